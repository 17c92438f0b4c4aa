### 1862: Railway Mania in the Eastern Counties.

money = £{ $amount }

## ことば

place-name = { $name }
bank = 銀行
bank-payer = 銀行
source-ipo = IPO
source-pool = バンクプール
source-treasury = 会社のチャーター
train-freight = 貨物
train-local = ローカル
train-express = 急行
misfit-not-buildable = そこには敷設できません
misfit-wrong-colour = 次の色のタイルではありません
misfit-wrong-label = ヘクスとタイルの文字が違います
misfit-wrong-stops = 大駅のヘクスと小駅のヘクスでは、使うタイルが違います
misfit-wrong-rotation = この向きでは置けません
misfit-made-for-other-hex = ほかのヘクス専用のタイルです
misfit-track-lost = 今の線路が失われます
misfit-closed-edge = 線路がマップの外・海・障壁に向かいます
misfit-across-split = 線路が分割線を越えます

## できない理由

refusal-no-such-company = このゲームに会社「{ $company }」はありません。
refusal-no-such-hex = このマップにヘクス「{ $hex }」はありません。
refusal-no-such-tile = その向きのタイル「{ $tile }」はありません。
refusal-no-such-train = 他社に列車「{ $train }」はありません。
refusal-cannot-pay = { MONEY($needed) }かかりますが、手元には{ MONEY($held) }しかありません。
refusal-not-available = { $company }はまだこのフェイズでは使えません。
refusal-already-started = { $company }はすでに立ち上げ済みです。
refusal-no-room-at-home = { $company }は立ち上げられません。{ HEX($hex) }に本拠地マーカーを置くスロットがありません。
refusal-missed-obligation-waits = { $company }は期限までに設立されなかったばかりです。次の株式ラウンドが終わるまで請願できません。
refusal-bid-not-in-steps = 入札額は{ MONEY($step) }の倍数にしてください。
refusal-bid-too-low = { MONEY($least) }以上で入札してください。
refusal-bid-too-high = 入札は{ MONEY($most) }までです。最低額面で3株分の資金を残す必要があります。
refusal-other-auction = 今は{ $company }の競りの最中です。
refusal-no-such-par = { MONEY($price) }という額面はありません。
refusal-no-such-start-price = { MONEY($price) }という開始価格はありません。
refusal-at-certificate-limit = 証券保有制限（{ $limit }枚）に達しています。
refusal-only-this-company = 今買えるのは、IPOにある{ $company }の株だけです。
refusal-bad-marker-number = 駅マーカーは{ $least }～{ $most }個買ってください。
refusal-not-started = { $company }はまだ立ち上げられていません。
refusal-no-share-there = { $company }の株はそこにありません。
refusal-sold-this-round = この株式ラウンドで{ $company }の株を売ったので、同じラウンド中には買えません。
refusal-bought-this-round = { $most ->
        [0] この株式ラウンドで買った{ $company }の株は、同じラウンド中には売れません。ほかに売れる株はありません。
       *[other] この株式ラウンドで買った{ $company }の株は、同じラウンド中には売れません。売れるのは{ $most }株までです。
    }
refusal-not-so-many = { $held ->
        [0] { $company }の株を持っていません。
       *[other] { $company }の株は{ $held }株しか持っていません。
    }
refusal-one-block = { $company }の株はこの手番ですでに売りました。売却は1手番に1回で、まとめて行います。
refusal-no-singles-to-keep = { $there ->
        [0] 社長株のうち{ $keep }株が手元に残りますが、引き換える1株券がないため、その株数では売れません。
       *[other] 社長株のうち{ $keep }株が手元に残りますが、引き換える1株券が{ $there }枚しかないため、その株数では売れません。
    }
refusal-must-sell-first = 証券が{ $held }枚あり、証券保有制限（{ $limit }枚）を超えています。先に売ってください。
refusal-more-than-owed = { $company }の株は、{ $most }株で罰金に足ります。それより多くは売れません。
refusal-no-new-companies = LNERの設立後は、会社を立ち上げられません。
refusal-only-by-parliament = 初心者ゲームでは、会社は請願ラウンドでだけ立ち上げられます。
refusal-not-in-phase = タイル{ $tile }はこのフェイズではまだ使えません。
refusal-no-tile-left = タイル{ $tile }は残っていません。
refusal-tile-does-not-fit = タイル{ $tile }は{ HEX($hex) }に置けません（{ $why }）。
refusal-not-land = タイルは陸地にだけ置けます。{ HEX($hex) }は陸地ではありません。
refusal-no-tile-fits = { HEX($hex) }に合うタイルはもうありません。
refusal-not-connected = 会社の路線網が{ HEX($hex) }の新しい線路に届きません。
refusal-build-is-over = 建設できるのは、Nのない黄色タイル2枚まで、またはほかの建設1回です。
refusal-home-first = まず本拠地{ HEX($hex) }にタイルを敷設してください。
refusal-must-build-home = 本拠地{ HEX($hex) }にタイルを敷設しなければなりません。
refusal-no-such-line = { HEX($hex) }には、小駅のないその線路はありません。
refusal-no-free-slot = { HEX($hex) }には空きスロットがありません。
refusal-marker-there = { HEX($hex) }にはすでにこの会社のマーカーがあります。
refusal-not-reached = 会社の路線網が{ HEX($hex) }に届きません。
refusal-link-replaces-track = この手番はすでに建設したので、ロンドンへの接続はできません。接続は建設の代わりに行います。
refusal-not-your-train = 会社に列車「{ $train }」はありません。
refusal-train-twice = { $train }列車が走れるのは1手番に1回だけです。
refusal-no-permit = { $company }には{ $train }列車の免許がありません。
refusal-broken-track = { $train }：線路がつながっていません。
refusal-track-twice = { $train }：同じ線路を2回使っています。
refusal-stop-twice = { $train }：同じ駅または盤外地域に2回停車しています。
refusal-ends-in-small-station = { $train }：経路の両端は大駅か盤外地域・港でなければなりません。
refusal-too-few-stops = { $train }：大駅が2つ、または大駅1つと盤外地域・港が1つ必要です。
refusal-no-own-marker = { $train }：経路上に自社のマーカーがありません。
refusal-same-kind-of-ends = { $train }：港から港、赤い盤外地域から赤い盤外地域へは走れません。
refusal-station-full = { $train }：{ HEX($hex) }は他社のマーカーで満杯なので、経路の端にしかなりません。
refusal-area-ends-route = { $train }：{ HEX($area) }は盤外地域なので、経路の端にしかなりません。
refusal-no-link = { $train }：ロンドンに入るには、ロンドンへの接続が必要です。
refusal-local-leaves-map = { $train }：ローカル列車は盤外地域に入れません。
refusal-too-many-stops = { $train }：停車できるのは{ $most }駅までです。
refusal-wrong-count = { $train }：収益に数える停車駅を、経路上から{ $most }駅まで選んでください。
refusal-too-far = { $train }：進めるのは{ $most }ヘクスまでです。
refusal-no-chain = 貨物列車は、端をつないで1本に連結しなければなりません。別々に走れるのはパーマネントの貨物列車だけです。廃車になる貨物列車も走るなら、パーマネントの1輛はそれと連結します。
refusal-joined-not-run = { $train }は連結できません。この運行に使う貨物列車ではありません。
refusal-no-main-route = 経路の1つは本拠地マーカーを通らなければなりません。
refusal-routes-apart = すべての経路は大駅でつながらなければなりません。
refusal-must-run = 収益を上げられるので、列車を少なくとも1輛は運行しなければなりません。
refusal-figures-are-computed = 収益は経路から計算されるので、指定できません。
refusal-no-hudson = ハドソンの策略は使えません。収益が£10以上で株価より低く、不足分の資金があることが条件です。
refusal-hudson-not-played = 初心者ゲームではハドソンの策略を使えません。
refusal-at-train-limit = 列車保有制限（{ $limit }輛）に達しているので、これ以上買えません。
refusal-type-not-in-game = このゲームにその種類の列車はありません。
refusal-too-many-warranties = { $most ->
        [0] この列車に保証書は追加できません。
       *[other] 追加できる保証書は{ $most }枚までです。
    }
refusal-only-bank-train = 今は銀行からしか列車を買えません。
refusal-seller-in-receivership = { $company }は管財下にあるので、列車を売りません。
refusal-name-type-or-train = 銀行の列車は種類で、他社の列車はカードで指定してください。
refusal-train-is-due = 手番を終えられません。会社は列車を持っていなければなりません。
refusal-not-forced = この方法で資金は調達できません。すでに列車があるか、買う資金があります。
refusal-used-train-first = { $company }の{ $train }列車を買えます。資金を調達できるのは、列車を1輛も買えないときだけです。
refusal-sale-too-small = 会社のチャーターの株を売っても、列車の代金に足りません。
refusal-refinancing-too-small = 再融資を行っても、列車の代金に足りません。
refusal-same-company = 自社とは合併できません。
refusal-not-floated = { $company }はまだ設立されていません。
refusal-in-receivership = { $company }は管財下にあります。
refusal-no-connection = { $company }のマーカーと{ $partner }のマーカーが線路でつながっていません。
refusal-asked-already = { $director }はこの申し出をすでに断りました。
refusal-not-merging = 存続会社にできるのは{ $first }か{ $second }だけです。
refusal-no-such-marker = { HEX($hex) }に会社のマーカーはありません。
refusal-home-marker-stays = { HEX($hex) }の本拠地マーカーは取り除けません。
refusal-no-early-end = ゲームは終了条件のいずれかが満たされるまで続きます。
refusal-options-clash = 「{ $first }」は「{ $second }」と組み合わせられません。

## 記録

log-round-parliament = 請願ラウンド（第{ $turn }ターン）。
log-round-stock = 株式ラウンド{ $turn }。
log-round-operating = 運営ラウンド{ $turn }.{ $number }（全{ $of }回）。
log-priority = { $seat }がプライオリティを持つ。
log-phase = フェイズ{ $phase }が始まる。
log-lner-coming = このひと続きの運営ラウンドの終わりにLNERが設立される。
log-lner = LNERが設立される。残りは株式ラウンド1回と運営ラウンド3回。証券保有制限は{ $limit }枚。
log-top = { $company }の株価が£1,000に到達。この運営ラウンドでゲーム終了。
log-opens = { $seat }が{ $company }の競りを{ MONEY($amount) }で始める。
log-raises = { $seat }が{ $company }に{ MONEY($amount) }を入札。
log-wins = { $seat }が{ $company }の勅許を{ MONEY($amount) }で獲得。
log-charter = { $company }が額面{ MONEY($par) }で勅許を得る。
log-started = { $company }を勅許なしで立ち上げる。額面マーカーは{ MONEY($par) }。
log-launched = { $company }が設立される。
log-missed = { $company }は期限までに設立されず、{ $seat }に罰金{ MONEY($amount) }。
log-debt-cancelled = { $seat }にはもう払うものがなく、残りの{ MONEY($amount) }は免除。
log-shares-bought = { $who }が{ $company }の株を{ $shares }株、{ MONEY($amount) }で購入。
log-shares-redeemed = { $company }が自社の株を{ $shares }株、{ MONEY($amount) }で償還。
log-shares-exchanged = { $who }が交換で{ $company }の株を{ $shares }株得る。
log-shares-returned = { $who }が{ $company }の株を{ $shares }株返す。
log-sold = { $shares ->
        [1] { $seat }が{ $company }の株を1株、{ MONEY($price) }で売却。
       *[other] { $seat }が{ $company }の株を{ $shares }株、1株あたり{ MONEY($price) }で売却。
    }
log-director = { $seat }が{ $company }の社長になる。
log-receivership = { $company }は管財下に入る。
log-bankrupt = { $company }は破産。
log-price = { $company }の株価が{ MONEY($old) }から{ MONEY($new) }に動く。
log-no-share = { $seat }は株を買わない。
log-no-more-build = { $company }は2枚目を敷設しない。
log-lay = { $company }が{ HEX($hex) }にタイル{ $tile }を敷設。
log-upgrade = { $company }が{ HEX($hex) }をタイル{ $tile }にアップグレード。
log-station = { HEX($hex) }に小駅を追加。
log-marker = { $company }が{ HEX($hex) }に駅マーカーを置く。
log-home-marker = { $company }が{ HEX($hex) }に本拠地マーカーを置く。
log-link = { $company }がロンドンへの接続マーカーを置く。
log-marker-displaced = { HEX($hex) }の{ $company }のマーカーをチャーターに戻す。
log-marker-excess = { $company }が{ HEX($hex) }のマーカーを取り除く。
log-marker-doubled = { HEX($hex) }で重なった{ $company }のマーカーを取り除く。
log-marker-closed = { HEX($hex) }の{ $company }のマーカーを取り除く。
log-run = { $company }の収益は{ MONEY($revenue) }。
log-run-subsidy = { $company }の収益は{ MONEY($revenue) }、補助金は{ MONEY($subsidy) }。
log-route = { $train }：{ LIST($stops, between: "–") }。
log-no-run-train = { $company }は列車がないので運行しない。
log-no-run-permit = { $company }は持っている列車の免許がないので運行しない。
log-no-run-route = { $company }は走れる経路がないので運行しない。
log-pays = { $company }は1株あたり{ MONEY($amount) }を配当。
log-retains = { $company }は収益を留保。
log-train = { $warranties ->
        [0] { $who }が銀行から{ $train }列車を{ MONEY($price) }で購入（保証書なし）。
       *[other] { $who }が銀行から{ $train }列車を{ MONEY($price) }で購入（保証書{ $warranties }枚）。
    }
log-train-bought = { $who }が{ $owner }から{ $train }列車を{ MONEY($price) }で購入。
log-train-merged = { $owner }の{ $train }列車は存続会社へ。
log-train-rusted = { $owner }の{ $train }列車は廃車。
log-train-closed = { $owner }の{ $train }列車をゲームから除く。
log-merges = { $lost }は{ $survivor }に吸収合併。新株価は{ MONEY($price) }。
log-acquires = 買収により{ $survivor }が存続し、{ $lost }は消滅。新株価は{ MONEY($price) }。
log-asks-merge = { $company }が{ $partner }に合併を申し込む。
log-asks-acquire = { $company }が{ $partner }に買収を申し込む。
log-asks-train = { $company }が{ $partner }に列車の購入を申し込む。
log-agrees = { $seat }が同意。
log-declines = { $seat }が断る。
log-refinances = { $company }が再融資を行う。
log-option-redeemed = { $who }が{ $company }のオプション株を買い取る。
log-option-given-up = { $who }が{ $company }のオプション株を手放す。
log-leaves = { $company }をゲームから除く。
log-pass-parliament = { $seat }は競りを始めない。
log-pass-auction = { $seat }は競りから降りる。
log-pass-further = { $seat }は追加の株を買わない。
log-pass-stock = { $seat }はパス。
log-pass-build = { $company }は建設しない。
log-pass-marker = { $company }は駅マーカーを置かない。
log-pass-train = { $company }は列車の購入を終える。
log-pass-redeem = { $company }は株を償還しない。
log-pass-merge = { $company }は合併しない。
log-pass-acquire = { $company }は買収しない。
log-pay-bankrupt = { $payer }が破産会社の株の代金{ MONEY($amount) }を{ $payee }に支払う。
log-pay-capital = { $payer }が資本金{ MONEY($amount) }を{ $payee }に支払う。
log-pay-dividend = { $payer }が配当{ MONEY($amount) }を{ $payee }に支払う。
log-pay-fine = { $payer }が罰金{ MONEY($amount) }を{ $payee }に支払う。
log-pay-hudson = { $payer }がハドソンの策略で{ MONEY($amount) }を{ $payee }に支払う。
log-pay-markers = { $payer }が駅マーカーの代金{ MONEY($amount) }を{ $payee }に支払う。
log-pay-option = { $payer }がオプション株の代金{ MONEY($amount) }を{ $payee }に支払う。
log-pay-refinanced = { $payer }が再融資の{ MONEY($amount) }を{ $payee }に支払う。
log-pay-retained = { $payer }が留保収益{ MONEY($amount) }を{ $payee }に支払う。
log-pay-sale = { $payer }が株の売却代金{ MONEY($amount) }を{ $payee }に支払う。
log-pay-subsidy = { $payer }が補助金{ MONEY($amount) }を{ $payee }に支払う。
log-pay-treasury = { $payer }がチャーターの株の代金{ MONEY($amount) }を{ $payee }に支払う。
log-pay-unchanged = { $payer }が交換できない株の代金{ MONEY($amount) }を{ $payee }に支払う。
log-over-bank = 銀行が破綻し、ひと続きの運営ラウンドが終わったため、ゲーム終了。
log-over-top = 株価が£1,000に到達した運営ラウンドが終わり、ゲーム終了。
log-over-lner = LNER設立後の最後の運営ラウンドが終わり、ゲーム終了。
log-over-stalled = 運営する会社がなく、誰も何もできないため、ゲーム終了。
log-over-agreed = プレイヤー全員の合意でゲーム終了。

## 問い

ask-parliament = { $seat }：競りを始めるか、パスしてください。
ask-auction = { $seat }：{ $bidder }が{ $company }に{ MONEY($bid) }を入札しています。上げるか、降りてください。
ask-par = { $seat }：{ $company }の額面を決めてください。
ask-further = { $seat }：{ $company }をもう1株買いますか。
ask-markers = { $seat }：{ $company }は駅マーカーを何個買いますか。
ask-stock = { $starts ->
    [no] { $seat }：株を売り、その後1株買ってください。パスもできます。
   *[yes] { $seat }：株を売り、その後1株買うか会社を立ち上げてください。パスもできます。
 }
ask-fine = { $seat }：罰金{ MONEY($amount) }を払うために株を売ってください。
ask-home = { $seat }：{ $company }のマーカーを置けるように、本拠地をアップグレードしてください。
ask-merge = { $seat }：{ $company }はほかの会社と合併しますか。
ask-acquire = { $seat }：{ $company }はほかの会社を買収しますか。
ask-survivor = { $seat }：{ $company }と{ $partner }、どちらが存続しますか。
ask-consent = { $seat }：{ $company }が{ $partner }との統合を申し込んでいます。存続会社は{ $survivor }です。同意しますか。
ask-option = { $seat }：{ $company }のオプション株を買い取りますか、手放しますか。
ask-remove-marker = { $seat }：{ $company }のマーカーが多すぎます。1個取り除いてください。
ask-build = { $seat }：{ $company }の建設をするか、パスしてください。
ask-build-home = { $seat }：{ $company }の本拠地に建設してください。
ask-marker = { $seat }：{ $company }の駅マーカーを置くか、パスしてください。
ask-run = { $seat }：{ $company }の列車を運行してください。
ask-pay = { $seat }：{ $company }の収益は{ MONEY($revenue) }です。配当しますか、留保しますか。
ask-train = { $seat }：{ $company }の列車を買うか、次へ進んでください。
ask-train-due = { $seat }：{ $company }には列車が必要です。買うか、資金を調達してください。
ask-train-consent = { $seat }：{ $company }が{ $seller }の{ $train }列車を{ MONEY($price) }で買いたいと申し込んでいます。売りますか。
ask-redeem = { $seat }：{ $company }は株を償還しますか。
offer-open = 競りを始める
offer-bid = 上げる
offer-par = 額面を決める
offer-markers = 駅マーカー
offer-buy = 株を買う
offer-sell = 株を売る
offer-start = { $company }を立ち上げる（{ HEX($hex) }、{ LIST($permits) }）
offer-home = 本拠地をアップグレード
offer-merge = 合併相手
offer-acquire = 買収相手
offer-survivor = 存続会社
offer-lay = タイルを敷設・アップグレード
offer-station = 小駅を追加
offer-marker = 駅マーカーを置く
offer-link = ロンドンへの接続
offer-run = 運行する
offer-pay = 収益の扱い
offer-train = 銀行の列車を買う
offer-used = 他社の列車を買う
offer-remove = マーカーを取り除く
choice-pass = パス
choice-done = 完了
choice-drop-out = 降りる
choice-enough = もう買わない
choice-par = { MONEY($price) }
choice-buy = { $company }を{ MONEY($price) }で
choice-buy-from = { $company }を{ $source }から{ MONEY($price) }で
choice-sell = { $company }を{ $shares }株、{ MONEY($amount) }で
choice-start = 開始価格{ MONEY($price) }で{ $company }を立ち上げる
choice-markers = { $number }個（{ MONEY($cost) }）
choice-partner = { $company }
choice-survivor = { $company }が存続する
choice-no-merger = しないで進む
choice-agree = 同意する
choice-decline = 断る
choice-no-build = 建設しない
choice-no-second-tile = 2枚目は敷設しない
choice-station = { HEX($hex) }（{ HEX($one) }～{ HEX($other) }の線路）
choice-marker = { $city }
choice-link = ロンドン（{ HEX($hex) }）
choice-no-marker = 駅マーカーを置かない
choice-run = 収益{ MONEY($revenue) }で運行
choice-run-subsidy = 収益{ MONEY($revenue) }、補助金{ MONEY($subsidy) }で運行
choice-no-run = 運行しない
choice-pay = { MONEY($amount) }を配当
choice-retain = { MONEY($amount) }を留保
choice-hudson = ハドソンの策略：{ MONEY($amount) }を足して配当
choice-train = { $train }列車を{ MONEY($price) }で
choice-train-warranties = { $train }列車を{ MONEY($price) }で（保証書は1枚£50）
choice-used = { $seller }の{ $train }列車（{ $type }）を{ MONEY($price) }で
choice-sell-treasury = 会社のチャーターの株を{ $shares }株売る（不足額{ MONEY($short) }）
choice-refinance = 再融資で{ MONEY($amount) }を得る
choice-bankrupt = 破産する
choice-no-train = これ以上列車を買わない
choice-redeem-share = 1株を{ MONEY($price) }で償還
choice-no-redemption = 償還しない
choice-remove = { HEX($hex) }
choice-keep-director = { MONEY($amount) }払って社長株を残す
choice-give-up-share = 株を手放して{ MONEY($amount) }を受け取る
choice-give-up-director = 社長株を手放して{ MONEY($amount) }を受け取る
choice-keep-share = { MONEY($amount) }払って株を残す
note-cash-after = 残り{ MONEY($amount) }
note-capital = 資本金{ MONEY($amount) }
note-price-after = 株価は{ MONEY($price) }になる
note-price-rises = 株価は{ MONEY($price) }に上がる
note-price-stays = 株価は{ MONEY($price) }のまま
note-bankrupt = 会社は破産する
note-ends-at-top = この運営ラウンドでゲーム終了
note-per-share = 1株あたり{ MONEY($amount) }
note-start = 費用{ MONEY($cost) }、額面マーカー{ MONEY($par) }
note-company = 本拠地：{ HEX($hex) }、運行できる列車：{ LIST($permits) }
note-if-agrees = { $seat }が同意した場合
stop-paid = { $name } { $amount }
note-route = { $train }：{ LIST($stops) } = { MONEY($revenue) }
note-so-far = { $subsidy ->
    [0] ここまで：収益{ MONEY($revenue) }
   *[other] ここまで：収益{ MONEY($revenue) }、補助金{ MONEY($subsidy) }
 }
stop-first = 経路の始点（{ MONEY($amount) }）
stop-pays = { $train }：{ MONEY($amount) }
stop-counted = { $train }：0。どの駅や盤外地域も1回しか数えず、{ $other }が数えています。
stop-halt = { $train }：0。小駅で稼げるのはローカル列車だけです。
stop-between = { $train }：0。貨物列車は連結した両端だけが収益になります。
stop-beyond = { $train }：0。値の高い{ $counts }か所だけを数えます。
idle-no-route = { $train }は運行しません。走れる経路がないためです。
idle-apart = { $train }は運行しません。どの経路もほかの列車の経路とつながらないためです。
idle-paid = { $train }は運行しません。届く駅の収益は、すべてほかの列車が得ているためです。
idle-chain = { $train }は運行しません。連結しても貨物列車の収益が増えないためです。
idle-unknown = { $train }は運行しません。ただし、すべての走らせ方を調べたわけではありません。
run-bonus = 貨物ボーナス{ $amount }
note-merged-price = 新株価{ MONEY($price) }
note-exchange = { $seat }：{ $held }株 → { $kept }株
note-exchange-option = { $seat }：{ $held }株 → { $kept }株とオプション株
note-link-next = 続いてロンドンへの接続ができる
note-treasury-after = 金庫は{ MONEY($amount) }になる
note-yours = 自分に{ MONEY($amount) }
note-director = 自分が社長になる
note-director-goes = { $seat }が社長になる
note-no-director = 社長がいなくなる
note-treasury-then = { $company }の金庫は{ MONEY($amount) }になる
note-trains-left = { $company }に残る列車：{ LIST($trains) }
note-no-train-left = { $company }に列車が残らない
note-floats = 会社が設立される
note-would-not-run = { $type }の免許がないので走れない
note-begins-phase = フェイズ{ $phase }が始まる
note-rusts = 廃車：{ LIST($lost) }
note-brings-lner = このひと続きの運営ラウンドの終わりにLNERが設立される
rust-of = { $company } { LIST($trains) }
note-warranties = { $number ->
        [0] 保証書なし
       *[other] 保証書{ $number }枚
    }
note-bid = 残り{ MONEY($left) }：額面は{ MONEY($par) }まで、資本金{ MONEY($capital) }
choice-bid = { MONEY($amount) }で入札
choice-bid-more = もっと高く入札
why-most-bid = 所持金は{ MONEY($cash) }です。額面{ MONEY($par) }の3株分を残す必要があるので、{ MONEY($most) }まで入札できます。
why-still-in = 競りに残っている人：{ LIST($seats) }。
why-first-train = 運行できる列車：{ LIST($permits) }。次の列車は{ MONEY($price) }です。
why-sold = 設立に必要な{ $needed }株のうち{ $sold }株が売れました。
why-build = { $yellow ->
        [0] Nのない黄色タイル2枚まで、またはほかの建設1回ができます。
       *[other] Nのない黄色タイルをもう1枚置けます。
    }
why-passes = { $left ->
        [1] あなたもパスすると、このラウンドは終わります。
       *[other] 続けて{ $left }人がパスすると、このラウンドは終わります。
    }
why-holders = ほかの株主：{ LIST($holders) }。
holder = { $seat }（{ $shares }株）
why-permits = 運行できる列車：{ LIST($permits) }。
why-free-warranty = 新しい列車には無料の保証書が{ $number }枚付きます。

## 画面

stage-parliament = 請願ラウンド（第{ $turn }ターン、フェイズ{ $phase }）
stage-stock = 株式ラウンド{ $turn }（フェイズ{ $phase }）
stage-operating = 運営ラウンド{ $turn }.{ $number }（全{ $of }回、フェイズ{ $phase }）
stage-over = ゲーム終了
scene-home = { $company }の本拠地
scene-area = { $area }：フェイズA～Bは{ MONEY($early) }、C～Dは{ MONEY($middle) }、E以降は{ MONEY($late) }
scene-offboard = 盤外地域：経路の端になります
scene-port = 港：経路の端になります。港があると、貨物列車は間の1ヘクスにつき£30です
scene-london = ロンドン：ここにマーカーがある会社だけの収益になります
scene-barrier = 障壁（斜線の辺）：線路を通せません
scene-marker = { HEX($hex) }の{ $company }の駅マーカー
scene-company = { $id } – { $name }
scene-chartered = 勅許会社
scene-own = 非勅許会社
scene-director = 社長
scene-receivership = 管財下
scene-ruined = 株も、株を買うお金もありません。あとはほかの人の勝負を見守るだけです。
scene-band = { $band }：{ $trains }
scene-tile = タイル{ $tile }
panel-market = 株価チャート
zone-yellow = 請願ラウンドの額面（開始価格にもなる）
zone-red = 会社を立ち上げられるその他の開始価格
zone-green = 社長以外の売却では株価の下がり方が小さい
zone-gray = 0になると会社は破産
panel-parliament = 請願ラウンド
panel-exchange = 株の交換
panel-shares = 株
panel-charters = 会社
panel-trains = 列車
panel-sheet-all = 一覧
panel-phases = フェイズ
phase-row = { $phase }：{ $tiles }
tiles-yellow = 黄色タイル
tiles-green = 緑色タイル
tiles-brown = 茶色タイル
panel-tiles = タイル
panel-sheet = 最終集計
panel-merger = { $company }が存続する場合
merger-after = 合併後の{ $company }（{ MONEY($price) }）
merger-money = 所持金の増減
exchange-option = オプション株：買い取り、手放し
column-home = 本拠地
column-permit = 免許
column-phase = フェイズ
column-bid = 入札
column-ipo = IPO
column-pool = プール
column-treasury = 会社
column-price = 株価
column-order = 順番
column-par = 額面
column-money = 資金
column-trains = 列車
column-permits = 免許
column-markers = 残りのマーカー
column-left = 残り
column-rusts = 廃車
column-limit = 列車の上限
column-rounds = 運営ラウンド
fact-treasury = 金庫
fact-trains = 列車
fact-permits = 免許
fact-markers = 残りの駅マーカー
fact-home = 本拠地
fact-par = 額面
fact-price = 価格
fact-rusts = 廃車になるフェイズ
fact-cash = 所持金
fact-worth = 資産
fact-certificates = 証券
fact-directs = 社長を務める会社
worth-cash = 所持金{ MONEY($amount) }
worth-company = { $company }：{ $shares }株 × { MONEY($price) } = { MONEY($amount) }
worth-company-half = { $company }：{ $shares }株 × { MONEY($price) }、列車がないので半分 = { MONEY($amount) }
sheet-cash = 所持金
sheet-total = 合計

## For newcomers, under the question: `hint-` and the rest of the question's id

hint-parliament = { $game ->
    [beginner] 競りに勝つと会社の勅許を得て、額面を決め、すぐに3株を買います。入札は£0からできます。初心者ゲームでは、会社は請願ラウンドでだけ立ち上げられます。
   *[whole] 競りに勝つと会社の勅許を得て、額面を決め、すぐに3株を買います。入札は£0からできます。株式ラウンドでは、ほかの会社を勅許なしで立ち上げられます。
 }
hint-auction = 最後まで残った人の勝ちです。入札額のほかに、額面で3株分（少なくとも£162）が必要です。
hint-par = 1株の値段です。設立された会社はその10倍を受け取ります。次の株式ラウンドの終わりまでに5株が売れなければなりません。
hint-further = 5株売れると会社は設立され、運営を始めます。次の株式ラウンドの終わりまでに設立されないと、罰金を払います。
hint-markers = 駅マーカーを買えるのは今だけです。どの経路にも自社のマーカーが必要ですが、列車を買う資金も残してください。
hint-stock = 会社は5株買われると運営を始めます。3株以上で最も多く持つ人が社長です。
hint-fine = 会社が期限までに設立されませんでした。罰金を払えるまで株を売ってください。
hint-home = 本拠地が満杯です。アップグレードすると、最初のマーカーを置けます。
hint-merge = { $trains ->
    [simple] 合併すると2社の資金と列車が1つになり、2株が1株になります。ふつうは合併せずに進みます。
   *[permits] 合併すると2社の資金、列車、免許が1つになり、2株が1株になります。ふつうは合併せずに進みます。
 }
hint-acquire = 手番の最後に行う合併です。2社が1社に、2株が1株になります。
hint-survivor = 存続会社は名前と本拠地を保ちます。もう一方は後でまた立ち上げられます。
hint-consent = 株の表で、統合後に誰が何株持つかを確かめてください。
hint-option = 半端になった1株です。新株価の半額を払って1株にするか、同じ額を受け取ります。
hint-remove-marker = マーカーは全部で{ $most }個までです。列車に必要なものを残してください。
hint-build = ハイライトされたヘクスを選び、タイルを選んで回してください。建設は無料です。自社のマーカーを別の都市、盤外地域、港とつなげましょう。
hint-build-home = 最初のタイルは本拠地に置きます。ハイライトされたヘクスを選び、タイルを選んで回してください。建設は無料です。
hint-marker = 駅マーカーは1手番に1個、無料で置けます。置いておけば、都市が他社のマーカーで満杯になっても自社の列車は通れます。
hint-run = { $trains ->
    [simple_freight] 貨物列車は両端と距離で稼ぎます。複数あるときは、パーマネントを除いて1本に連結します。
    [simple_express] 急行列車は、数字までの大駅と盤外地域で稼ぎます。小駅は数えません。
    [advanced_freight] Fは両端と距離、Lは大駅と小駅、それに補助金で稼ぎます。免許のない列車は走れません。
    [advanced_express] Lは大駅と小駅、それに補助金、Eは大駅と盤外地域だけで稼ぎます。免許のない列車は走れません。
   *[standard] Fは両端と距離、Lは大駅と小駅、それに補助金、Eは大駅と盤外地域だけで稼ぎます。免許のない列車は走れません。
 }
hint-pay = 株価以上を配当すると、株価が上がります。留保すると株価は下がりますが、列車を買う資金が貯まります。
hint-train = { $trains ->
    [simple_freight] 記号が進むほど良い列車になり、記号によっては古い列車が廃車になります。保証書は運行のたびに1枚ずつ減り、1枚でも残っていれば廃車になりません。
    [simple_express] 記号が進むほど良い列車になり、記号によっては古い列車が廃車になります。保証書は運行のたびに1枚ずつ減り、1枚でも残っていれば廃車になりません。
    [advanced_freight] 列車は同じ種類の免許があるときだけ走れます（Fは貨物、Lはローカル）。保証書は運行のたびに1枚ずつ減り、1枚でも残っていれば廃車になりません。
    [advanced_express] 列車は同じ種類の免許があるときだけ走れます（Lはローカル、Eは急行）。保証書は運行のたびに1枚ずつ減り、1枚でも残っていれば廃車になりません。
   *[standard] 列車は同じ種類の免許があるときだけ走れます（Fは貨物、Lはローカル、Eは急行）。保証書は運行のたびに1枚ずつ減り、1枚でも残っていれば廃車になりません。
 }
hint-train-due = { $game ->
    [beginner] 会社は手番の終わりに列車を持っていなければなりません。買えなければ再融資を行います。2株が1株になり、会社は額面の10倍を受け取ります。それでも足りないときだけ破産します。社長が自腹を切ることはありません。
   *[whole] 会社は手番の終わりに列車を持っていなければなりません。買えなければ、会社のチャーターの株を売るか、再融資を行います。再融資では2株が1株になり、会社は額面の10倍を受け取ります。どちらでも足りないときだけ破産します。社長が自腹を切ることはありません。
 }
hint-train-consent = 価格は決まっていて、代金は売る会社に入ります。
hint-redeem = 償還した株の配当は会社に入ります。ふつうは列車のために資金を残します。

## アクションの種類：「…」は今は選べません

action-bid = 入札
action-par = 額面の決定
action-markers = 駅マーカーの購入
action-buy = 株の購入
action-sell = 株の売却
action-start = 会社の立ち上げ
action-merge = 合併・買収の申し込み
action-survive = 存続会社の選択
action-answer = 申し込みへの返事
action-redeem = オプション株の買い取り
action-give-up = オプション株を手放す
action-remove-marker = マーカーを取り除く
action-lay = タイルの敷設
action-station = 小駅の追加
action-marker = 駅マーカーの配置
action-link = ロンドンへの接続
action-run = 列車の運行
action-pay = 収益の配当・留保
action-train = 列車の購入
action-sell-treasury = チャーターの株の売却
action-refinance = 再融資
action-redeem-share = 株の償還
action-end-game = ゲームの終了

# 地図の地名

town-holbeach = ホルビーチ
town-wisbech = ウィズビーチ
town-march = マーチ
town-cambridge = ケンブリッジ
town-royston = ロイストン
town-bishop-s-stortford = ビショップス・ストートフォード
town-king-s-lynn = キングズ・リン
town-downham-market = ダウナム・マーケット
town-ely = イーリー
town-newmarket = ニューマーケット
town-great-dunmow = グレート・ダンモウ
town-hunstanton = ハンスタントン
town-swaffham = スワッファム
town-brandon = ブランドン
town-bury-st-edmunds = ベリー・セント・エドマンズ
town-sudbury = サドベリー
town-witham = ウィザム
town-wells-next-the-sea = ウェルズ・ネクスト・ザ・シー
town-fakenham = フェイケナム
town-watton = ワットン
town-thetford = セットフォード
town-stowmarket = ストウマーケット
town-colchester = コルチェスター
town-tiptree = ティップトリー
town-cromer = クローマー
town-norwich = ノリッジ
town-diss = ディス
town-framlingham = フラムリンガム
town-ipswich = イプスウィッチ
town-harwich = ハリッジ
town-n-walsham = ノース・ウォルシャム
town-acle = アクル
town-beccles = ベックルズ
town-woodbridge = ウッドブリッジ
town-felixstowe = フェリクストウ
town-great-yarmouth = グレート・ヤーマス
town-lowestoft = ローストフト
town-midlands = ミッドランズ
town-the-west = 西部
town-london = ロンドン
town-port-at-king-s-lynn-the-wash = キングズ・リン港（ウォッシュ湾）
town-port-at-wells = ウェルズ港
town-port-at-cromer = クローマー港
town-port-at-great-yarmouth = グレート・ヤーマス港
town-port-at-lowestoft = ローストフト港
town-port-at-felixstowe-denmark = フェリクストウ港（デンマーク）
town-port-at-harwich-holland = ハリッジ港（オランダ）
town-port-at-cromer-port-at-wells = クローマー港・ウェルズ港
town-port-at-lowestoft-port-at-great-yarmouth = ローストフト港・グレート・ヤーマス港
town-north-sea = 北海

## コーチ

coach-home = 本拠地から2ヘクス以内に都市が{ $cities }つあります。
coach-home-area = { $area }は{ $steps ->
    [1] 本拠地の隣です
   *[other] 本拠地から{ $steps }ヘクスです
}。今は{ MONEY($now) }、最後は{ MONEY($later) }になります。
coach-wait = ほかの人が始める競りにはまだ入札でき、後で始めることもできます。全員が続けてパスするまで、ラウンドは終わりません。
coach-charter = 所持金は{ MONEY($cash) }です。5株は少なくとも{ MONEY($least) }で、設立された会社は額面の10倍を受け取ります。
coach-no-bid = 所持金{ MONEY($cash) }は株のために必要です。入札額は銀行に入ります。
coach-par = 5株は、所持金{ MONEY($cash) }のうち{ MONEY($five) }です。会社は{ MONEY($ten) }を受け取ります。設立できる最も高い額面が、列車の資金を最も多くします。
coach-start = 5株で{ MONEY($five) }を払えば設立できます。{ MONEY($price) }の1株は{ MONEY($worth) }ほどになりそうです。
coach-float = { $missing ->
        [1] あと1株で{ $company }が設立されます。
       *[other] { $company }の設立にはあと{ $missing }株必要です。
    }
coach-share = { $company }の株は{ MONEY($price) }で、株価と配当を合わせて{ MONEY($worth) }ほどになりそうです。
coach-sell = 株は{ MONEY($price) }で売れますが、持っていても{ MONEY($worth) }ほどにしかならなそうです。
coach-income = 会社の収益が{ MONEY($now) }から{ MONEY($then) }になります。
coach-income-later = { $train }列車なら、収益が{ MONEY($now) }から{ MONEY($then) }になります。
coach-way = まだ届いていない駅に近づきます。
coach-marker = 駅マーカーは無料で、都市が満杯になっても道が確保されます。
coach-save = 次の列車は{ MONEY($cost) }で、{ MONEY($missing) }足りません。長持ちする列車もありません。
coach-hudson = 少しの資金で配当が株価に届き、株価が上がります。
coach-run = 会社の収益は{ MONEY($income) }です。
coach-pay = { MONEY($revenue) }を配当すると、株価は{ $columns ->
        [0] 動きませんが、留保すると下がります
       *[other] { $columns }列上がります
    }。
coach-needs-train = 列車がなければ、手番の終わりにどのみち買わなければなりません。
coach-train = 今の線路では、運行のたびに収益が{ MONEY($more) }増えます。
coach-rusts = 最初の{ $letter }列車が売れると廃車になります。
coach-lasts = 廃車になりません。
coach-merge = 1社だけでは次の列車を買えませんが、一緒なら資金が足ります。
coach-pass = 今は値段に見合うものがありません。
coach-par-too-high = 5株は{ MONEY($five) }ですが、所持金は{ MONEY($cash) }です。ほかの人が買わなければ設立できません。
coach-withhold = 会社には長持ちする列車と{ MONEY($treasury) }があり、次の列車は{ MONEY($cost) }です。留保すると、全員の株価{ MONEY($price) }が下がります。
coach-idle-train = 今の線路では、この列車は収益を増やしません。

# what the coach reminds of
coach-hint-bid = 入札額は銀行に入り、会社には残りません。5株分のお金は取っておきましょう。
coach-hint-owed = { $company }を設立する義務があります。あと{ $missing }株売れないと罰金です。
coach-hint-below = IPOにある{ $company }の株は{ MONEY($par) }、株価は{ MONEY($price) }です。
coach-hint-pay = 会社のお金は最後に数えません。配当しましょう。
coach-hint-column = 収益があと{ MONEY($more) }あれば、株価{ MONEY($price) }はもう1列上がります。
coach-hint-lner = 次の列車はHです。最初のH列車でLNERの設立が決まり、終わりが近づきます。
coach-hint-rust = この会社の列車はまもなくすべて廃車になるかもしれません。次の列車は{ MONEY($cost) }、資金は{ MONEY($treasury) }です。
coach-hint-lner-sales = LNER設立後は、売却しても株価は動きません。配当の多い株を持ちましょう。
coach-hint-poor = { $seat }の{ $company }には長持ちする列車がなく、資金は{ MONEY($treasury) }です。次の列車は{ MONEY($cost) }です。列車がないと、株は半額でしか売れません。
coach-hint-quiet-sale = あなたは{ $company }の社長ではないので、{ $shares }株までは売っても株価が動きません。
coach-hint-merge = { $company }と{ $partner }はどちらもあなたの会社で、つながっています。合併すれば、両方の免許の列車が1つの路線網を走ります。株は2株が1株になります。
coach-hint-build-freight = 貨物列車は両端と、その間の直線距離で稼ぎます。長くまっすぐな線路を、できれば港まで敷きましょう。
coach-hint-build-local = ローカル列車は大駅と途中の小駅すべてで稼ぎ、通るヘクスごとに補助金も入ります。駅の多い長い線路を敷きましょう。
coach-hint-build-express = 急行列車は小駅を数えません。大駅や盤外地域へ線路を敷きましょう。
coach-hint-london = この会社の路線網はロンドンに届きます。建設の代わりにロンドンへ接続すると、ロンドンが収益に入ります（このフェイズでは{ MONEY($value) }）。
coach-hint-last-slot = { HEX($hex) }の都市の空きスロットは残り1個です。自社のマーカーなしで満杯になると、列車は通れません。
coach-hint-hudson = 会社の資金から{ MONEY($more) }足せば、配当が株価{ MONEY($price) }に届き、株価が上がります。
coach-hint-withhold = この会社には、長持ちする列車がありません。次の列車は{ MONEY($cost) }、資金は{ MONEY($treasury) }です。留保すると株価は1列下がります。
coach-hint-no-train = 会社は列車を持たなければなりません。列車は{ MONEY($cost) }ですが、資金は{ MONEY($treasury) }です。株の売却や再融資の前に、中古の列車を探しましょう。
coach-hint-few-left = { $letter }列車は残り{ $left }輛です。最初の{ $next }列車は{ MONEY($cost) }で、そのとき{ $rusts }列車が廃車になります。
coach-hint-warranty = 保証書は、廃車の時期に関係なく、運行のたびに1枚減ります。列車がまもなく廃車になるときだけ買いましょう。
coach-hint-order = このラウンドでは、この後{ $after }社が運営します。次の列車は先に買われるかもしれません。

## 予約した指示
order-pass = このラウンドが終わるまで代わりにパスする。ただし、自分が持つ会社の株を誰かが売ったらやめる。
order-bid = { $company }の競りでは{ MONEY($most) }まで最小額ずつ上げ、それを超えたら降りる。
order-buy = 買えるようになったら、{ $source }から{ $company }の株を{ MONEY($most) }以下で1株買う。
order-as-last = { $company }を前回と同じ経路で運行し、収益の扱いも同じにする。
order-off-round-over = ラウンドが終わりました。
order-off-sold = { $seat }が{ $company }の株を売りました。
order-off-share-gone = そこには{ $company }の株がもうありません。
order-done-bought = 完了：{ $company }の株を買いました。
order-done-won = 完了：{ $company }を落札しました。
order-off-lost = { $seat }が{ $company }を落札しました。
order-off-not-yours = { $company }の決定権がなくなりました。
order-off-trains = { $company }の列車が変わりました。
order-off-run = { $company }は前回と同じ運行ができないか、もっとよい運行ができるようになりました。
order-off-pay = { $company }は収益を前回と同じように扱えません。
