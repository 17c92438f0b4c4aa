### 1862: Railway Mania in the Eastern Counties.

title-name = 1862：東部諸州の鉄道狂時代
title-short = 1862
title-about = 議会での特許、3種類の列車、果てしない合併、そして最後にLNER。2～8人、約4時間。
money = £{ $amount }
option-length = ゲームの長さ
option-length-standard = 標準
option-length-short = 短い（列車カードが少ない）
option-length-long = 長い（列車カードが多い）
option-variant = 列車
option-variant-standard = 貨物・ローカル・急行、免許あり
option-variant-simple_express = 急行のみ、免許なし
option-variant-simple_freight = 貨物のみ、免許なし
option-variant-advanced_freight = 貨物とローカル、免許あり
option-variant-advanced_express = 急行とローカル、免許あり
option-short_game = 短縮ゲーム
option-short_game-false = なし
option-short_game-true = 最初のE列車でLNER、D列車は廃車にならない
option-beginner = 初心者ゲーム
option-beginner-false = なし
option-beginner-true = 勅許会社のみ。償還・保証書の購入・ハドソンの策略なし（単一列車）
option-eight_markers = 駅マーカー
option-eight_markers-false = 1社7個まで
option-eight_markers-true = 1社8個まで
option-rulings = 解釈
option-rulings-rulebook = ルールブックどおり
option-rulings-site = 18xx.gamesどおり（取り込みゲーム）

## ことば

place-name = { $name }
bank = 銀行
bank-payer = 銀行
source-ipo = IPO
source-pool = バンクプール
source-treasury = チャーター
train-freight = 貨物
train-local = ローカル
train-express = 急行
misfit-not-buildable = そこには敷設できない
misfit-wrong-colour = 次の色ではない
misfit-wrong-label = 文字が一致しない
misfit-wrong-stops = 大駅用と小駅用のタイルは別
misfit-wrong-rotation = この向きでは置けない
misfit-made-for-other-hex = 別のヘクス専用
misfit-track-lost = 既存の線路が失われる
misfit-closed-edge = 線路が盤外・海・障壁に向かう
misfit-across-split = 分割線を越える

## できない理由

refusal-no-such-company = 会社「{ $company }」はありません。
refusal-no-such-hex = 「{ $hex }」という場所はありません。
refusal-no-such-tile = その向きのタイル「{ $tile }」はありません。
refusal-no-such-train = 他社に列車「{ $train }」はありません。
refusal-cannot-pay = 費用は{ MONEY($needed) }、手元は{ MONEY($held) }です。
refusal-not-available = { $company }はこのフェイズではまだ登場しません。
refusal-already-started = { $company }はすでに開始しています。
refusal-no-room-at-home = { $company }の本拠地マーカーを{ HEX($hex) }に置けません。
refusal-missed-obligation-waits = { $company }は設立に失敗したばかりです。次の株式ラウンドの後まで請願できません。
refusal-bid-not-in-steps = 入札額は{ MONEY($step) }の倍数です。
refusal-bid-too-low = { MONEY($least) }以上で入札してください。
refusal-bid-too-high = { MONEY($most) }まで。最低額面の3株分を残す必要があります。
refusal-other-auction = いまは{ $company }の競りです。
refusal-no-such-par = { MONEY($price) }は額面価格にありません。
refusal-no-such-start-price = { MONEY($price) }は開始価格にありません。
refusal-at-certificate-limit = 証券保有制限（{ $limit }枚）に達しています。
refusal-only-this-company = いま買えるのはIPOの{ $company }だけです。
refusal-bad-marker-number = マーカーは{ $least }～{ $most }個です。
refusal-not-started = { $company }はまだ開始していません。
refusal-no-share-there = { $company }の株はそこにありません。
refusal-sold-this-round = このラウンドに{ $company }を売ったので買えません。
refusal-bought-this-round = { $company }のうち、このラウンドに買った株は売れません。売れるのは{ $most }株です。
refusal-not-so-many = { $company }の保有は{ $held }株です。
refusal-one-block = { $company }はこの手番にひとまとめで売却済みです。
refusal-no-singles-to-keep = 社長株のうち{ $keep }株を残しますが、1株券は{ $there }枚しかありません。
refusal-must-sell-first = 証券が{ $held }枚あり、制限は{ $limit }枚です。売却してください。
refusal-more-than-owed = 罰金には{ $company }の{ $most }株で足ります。それより多くは売れません。
refusal-no-new-companies = LNER設立後は会社を開始できません。
refusal-only-by-parliament = 初心者ゲームでは会社は請願ラウンドでのみ開始します。
refusal-not-in-phase = タイル{ $tile }はまだ使えません。
refusal-no-tile-left = タイル{ $tile }は残っていません。
refusal-tile-does-not-fit = タイル{ $tile }は{ HEX($hex) }に置けません：{ $why }。
refusal-not-land = タイルは陸地にだけ置けます。{ HEX($hex) }は陸地ではありません。
refusal-no-tile-fits = { HEX($hex) }に合うタイルはもうありません。
refusal-not-connected = 会社の路線網が{ HEX($hex) }の新しい線路に届きません。
refusal-build-is-over = Nのない黄色タイル2枚、または他の建設1回だけです。
refusal-home-first = まず本拠地{ HEX($hex) }に敷設してください。
refusal-must-build-home = 本拠地{ HEX($hex) }にタイルを敷設しなければなりません。
refusal-no-such-line = { HEX($hex) }に小駅のないその線はありません。
refusal-no-free-slot = { HEX($hex) }に空きがありません。
refusal-marker-there = { HEX($hex) }にはすでにマーカーがあります。
refusal-not-reached = 会社の路線網が{ HEX($hex) }に届きません。
refusal-link-replaces-track = ロンドンへの接続は建設の代わりに行います。
refusal-not-your-train = 会社に列車「{ $train }」はありません。
refusal-train-twice = 列車{ $train }は1回しか走れません。
refusal-no-permit = 列車{ $train }の免許がありません。
refusal-broken-track = { $train }：線路がつながっていません。
refusal-track-twice = { $train }：同じ線路を2回使っています。
refusal-stop-twice = { $train }：同じ駅または地域に2回停車しています。
refusal-ends-in-small-station = { $train }：経路の端は大駅か地域でなければなりません。
refusal-too-few-stops = { $train }：大駅2つ、または大駅1つと地域が必要です。
refusal-no-own-marker = { $train }：経路上に自社のマーカーがありません。
refusal-same-kind-of-ends = { $train }：港から港、赤い地域から赤い地域へは走れません。
refusal-station-full = { $train }：{ HEX($hex) }は他社のマーカーで満杯で、終点にしかできません。
refusal-area-ends-route = { $train }：{ HEX($area) }は盤外地域で、終点にしかできません。
refusal-no-link = { $train }：ロンドンには接続マーカーが必要です。
refusal-local-leaves-map = { $train }：ローカル列車は地域に入れません。
refusal-too-many-stops = { $train }：停車は{ $most }駅までです。
refusal-wrong-count = { $train }：数える停車駅は経路上の{ $most }駅までです。
refusal-too-far = { $train }：{ $most }ヘクスまでです。
refusal-no-chain = 貨物列車は端どうしをつないで1本の鎖にします。別々に走れるのはパーマネントの列車だけで、廃車になる列車があればその1本がつながらなければなりません。
refusal-joined-not-run = { $train }はつなげません。この運行の貨物列車ではありません。
refusal-no-main-route = 1つの経路は本拠地マーカーを通らなければなりません。
refusal-routes-apart = すべての経路は大駅でつながらなければなりません。
refusal-must-run = 収益を上げられるので、少なくとも1本は運行しなければなりません。
refusal-figures-are-computed = 収益は経路から計算されます。
refusal-no-hudson = ハドソンの策略は、収益が株価より低く、不足分の資金があるときだけです。
refusal-hudson-not-played = 初心者ゲームにハドソンの策略はありません。
refusal-at-train-limit = 列車保有制限は{ $limit }で、これ以上買えません。
refusal-type-not-in-game = このゲームにその種類の列車はありません。
refusal-too-many-warranties = 保証書は{ $most }枚まで追加できます。
refusal-only-bank-train = いまは銀行からのみ列車を買えます。
refusal-seller-in-receivership = { $company }は管財下で、列車を売りません。
refusal-name-type-or-train = 銀行の列車は種類で、他社の列車はカードで指定してください。
refusal-train-is-due = 会社は必ず列車を持たなければなりません。
refusal-not-forced = 列車があるか、買う資金があります。
refusal-used-train-first = { $company }の列車{ $train }を買えます。資金の調達は、列車を買えないときだけです。
refusal-sale-too-small = 金庫株を売っても足りません。
refusal-refinancing-too-small = 再融資しても列車を買えません。
refusal-same-company = 自社とは合併できません。
refusal-not-floated = { $company }は未設立です。
refusal-in-receivership = { $company }は管財下です。
refusal-no-connection = { $company }から{ $partner }への経路がありません。
refusal-asked-already = { $director }はこの申し出をすでに断りました。
refusal-not-merging = 存続するのは{ $first }か{ $second }です。
refusal-no-such-marker = { HEX($hex) }に自社のマーカーはありません。
refusal-home-marker-stays = { HEX($hex) }の本拠地マーカーは残ります。
refusal-no-early-end = ゲームは終了条件のいずれかが満たされるまで続きます。
refusal-options-clash = 「{ $first }」は「{ $second }」と組み合わせられません。

## 記録

log-round-parliament = 請願ラウンド（第{ $turn }ターン）。
log-round-stock = 株式ラウンド{ $turn }。
log-round-operating = 運営ラウンド{ $turn }.{ $number }（全{ $of }回）。
log-priority = 優先取引：{ $seat }。
log-phase = フェイズ{ $phase }が始まります。
log-lner-coming = この運営ラウンド群の終わりにLNERが設立されます。
log-lner = LNER設立：残りは株式ラウンド1回と運営ラウンド3回。証券保有制限は{ $limit }枚。
log-top = { $company }の株価が1000に到達：この運営ラウンドで終了します。
log-opens = { $seat }が{ $company }の競りを{ MONEY($amount) }で開始。
log-raises = { $seat }が{ $company }に{ MONEY($amount) }を入札。
log-wins = { $seat }が{ $company }の特許を{ MONEY($amount) }で獲得。
log-charter = { $company }が額面{ MONEY($par) }の特許を得る。
log-started = { $company }が特許なしで開始。額面マーカーは{ MONEY($par) }。
log-launched = { $company }が設立されました。
log-missed = { $company }は未設立：{ $seat }に罰金{ MONEY($amount) }。
log-debt-cancelled = { $seat }に残りはなく、{ MONEY($amount) }の債務は帳消し。
log-shares-bought = { $who }が{ $company }を{ $shares }株購入。
log-shares-redeemed = { $who }が{ $company }を{ $shares }株償還。
log-shares-exchanged = { $who }が交換で{ $company }を{ $shares }株得る。
log-shares-returned = { $who }が{ $company }を{ $shares }株返す。
log-sold = { $seat }が{ $company }を{ $shares }株、1株{ MONEY($price) }で売却。
log-director = { $seat }が{ $company }の社長になる。
log-receivership = { $company }は管財下に入る。
log-bankrupt = { $company }は破産。
log-price = { $company }の株価：{ $old } → { $new }。
log-no-share = { $seat }は何も買わない。
log-no-more-build = { $company }は2枚目を敷設しない。
log-lay = { $company }が{ HEX($hex) }にタイル{ $tile }を敷設。
log-upgrade = { $company }が{ HEX($hex) }をタイル{ $tile }にアップグレード。
log-station = { HEX($hex) }に小駅を追加。
log-marker = { $company }が駅マーカーを配置：{ HEX($hex) }。
log-marker-displaced = { HEX($hex) }の{ $company }のマーカーはチャーターに戻る。
log-marker-excess = { $company }が{ HEX($hex) }のマーカーを取り除く。
log-marker-doubled = { HEX($hex) }の重複マーカーを除去（{ $company }）。
log-marker-closed = { HEX($hex) }の{ $company }のマーカーを除去。
log-run = { $company }の収益は{ MONEY($revenue) }。
log-run-subsidy = { $company }の収益は{ MONEY($revenue) }、補助金は{ MONEY($subsidy) }。
log-pays = { $company }は1株あたり{ MONEY($amount) }を配当。
log-retains = { $company }は収益を留保。
log-train = { $who }が銀行から{ $train }列車を購入（保証書{ $warranties }枚）。
log-train-bought = { $who }が{ $owner }から{ $train }列車を購入。
log-train-merged = { $owner }の{ $train }列車は存続会社へ。
log-train-rusted = { $owner }の{ $train }列車は廃車。
log-train-closed = { $owner }の{ $train }列車はゲームから除去。
log-merges = { $lost }が{ $survivor }に合併。新株価は{ MONEY($price) }。
log-acquires = 買収：{ $survivor }が存続し{ $lost }が消える。新株価は{ MONEY($price) }。
log-asks-merge = { $company }が{ $partner }に合併を申し込む。
log-asks-acquire = { $company }が{ $partner }に買収を申し込む。
log-asks-train = { $company }が{ $partner }に列車の売却を申し込む。
log-agrees = { $seat }が同意。
log-declines = { $seat }が拒否。
log-refinances = { $company }が再融資。
log-option-redeemed = { $who }が{ $company }のオプションを償還。
log-option-given-up = { $who }が{ $company }のオプションを手放す。
log-leaves = { $company }はゲームから除外。
log-pass-parliament = { $seat }：競りを開始しない。
log-pass-auction = { $seat }：競りから降りる。
log-pass-further = { $seat }：追加購入なし。
log-pass-stock = { $seat }：パス。
log-pass-build = { $seat }：建設なし。
log-pass-marker = { $seat }：マーカー配置なし。
log-pass-train = { $seat }：列車購入なし。
log-pass-redeem = { $seat }：償還なし。
log-pass-merge = { $seat }：合併なし。
log-pass-acquire = { $seat }：買収なし。
log-pay-bankrupt = { $payer } → { $payee }：{ MONEY($amount) }（破産会社の株の代金）。
log-pay-capital = { $payer } → { $payee }：{ MONEY($amount) }（資本金）。
log-pay-dividend = { $payer } → { $payee }：{ MONEY($amount) }（配当）。
log-pay-fine = { $payer } → { $payee }：{ MONEY($amount) }（罰金）。
log-pay-hudson = { $payer } → { $payee }：{ MONEY($amount) }（ハドソンの策略）。
log-pay-markers = { $payer } → { $payee }：{ MONEY($amount) }（駅マーカー代）。
log-pay-option = { $payer } → { $payee }：{ MONEY($amount) }（オプション代）。
log-pay-redeemed = { $payer } → { $payee }：{ MONEY($amount) }（償還代）。
log-pay-refinanced = { $payer } → { $payee }：{ MONEY($amount) }（再融資）。
log-pay-retained = { $payer } → { $payee }：{ MONEY($amount) }（留保収益）。
log-pay-sale = { $payer } → { $payee }：{ MONEY($amount) }（株の売却代金）。
log-pay-subsidy = { $payer } → { $payee }：{ MONEY($amount) }（補助金）。
log-pay-train = { $payer } → { $payee }：{ MONEY($amount) }（列車代）。
log-pay-treasury = { $payer } → { $payee }：{ MONEY($amount) }（金庫株の代金）。
log-pay-unchanged = { $payer } → { $payee }：{ MONEY($amount) }（交換できない株の代金）。
log-over-bank = 銀行が破綻し、運営ラウンド群が終了。
log-over-top = 株価が1000に到達し、運営ラウンドが終了。
log-over-lner = LNER後の最後の運営ラウンドが終了。
log-over-stalled = 運営する会社がなく、誰も何もできないため終了。
log-over-agreed = プレイヤーの合意でゲーム終了。

## 問い

ask-parliament = { $seat }：競りを開始するか、パス。
ask-auction = { $seat }：{ $company }に{ $bidder }が{ MONEY($bid) }。上げるか、降りるか。
ask-par = { $seat }：{ $company }の額面を決めてください。
ask-further = { $seat }：{ $company }をもう1株買いますか。
ask-markers = { $seat }：{ $company }は駅マーカーを何個買いますか。
ask-stock = { $starts ->
    [no] { $seat }：株を売り、その後1株買うか、パス。
   *[yes] { $seat }：株を売り、その後1株買うか会社を開始するか、パス。
 }
ask-fine = { $seat }：罰金{ MONEY($amount) }のために株を売ってください。
ask-home = { $seat }：{ $company }のマーカーのため本拠地をアップグレードしてください。
ask-merge = { $seat }：{ $company }を合併しますか。
ask-acquire = { $seat }：{ $company }は他社を買収しますか。
ask-survivor = { $seat }：{ $company }と{ $partner }、どちらが存続しますか。
ask-consent = { $seat }：{ $company }が{ $partner }との統合を望んでいます。存続は{ $survivor }。同意しますか。
ask-option = { $seat }：{ $company }のオプションを償還しますか、手放しますか。
ask-remove-marker = { $seat }：{ $company }のマーカーが多すぎます。1個取り除いてください。
ask-build = { $seat }：{ $company }の建設、またはパス。
ask-build-home = { $seat }：{ $company }の本拠地に建設してください。
ask-marker = { $seat }：{ $company }の駅マーカーを置くか、パス。
ask-run = { $seat }：{ $company }の列車を運行してください。
ask-pay = { $seat }：{ $company }の収益は{ MONEY($revenue) }。配当か留保か。
ask-train = { $seat }：{ $company }の列車を買うか、先へ進む。
ask-train-due = { $seat }：{ $company }には列車が必要です。買うか、資金を調達してください。
ask-train-consent = { $seat }：{ $company }が{ $seller }の{ $train }列車を{ MONEY($price) }で求めています。売りますか。
ask-redeem = { $seat }：{ $company }は株を償還しますか。
offer-open = 競りを開始
offer-bid = 上げる
offer-par = 額面
offer-markers = 駅マーカー
offer-buy = 株を買う
offer-sell = 株を売る
offer-start = { $company }を開始
offer-home = 本拠地をアップグレード
offer-merge = 合併相手
offer-acquire = 買収相手
offer-survivor = 存続会社
offer-lay = タイルの敷設・アップグレード
offer-station = 小駅を追加
offer-marker = 駅マーカーを配置
offer-link = ロンドンへの接続
offer-run = 運行
offer-pay = 収益
offer-train = 銀行の列車
offer-used = 他社の列車
offer-remove = マーカーを除去
choice-pass = パス
choice-done = 終了
choice-drop-out = 降りる
choice-enough = もう買わない
choice-par = { MONEY($price) }
choice-buy = { $company }を{ MONEY($price) }で
choice-buy-from = { $company }（{ $source }）{ MONEY($price) }
choice-sell = { $company } { $shares }株を{ MONEY($amount) }で
choice-start = { $company }を{ MONEY($price) }で
choice-markers = { $number }個（{ MONEY($cost) }）
choice-partner = { $company }
choice-survivor = { $company }が存続
choice-no-merger = しない
choice-agree = 同意する
choice-decline = 断る
choice-no-build = 建設しない
choice-no-second-tile = 2枚目は敷設しない
choice-station = { HEX($hex) }、線{ $line }
choice-marker = { $city }
choice-link = ロンドン（{ HEX($hex) }）
choice-no-marker = 配置しない
choice-run = 収益{ MONEY($revenue) }
choice-run-subsidy = 収益{ MONEY($revenue) }、補助金{ MONEY($subsidy) }
choice-no-run = 運行しない
choice-pay = { MONEY($amount) }を配当
choice-retain = { MONEY($amount) }を留保
choice-hudson = ハドソンの策略：{ MONEY($amount) }を足して配当
choice-train = { $train }を{ MONEY($price) }で
choice-train-warranties = { $train }を{ MONEY($price) }で、保証書つき（1枚£50）
choice-used = { $seller }の{ $train }（{ $type }）{ MONEY($price) }
choice-sell-treasury = 金庫株{ $shares }株を売る（不足{ MONEY($short) }）
choice-refinance = { MONEY($amount) }の再融資
choice-bankrupt = 破産する
choice-no-train = これ以上買わない
choice-redeem-share = 1株を{ MONEY($price) }で償還
choice-no-redemption = 償還しない
choice-remove = { HEX($hex) }
choice-keep-director = 社長株を{ MONEY($amount) }で保持
choice-give-up-share = 株を{ MONEY($amount) }で手放す
choice-give-up-director = 社長株を{ MONEY($amount) }で手放す
choice-keep-share = 株を{ MONEY($amount) }で保持
note-cash-after = 残り{ MONEY($amount) }
note-capital = 資本金{ MONEY($amount) }
note-price-after = 株価は{ MONEY($price) }に
note-per-share = 1株{ MONEY($amount) }
note-start = 費用{ MONEY($cost) }、額面マーカー{ MONEY($par) }
note-company = 本拠地：{ HEX($hex) }、免許：{ LIST($permits) }
note-if-agrees = { $seat }が同意すれば
stop-paid = { $name } { $amount }
note-route = { $train }：{ LIST($stops) } = { MONEY($revenue) }
note-so-far = { $subsidy ->
    [0] ここまで：収益{ MONEY($revenue) }
   *[other] ここまで：収益{ MONEY($revenue) }、補助金{ MONEY($subsidy) }
 }
stop-first = ここから始まります。価値は{ MONEY($amount) }
stop-pays = { $train }：{ MONEY($amount) }
stop-counted = { $train }：0。同じ駅や地域は1回だけ数え、{ $other }が数えています。
stop-halt = { $train }：0。小駅の収入はローカル列車だけのものです。
stop-between = { $train }：0。貨物列車は鎖の両端だけ収入になります。
stop-beyond = { $train }：0。最も高い{ $counts }か所だけを数えます。
idle-no-route = { $train }は運行しません：走れる経路がありません。
idle-apart = { $train }は運行しません：どの経路もほかの列車とつながりません。
idle-paid = { $train }は運行しません：届く駅の収益はすべてほかの列車が得ています。
idle-chain = { $train }は運行しません：加えても貨物列車の鎖の収益は増えません。
idle-unknown = { $train }は運行しません：すべての使い方を調べてはいません。
run-bonus = 貨物ボーナス{ $amount }
note-merged-price = 新株価{ MONEY($price) }
note-exchange = { $seat }：{ $held } → { $kept }
note-exchange-option = { $seat }：{ $held } → { $kept }とオプション
note-link-next = その後ロンドンへの接続が可能

## 画面

stage-parliament = 請願ラウンド（第{ $turn }ターン）、フェイズ{ $phase }
stage-stock = 株式ラウンド{ $turn }、フェイズ{ $phase }
stage-operating = 運営ラウンド{ $turn }.{ $number }（全{ $of }回）、フェイズ{ $phase }
stage-over = ゲーム終了
scene-home = { $company }の本拠地
scene-marker = { HEX($hex) }の{ $company }の駅マーカー
scene-company = { $id } – { $name }
scene-chartered = 勅許会社
scene-own = 非勅許会社
scene-director = 社長
scene-receivership = 管財下
scene-ruined = 株も、株を買うお金もありません。あとは他の人の勝負を見守るだけです。
scene-band = { $band }：{ $trains }
scene-tile = タイル{ $tile }
panel-market = 株価チャート
zone-yellow = 請願ラウンドの額面、開始価格にもなる
zone-red = 会社を開始できるその他の価格
zone-green = 社長以外の売却では株価があまり下がらない
zone-gray = 0になると会社は破産
panel-parliament = 請願
panel-exchange = 株式の交換
panel-shares = 株式
panel-charters = 会社
panel-trains = 列車
panel-tiles = タイル
panel-sheet = 最終集計
panel-merger = { $company }が存続する場合
merger-after = 合併後の{ $company }（{ MONEY($price) }）
merger-money = 現金の増減
exchange-option = オプション：償還、放棄
column-home = 本拠地
column-permit = 免許
column-phase = フェイズ
column-bid = 入札
column-ipo = IPO
column-pool = プール
column-treasury = 金庫
column-price = 株価
fact-treasury = 金庫
fact-trains = 列車
fact-permits = 免許
fact-markers = 残りマーカー
fact-home = 本拠地
fact-par = 額面
fact-price = 価格
fact-rusts = 廃車の契機
fact-cash = 現金
fact-worth = 資産
fact-certificates = 証券
fact-directs = 社長
worth-cash = 現金{ MONEY($amount) }
worth-company = { $company }：{ $shares }株 × { MONEY($price) } = { MONEY($amount) }
worth-company-half = { $company }：{ $shares }株 × { MONEY($price) }、列車がないので半分 = { MONEY($amount) }
sheet-cash = 現金
sheet-total = 合計

## For newcomers, under the question: `hint-` and the rest of the question's id

hint-parliament = { $game ->
    [beginner] 競りに勝つと会社の勅許を得て、額面を決め、すぐに3株を買います。入札は£0からできます。初心者ゲームでは会社は請願ラウンドでだけ開始します。
   *[whole] 競りに勝つと会社の勅許を得て、額面を決め、すぐに3株を買います。入札は£0からできます。ほかの会社は株式ラウンドで勅許なしに開始できます。
 }
hint-auction = 最後まで残った人の勝ちです。入札額のほかに額面で3株分、少なくとも£162が必要です。
hint-par = 1株の値段です。設立された会社はその10倍を受け取ります。次の株式ラウンドの終わりまでに5株売れる必要があります。
hint-further = 5株売れると会社は設立され、運営を始めます。次の株式ラウンドまでに設立されないと罰金を払います。
hint-markers = マーカーを買えるのは今だけです。運行の起点にしたい都市ごとに1個必要ですが、列車の資金も残してください。
hint-stock = 会社は5株買われると運営を始めます。3株以上で最も多く持つ人が社長です。
hint-fine = 会社が期限までに設立されませんでした。罰金を払えるまで売ってください。
hint-home = 本拠地がいっぱいです。大きいタイルにすると最初のマーカーを置けます。
hint-merge = { $trains ->
    [simple] 合併すると2社の資金と列車が一つになり、2株が1株になります。ふつうはせずに進みます。
   *[permits] 合併すると2社の資金、列車、免許が一つになり、2株が1株になります。ふつうはせずに進みます。
 }
hint-acquire = 手番の最後に行う合併です。2社が1社に、2株が1株になります。
hint-survivor = 存続会社は名前と本拠地を保ちます。もう一方は後でまた開始できます。
hint-consent = 株の表で、統合後に誰が何を持つかを確かめてください。
hint-option = 半端な1株です。新しい株価の半額を払って1株にするか、お金を受け取ります。
hint-remove-marker = マーカーは全部で{ $most }個までです。列車に必要なものを残してください。
hint-build = 光っているヘクスに触れ、タイルを選んで回してください。建設は無料です。自社のマーカーを別の都市、盤外地域、港とつなげましょう。
hint-build-home = 最初のタイルは本拠地に置きます。光っているヘクスに触れ、タイルを選んで回してください。建設は無料です。
hint-marker = マーカーは1手番に1個、無料です。他社で埋まっても、その都市を列車が通れます。
hint-run = { $trains ->
    [simple_freight] 貨物列車は両端と距離で稼ぎます。数本あるときは、パーマネントを除いて1本の鎖につなぎます。
    [simple_express] 急行列車は、その数字までの大駅と盤外地域で稼ぎます。小駅は数えません。
    [advanced_freight] Fは両端と距離、Lは大駅と小駅、それに補助金を数えます。免許のない列車は走りません。
    [advanced_express] Lは大駅と小駅、それに補助金、Eは大駅と盤外地域だけを数えます。免許のない列車は走りません。
   *[standard] Fは両端と距離、Lは大駅と小駅、それに補助金、Eは大駅と盤外地域だけを数えます。免許のない列車は走りません。
 }
hint-pay = 株価以上を配当すると株価は上がります。留保すると下がりますが、列車を買う資金が貯まります。
hint-train = { $trains ->
    [simple_freight] 文字が進むほど良い列車になり、文字によっては古い列車が廃車になります。保証書があれば、廃車になる列車も1枚につきもう1回走れます。
    [simple_express] 文字が進むほど良い列車になり、文字によっては古い列車が廃車になります。保証書があれば、廃車になる列車も1枚につきもう1回走れます。
    [advanced_freight] 列車は同じ種類の免許があるときだけ走れます（Fは貨物、Lはローカル）。保証書があれば、廃車になる列車も1枚につきもう1回走れます。
    [advanced_express] 列車は同じ種類の免許があるときだけ走れます（Lはローカル、Eは急行）。保証書があれば、廃車になる列車も1枚につきもう1回走れます。
   *[standard] 列車は同じ種類の免許があるときだけ走れます（Fは貨物、Lはローカル、Eは急行）。保証書があれば、廃車になる列車も1枚につきもう1回走れます。
 }
hint-train-due = { $game ->
    [beginner] 会社は手番の終わりに列車を持っていなければなりません。買えなければ再融資します。2株が1株になり、会社は額面の10倍を受け取ります。それでも足りないときだけ破産です。あなたの自腹はありません。
   *[whole] 会社は手番の終わりに列車を持っていなければなりません。買えなければ、金庫株を売るか再融資します。再融資では2株が1株になり、会社は額面の10倍を受け取ります。どちらでも足りないときだけ破産です。あなたの自腹はありません。
 }
hint-train-consent = 価格は決まっていて、売る会社の資金に入ります。
hint-redeem = 自社の株は会社に配当をもたらします。ふつうは列車のために資金を残します。
