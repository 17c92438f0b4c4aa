### 18Magyarország.

title-name = 18Magyarország
title-short = 18Magyarország
title-about = ハンガリーのマイナー会社が最後まで運行し、その稼ぎは7つのメジャー会社の株に変わる。2～6人、またはIstvánを相手に1人。約3時間。
money = { $amount } Ft

option-dividends = メジャー会社の配当
option-dividends-free = 10の倍数なら自由
option-dividends-all-or-nothing = 全額か無配（作者推奨の変形）
option-companies = 双方の会社数（ソロ）
option-companies-2 = 2社（短い）
option-companies-3 = 3社（長い）
option-difficulty = Istvánのカード（ソロ）
option-difficulty-green = 緑：やさしい
option-difficulty-yellow = 黄：ふつう
option-difficulty-red = 赤：むずかしい
option-pd_after_draft = ドラフト後の優先取引カード
option-pd_after_draft-stays = そのまま
option-pd_after_draft-moves_on = 1席進む（古い取り込みゲーム）
option-no_train_counter = 列車未売却トークン
option-no_train_counter-cumulative = 新しい種類が売れるまで残る
option-no_train_counter-consecutive = 売れるたびに取り除く（取り込みゲーム）
option-forced_phase_stack = 3枚目のトークンによるフェイズ変更
option-forced_phase_stack-dearest = 未売却で最も高い種類は以後フェイズを変えない
option-forced_phase_stack-none = どの種類も変わらない（取り込みゲーム）
option-forced_final_phase = 強制された最終フェイズ
option-forced_final_phase-at_once = 通常どおりゲームを終わらせる
option-forced_final_phase-late = 1ターン遅れて終わらせる（取り込みゲーム）
option-highest_revenue = 最大収入
option-highest_revenue-compulsory = 義務
option-highest_revenue-unchecked = 確認しない（取り込みゲーム）
option-terrain_token = 地形トークン
option-terrain_token-with_tile = タイルと同時に使う
option-terrain_token-declared_before = タイルの前に宣言する（取り込みゲーム）
option-train_trade_consent = マイナー会社間の列車売買
option-train_trade_consent-both_owners = 両方の所有者の同意が必要
option-train_trade_consent-not_asked = 買い手が決める（取り込みゲーム）

## 用語

mag-bank = 銀行
mag-setup = 準備
mag-colour-yellow = 黄
mag-colour-green = 緑
mag-colour-brown = 茶
mag-colour-gray = 灰
mag-misfit-not-buildable = そこには何も敷設できない
mag-misfit-wrong-colour = このヘクスの次の色ではない
mag-misfit-wrong-label = ヘクスとタイルの文字が違う
mag-misfit-wrong-stops = 都市・町・線路の種類が変わってしまう
mag-misfit-wrong-rotation = 川は川に重ねる
mag-misfit-made-for-other-hex = ほかのヘクス専用のタイル
mag-misfit-track-lost = 元の線路が失われる
mag-misfit-closed-edge = 線路が盤外・障壁・線路のない辺に向かう
mag-misfit-across-split = 線路がバラトン湖を横切る
place-name = { $name }

## できない理由

refusal-no-such-minor = このゲームにマイナー会社{ $minor }はありません。
refusal-no-such-major = このゲームにメジャー会社「{ $major }」はありません。
refusal-minor-taken = マイナー会社{ $minor }は{ $owner }のものです。ほかを選んでください。
refusal-enough-minors = マイナー会社はもう{ $limit }社あります。株を取ってください。
refusal-enough-shares = スタートパッケージの株はもう{ $limit }枚あります。マイナー会社を取ってください。
refusal-not-in-package = スタートパッケージに{ $major }の株は残っていません。
refusal-no-such-hex = このマップにヘクス「{ $hex }」はありません。
refusal-no-such-tile = その向きのタイル「{ $tile }」はありません。
refusal-colour-not-yet = タイル{ $tile }は{ $colour }です。このフェイズではまだ使えません。
refusal-tiles-gone = タイル{ $tile }は残っていません（裏面も数えます）。
refusal-tile-misfit = タイル{ $tile }は{ HEX($hex) }に置けません：{ $why }。
refusal-not-land = タイルは陸地にだけ置けます。{ HEX($hex) }は陸地ではありません。
refusal-no-tile-fits = { HEX($hex) }に合うタイルはもうありません。
refusal-not-connected = { HEX($hex) }は会社の駅とつながりません。
refusal-one-upgrade-only = アップグレードは1手番に1回です。もう1枚は黄タイルにしてください。
refusal-cannot-pay-tile = タイルに{ MONEY($cost) }かかりますが、金庫は{ MONEY($treasury) }です。
refusal-no-terrain-token = ここで使える地形トークンがありません。
refusal-no-terrain-there = { HEX($hex) }に地形コストはありません。トークンは取っておけます。
refusal-token-declared = 地形トークンはもう宣言済みです。
refusal-no-city-there = { HEX($hex) }にその都市はありません。駅は都市に置きます。
refusal-no-free-space = { HEX($hex) }の都市に空きがありません。
refusal-own-station-there = { HEX($hex) }にはもうこの会社の駅があります。
refusal-city-not-connected = 会社の駅から{ HEX($hex) }まで通れる線路がありません。
refusal-no-such-train = その列車はここにありません：「{ $train }」。
refusal-no-such-car = 「{ $major }」は特別車輛を売っていません。
refusal-car-bought = { $major }の特別車輛はこの手番でもう買いました。
refusal-cannot-pay = { MONEY($cost) }かかりますが、金庫は{ MONEY($treasury) }です。
refusal-car-of-no-use = { $major }の特別車輛を使える列車がないので買えません。
refusal-car-not-used = 買った{ $major }の特別車輛は使わなければなりません。
refusal-no-such-route = { $hex }で線路から外れているか、終点が収益拠点ではありません。
refusal-stop-twice = { HEX($hex) }の拠点を2回通っています。
refusal-track-twice = 同じ線路を2回使っています。
refusal-through-red = 盤外地域{ HEX($hex) }はルートの端にしかなりません。
refusal-through-blocked = { HEX($hex) }の都市は他社の駅で満杯です。ルートの端にしかなりません。
refusal-no-own-station = { $train }列車が会社の駅を通っていません。
refusal-too-few-stops = { $train }列車は2か所以上の拠点を結びます（鉱山は数えません）。
refusal-too-many-stops = { $train }列車に{ $stops }か所は多すぎます。
refusal-mine-needs-car = { HEX($hex) }の鉱山には専用の特別車輛が必要です。1列車に1鉱山です。
refusal-not-highest = 最大の収入が義務です：{ MONEY($best) }が可能ですが、これは{ MONEY($income) }です。
refusal-paid-not-allowed = 記録された収入は取り込んだゲームだけのものです。
refusal-train-limit = マイナー会社の列車は{ $limit }本までです。
refusal-own-train = 自分の列車は買えません。
refusal-price-too-low = { MONEY($least) }以上を提示してください。
refusal-dividend-step = 配当は{ $unit }の倍数です。
refusal-dividend-too-high = 配当は0から{ MONEY($treasury) }までです。
refusal-all-or-nothing = この変形では無配か{ MONEY($all) }です。
refusal-sold-before = この株式ラウンドで{ $major }を売ったので、もう買えません。
refusal-none-on-charter = { $major }のチャーターに株がありません。
refusal-cannot-afford = 株は{ MONEY($price) }ですが、所持金は{ MONEY($cash) }です。
refusal-certificate-limit = 証券はもう{ $limit }枚です。先に売ってください。
refusal-over-limit = 証券が{ $held }枚あります。{ $limit }枚までなので、先に売ってください。
refusal-sixty-percent = メジャー会社の株は{ $limit }%までしか買えません。
refusal-one-sale-only = { $major }はこの手番でもう売りました。1手番に1回、まとめて売ります。
refusal-not-so-many = { $major }の10%株は{ $held }枚持っています。
refusal-director-stays = 20%以上持つ人がほかにいないので、{ $major }の社長は20%を残します。
refusal-no-early-end = ゲームは最終フェイズで終わります。

## 記録

log-take-minor = { $seat }が{ $company }を取る。
log-minor-out = { $company }はゲームから除かれる。
log-share-taken = { $seat }が{ $major }の株を取る。
log-share-bought = { $seat }が{ $major }の株を{ MONEY($amount) }で購入。
log-shares-sold = { $seat }が{ $major }の株{ $shares }枚を{ MONEY($amount) }で売却。
log-director = { $seat }が{ $major }の社長になる。
log-price-dividend = { $major }の株価が{ $old }から{ $new }に動く。
log-price-sale = 売却で{ $major }の株価が{ $old }から{ $new }に下がる。
log-price-sold-out = { $major }は完売。株価が{ $old }から{ $new }に上がる。
log-dividend = { $major }が{ MONEY($amount) }を配当。
log-no-dividend = { $major }は無配。
log-lay = { $company }が{ HEX($hex) }にタイル{ $tile }を敷設。
log-upgrade = { $company }が{ HEX($hex) }をタイル{ $tile }にアップグレード。
log-terrain-token = { $company }が地形トークンを使う。
log-home = { $company }の本拠地は{ HEX($hex) }。
log-station = { $company }が{ HEX($hex) }に駅を{ MONEY($price) }で置く。
log-run = { $company }が運行：{ MONEY($revenue) }（{ LIST($routes) }）。
log-no-run = { $company }は運行しない。
log-mine = 鉱山から{ $company }に{ MONEY($amount) }。
log-scrap = { $company }が{ $train }列車を廃車にする。
log-train = { $company }が{ $train }列車を{ MONEY($price) }で購入。
log-train-between = { $company }が{ $seller }から{ $train }列車を{ MONEY($price) }で購入。
log-offer = { $company }が{ $seller }の{ $train }列車に{ MONEY($price) }を提示。
log-declined = { $seller }は列車を手放さない。
log-idle = この運営ラウンドで列車は売れなかった。トークンは{ $count }枚。
log-idle-cleared = 列車未売却トークンを取り除く。
log-stack-closed = { $train }列車はもうフェイズを変えない。
log-phase = { $phase }フェイズが始まる。
log-last-phase = 最後の{ $phase }フェイズが始まる。このラウンドの後、株式ラウンド1回と運営ラウンド3回で終わる。
log-round-shares = 株式ラウンド{ $turn }。
log-round-operating = 運営ラウンド{ $turn }.{ $number }（全{ $of }回）。
log-priority = 優先取引カードは{ $seat }。
log-pass = { $seat }はパス。
log-pass-auto = { $seat }はできることがなくパス。
log-over-final-phase = 最後の運営ラウンドが終わり、ゲーム終了。
log-over-agreed = プレイヤーの合意でゲーム終了。
log-pay-second-tile = { $payer }が追加タイルの{ MONEY($amount) }を{ $payee }に支払う。
log-pay-terrain = { $payer }が地形コスト{ MONEY($amount) }を{ $payee }に支払う。
log-pay-station = { $payer }が駅の{ MONEY($amount) }を{ $payee }に支払う。
log-pay-car = { $payer }が特別車輛の{ MONEY($amount) }を{ $payee }に支払う。
log-pay-train = { $payer }が列車の{ MONEY($amount) }を{ $payee }に支払う。

## 質問

ask-nobody = ゲームは終わりました。
ask-draft = { $seat }：マイナー会社か株を取ってください。
ask-shares = { $seat }：株を売る、1枚買う、またはパスしてください。
ask-track = { $seat }：{ $company }の線路を敷設・アップグレードするか、パスしてください。
ask-station = { $seat }：{ $company }の駅を置くか、パスしてください。
ask-scrap = { $seat }：{ $company }の列車を廃車にするか、先へ進んでください。
ask-run = { $seat }：{ $company }の特別車輛を買い、列車を運行してください。
ask-trains = { $seat }：{ $company }の列車を買うか、手番を終えてください。
ask-offer = { $seat }：{ $company }が{ $seller }の{ $train }列車に{ MONEY($price) }を提示しています。売りますか。
ask-dividend = { $seat }：{ $company }は{ MONEY($treasury) }のうちいくら配当しますか。

offer-minor = マイナー会社
offer-share = 株
offer-buy-share = 株を買う
offer-sell-shares = 株を売る
offer-lay = タイルを敷設・アップグレード
offer-lay-token = 地形トークンを使って
offer-station = 駅（{ MONEY($cost) }）
offer-scrap = 廃車
offer-run = 運行
offer-car = 特別車輛
offer-train = 新しい列車
offer-train-from = ほかのマイナー会社の列車
offer-dividend = 配当（チャーターに{ $charter }枚）
choice-minor = { $number } { $name }
choice-share = { $major }（{ MONEY($price) }）
choice-buy-share = { $major }を{ MONEY($price) }で
choice-sell-shares = { $major }（1枚{ MONEY($price) }）
choice-pass = パス
choice-done = 終わり
choice-no-track = 線路なし
choice-track-done = 2枚目なし
choice-declare-token = 地形トークンを宣言
choice-station = { $name }（{ HEX($hex) }）に{ MONEY($cost) }で
choice-no-station = 駅なし
choice-scrap = { $train }列車を廃車にする
choice-no-scrap = 列車を残す
choice-run = { MONEY($revenue) }で運行
choice-run-mine = { MONEY($revenue) }と鉱山{ MONEY($mine) }で運行
choice-no-run = 運行しない
choice-car-offboard = { $major }：盤外ボーナス（{ MONEY($price) }）
choice-car-plus = { $major }：プラス列車（{ MONEY($price) }）
choice-car-mine = { $major }：鉱山へのアクセス（{ MONEY($price) }）
choice-car-offboard-plus = { $major }：盤外ボーナスかプラス列車（{ MONEY($price) }）
choice-train = { $train }列車（{ MONEY($price) }）
choice-train-from = { $seller }の{ $train }列車
choice-accept = 売る
choice-decline = 売らない
choice-turn-done = 手番を終える
choice-dividend = { MONEY($amount) }を配当
note-minor = 本拠地{ HEX($hex) }{ $tokens ->
        [0] { "" }
       *[other] 、地形トークン{ $tokens }枚
    }
note-cash-after = 残り{ MONEY($amount) }
note-price-after = 株価は{ MONEY($price) }に
note-route = { LIST($stops) }：{ MONEY($revenue) }
note-so-far = { $mine ->
    [0] ここまで：収入{ MONEY($revenue) }
   *[other] ここまで：収入{ MONEY($revenue) }、鉱山から{ MONEY($mine) }
 }
stop-first = ここから始まります。価値は{ MONEY($amount) }
stop-pays = { $train }：{ MONEY($amount) }
stop-pays-bonus = { $train }：{ MONEY($amount) }、うち{ MONEY($bonus) }は特別車輛によるものです
stop-mine = { $train }：鉱山から{ MONEY($amount) }、全額が会社の資金になります
note-car = { MONEY($cost) }で収入が{ MONEY($more) }増える
note-dividend = 自分に{ MONEY($own) }、株価{ MONEY($price) }

## 画面

stage-draft = ドラフト
stage-shares = 株式ラウンド{ $turn }（{ $phase }フェイズ）
stage-operating = 運営ラウンド{ $turn }.{ $number }（{ $phase }フェイズ）
stage-over = ゲーム終了
scene-mountain = 山（1つ10 Ft）
scene-river = 川（1つ10 Ft）
scene-lake = バラトン湖：線路は片側の岸だけ
scene-station = { HEX($hex) }の{ $company }の駅
scene-minor = { $number } { $abbr } – { $name }
scene-major = { $abbr } – { $name }
scene-director = 社長
scene-train = { $train }列車
scene-starts-phase = 最初の1本で次のフェイズへ
scene-no-train-sold = 列車未売却
scene-tile = タイル{ $tile }
panel-market = 株価
panel-shares = 株
panel-minors = マイナー会社
panel-majors = メジャー会社
panel-trains = 列車
panel-tiles = タイル
panel-sheet = 最終集計
column-charter = チャーター
column-price = 株価
fact-treasury = 金庫
fact-trains = 列車
fact-stations = 残りの駅
fact-terrain = 地形トークン
fact-home = 本拠地
fact-price = 価格
fact-charter = チャーター
fact-builder = 製造
fact-idle = トークン
fact-cash = 所持金
fact-worth = 資産
fact-certificates = 証券
fact-minors = マイナー会社
worth-cash = 所持金{ MONEY($amount) }
worth-major = { $major }：{ $shares }枚 × { MONEY($price) } = { MONEY($amount) }
sheet-cash = 所持金
sheet-total = 合計

## Istvánとの1人用ゲーム

mag-istvan = István
refusal-solo-only = 「{ $option }」はソロゲームの設定です。
refusal-istvan-keeps = Istvánは自分の会社にしか列車を売りません。
refusal-not-istvans-upgrade = { HEX($hex) }のこのタイルではありません。Istvánは本拠地、次に最も近い都市を、できるだけ多くの線路をつなぐようにアップグレードします。
ask-istvan = { $seat }：Istvánの{ $company }に同じ条件のアップグレードがいくつかあります。どれにしますか。
log-istvan-home = { $company }（カード{ $card }）が本拠地{ HEX($hex) }をアップグレード。
log-istvan-nearest = { $company }（カード{ $card }）が、可能な中で最も近い都市{ HEX($hex) }をアップグレード。
log-istvan-station = カード{ $card }：{ $company }が{ HEX($hex) }に駅を置く。
log-istvan-station-waits = カード{ $card }：{ $company }の{ HEX($hex) }の駅は待ち。つながり・空き・資金が必要（金庫{ MONEY($treasury) }）。
log-istvan-saves = カード{ $card }：金庫{ $treasury }は{ $more }を超えないので、{ $company }は{ $train }列車のために貯める。
log-istvan-scraps = カード{ $card }：金庫{ $treasury } > { $more }なので、{ $company }は2列車を廃車にして{ $train }列車に替える。
log-istvan-no-room = カード{ $card }：{ $company }には廃車にする2列車も{ $train }列車の空きもない。
log-istvan-car = { $company }（カード{ $card }）がRÁBAの特別車輛を購入：収入が{ MONEY($more) }増える。
log-istvan-permanent = カード{ $card }：{ $company }は列車がないので、まず2列車を買う。
log-istvan-train-waits = カード{ $card }：{ $train }列車は{ MONEY($price) }、{ $company }の金庫は{ MONEY($treasury) }。待ち。
log-istvan-buys = カード{ $card }：{ $company }が{ $train }列車を買う。
log-istvan-sister = カード{ $card }：{ $company }が姉妹会社{ $seller }の2列車を{ MONEY($price) }で買う。
log-istvan-sister-waits = カード{ $card }：今は{ $company }に2列車を売れる姉妹会社がない（金庫{ MONEY($treasury) }）。
log-istvan-sister-skipped = カード{ $card }：{ $company }には買う相手がいないので、この行動を飛ばす。
log-istvan-share = 株カード{ $letter }：Istvánが買える最初の株は{ $major }（{ $most }%まで）。
log-istvan-no-share = 株カード{ $letter }：{ MONEY($cash) }でIstvánが買えるものはない。
log-pay-solo-income = 運営ラウンドの初めに{ $payee }が{ MONEY($amount) }を受け取る。
log-pay-track-fee = { $payer }が黄の線路の代わりに{ MONEY($amount) }を{ $payee }に支払う。
scene-share-card = 株カード{ $letter }
scene-company-card = { $company }、カード{ $card }
card-extra-station = 駅1個追加
card-permanent-2-train = 列車がなければまず2列車を買う
card-buy-train = { $train }列車を買う
card-station = { HEX($hex) }に駅
card-swap-train = { $more }を超えたら2列車を廃車にし、{ $train }列車を買う
card-buy-from-sister = 番号の大きい姉妹会社の2列車を30で
card-buy-from-any-sister = 番号の大きい姉妹会社の2列車を30で、なければ小さい方から80で
result-solo-won = Istvánに勝ちました：{ MONEY($own) }対{ MONEY($istvan) }。
result-solo-lost = Istvánの勝ちです：{ MONEY($istvan) }対{ MONEY($own) }。

## For newcomers, under the question: `hint-` and the rest of the question's id

hint-draft = ここではすべて無料です。マイナー会社は線路を敷き、列車を運行して、最後まで所有者に収入をもたらします。株は大きな会社の配当になります。
hint-shares = 勝敗は手持ちの現金と株の時価で決まります。多くのマイナー会社から支払いを受ける会社は、配当が高く株価も上がります。
hint-track = 光っているヘクスに触れ、タイルを選んで回してください。1枚は無料、2枚目の黄タイルは10 Ftです。自社の駅を別の収益拠点とつなげましょう。
hint-station = ルートには自社の駅が必要なので、駅が増えると新しいルートが開けます。駅で埋まった都市は他社の列車を通しません。
hint-scrap = ふつうは残します。廃車にしてもお金は入らず、列車は2本までなので場所が空くだけです。
hint-run = 収入は半分があなたに、半分が会社に入ります。特別車輛は今回の運行限りで、増える収入が横に書かれています。
hint-trains = 列車は2本まで持てます。持たなくてもかまいません。最初の3、4、6列車が買われると、全員の次のフェイズが始まります。
hint-offer = 代金は売る会社の金庫に入ります。その会社は以後この列車なしで運行します。
hint-dividend = 10％株1枚につき10分の1が支払われます。高い配当は株価を上げ、無配は下げます。残した資金は駅マーカーに使えます。
hint-istvan = カードの上ではどれも同じなので、あなたが選びます。
