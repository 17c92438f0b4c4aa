### 18Magyarország.

money = { $amount } Ft

## 用語

mag-bank = 銀行
mag-percent = { $held }%
mag-percent-of = { $held } / { $most }%
mag-setup = István（準備）
mag-colour-yellow = 黄色
mag-colour-green = 緑色
mag-colour-brown = 茶色
mag-colour-gray = 灰色
mag-misfit-wrong-label = ヘクスとタイルの文字が違います
mag-misfit-wrong-stops = 都市・町・線路だけのヘクスには、同じ種類のタイルしか置けません
mag-misfit-made-for-other-hex = ほかのヘクス専用のタイルです
place-name = { $name }

## できない理由

refusal-no-such-minor = このゲームにマイナー会社{ $minor }はありません。
refusal-no-such-major = このゲームにメジャー会社「{ $major }」はありません。
refusal-minor-taken = マイナー会社{ $minor }は{ $owner }のものです。別の会社を選んでください。
refusal-enough-minors = マイナー会社はもう{ $limit }社あります。株を取ってください。
refusal-enough-shares = スタートパッケージの株はもう{ $limit }枚あります。マイナー会社を取ってください。
refusal-not-in-package = スタートパッケージに{ $major }の株は残っていません。
refusal-no-such-hex = このマップにヘクス「{ $hex }」はありません。
refusal-no-such-tile = その向きのタイル「{ $tile }」はありません。
refusal-colour-not-yet = タイル{ $tile }は{ $colour }です。このフェイズではまだ使えません。
refusal-tiles-gone = タイル{ $tile }は残っていません（裏面として使った分も数えます）。
refusal-tile-misfit = タイル{ $tile }は{ HEX($hex) }に置けません（{ $why }）。
refusal-wrong-colour = タイル{ $tile }は{ HEX($hex) }の次の色ではありません。
refusal-track-lost = タイル{ $tile }をこの向きで置くと、{ HEX($hex) }の今の線路が失われます。
refusal-closed-edge = タイル{ $tile }をこの向きで置くと、{ HEX($hex) }の線路がマップの外、障壁、または線路のない辺に向かいます。
refusal-across-balaton = タイル{ $tile }をこの向きで置くと、{ HEX($hex) }の線路がバラトン湖を横切ります。
refusal-river-misplaced = タイル{ $tile }をこの向きで置くと、川が{ HEX($hex) }の川に重なりません。
refusal-not-land = タイルは陸地にだけ置けます。{ HEX($hex) }は陸地ではありません。
refusal-no-tile-fits = { HEX($hex) }に合うタイルはもうありません。
refusal-not-connected = { HEX($hex) }に置いても会社の駅とつながりません。
refusal-one-upgrade-only = アップグレードは1手番に1回までです。もう1枚は黄色タイルにしてください。
refusal-cannot-pay-tile = タイルの敷設に{ MONEY($cost) }かかりますが、金庫には{ MONEY($treasury) }しかありません。
refusal-no-terrain-token = ここで使える地形トークンを会社は持っていません。
refusal-no-terrain-there = { HEX($hex) }には地形コストがかからないので、地形トークンは使えません。
refusal-token-declared = 地形トークンの使用は宣言済みです。
refusal-no-city-there = { HEX($hex) }にその都市はありません。駅は都市にしか置けません。
refusal-no-free-space = { HEX($hex) }の都市には空きマスがありません。
refusal-own-station-there = { HEX($hex) }にはすでにこの会社の駅があります。
refusal-no-city-for-marker = { HEX($hex) }にその都市はありません。駅トークンは都市にしか置けません。
refusal-no-space-for-marker = { HEX($hex) }の都市には空きマスがないので、駅トークンを置けません。
refusal-own-marker-there = { HEX($hex) }にはすでにこの会社の駅トークンがあります。
refusal-cannot-pay-station = 駅には{ MONEY($cost) }かかりますが、金庫には{ MONEY($treasury) }しかありません。
refusal-cannot-pay-marker = 駅トークンには{ MONEY($cost) }かかりますが、金庫には{ MONEY($treasury) }しかありません。
refusal-city-not-connected = 会社の駅から{ HEX($hex) }まで、通れる線路がありません。
refusal-no-such-train = ここに列車「{ $train }」はありません。
refusal-no-such-car = 「{ $major }」は特別車輛を売っていません。
refusal-car-bought = { $major }の特別車輛は、この手番ですでに買いました。
refusal-cannot-pay-car = 特別車輛は{ MONEY($cost) }ですが、金庫には{ MONEY($treasury) }しかありません。
refusal-cannot-pay-train = 列車は{ MONEY($cost) }ですが、金庫には{ MONEY($treasury) }しかありません。
refusal-cannot-pay-seller = 提示額は{ MONEY($cost) }ですが、金庫には{ MONEY($treasury) }しかありません。
refusal-car-of-no-use = { $major }の特別車輛を使える列車がないので、買えません。
refusal-car-not-used = 買った{ $major }の特別車輛は、必ず使わなければなりません。
refusal-no-such-route = ルートが{ $hex }で線路から外れているか、収益拠点で終わっていません。
refusal-stop-twice = { HEX($hex) }の収益拠点を2回通っています。
refusal-track-twice = 同じ線路を2回使っています。
refusal-through-red = 盤外地域{ HEX($hex) }は通り抜けられません。ルートの端にしかなりません。
refusal-through-blocked = { HEX($hex) }の都市は他社の駅で満杯なので、通り抜けられません。ルートの端にしかなりません。
refusal-no-own-station = { $train }列車のルートが会社の駅を通っていません。
refusal-too-few-stops = { $train }列車は2か所以上の収益拠点を結ばなければなりません（鉱山は数えません）。
refusal-too-many-stops = { $train }列車が訪れる収益拠点が多すぎます（{ $stops }か所）。
refusal-mine-needs-car = { HEX($hex) }の鉱山に入るには専用の特別車輛が必要です。入れるのは列車1輛につき鉱山1つです。
refusal-not-highest = 収入は最大にしなければなりません。{ MONEY($best) }が可能ですが、これは{ MONEY($income) }です。
refusal-paid-not-allowed = 収入の記録は、取り込んだゲームでだけ使えます。
refusal-train-limit = マイナー会社の列車は{ $limit }輛までです。
refusal-own-train = 自社の列車は買えません。
refusal-price-too-low = この列車には{ MONEY($least) }以上を提示してください。
refusal-dividend-step = 配当は{ $unit }の倍数にしてください。
refusal-dividend-too-high = 配当できるのは0から{ MONEY($treasury) }までです。
refusal-all-or-nothing = このバリアントでは、配当は0か{ MONEY($all) }のどちらかです。
refusal-sold-before = この株式ラウンドで{ $major }の株を売ったので、同じラウンド中には買えません。
refusal-none-on-charter = { $major }のチャーターに株がありません。
refusal-cannot-afford = 株価は{ MONEY($price) }ですが、所持金は{ MONEY($cash) }しかありません。
refusal-certificate-limit = この株を買うと証券保有制限（{ $limit }枚）を超えます。先に売ってください。
refusal-over-limit = 証券が{ $held }枚あり、証券保有制限（{ $limit }枚）を超えています。先に売ってください。
refusal-sixty-percent = 同じメジャー会社の株は{ $limit }%までしか買えません。
refusal-one-sale-only = { $major }の株はこの手番ですでに売りました。売却は1手番に1回で、まとめて行います。
refusal-not-so-many = { $held ->
        [0] { $major }の10%株を持っていません。
       *[other] { $major }の10%株は{ $held }枚しか持っていません。
    }
refusal-director-stays = 20%以上持つ人がほかにいないので、{ $major }の社長は20%を下回れません。
refusal-no-early-end = ゲームは最終フェイズの終わりまで続きます。

## 記録

log-take-minor = { $seat }が{ $company }を取る。
log-minor-out = { $company }をゲームから除く。
log-share-taken = { $seat }が{ $major }の株を取る。
log-share-bought = { $seat }が{ $major }の株を{ MONEY($amount) }で購入。
log-shares-sold = { $seat }が{ $major }の株{ $shares }枚を{ MONEY($amount) }で売却。
log-director = { $seat }が{ $major }の社長になる。
log-price-dividend = { $major }の株価が{ MONEY($old) }から{ MONEY($new) }に動く。
log-price-sale = 売却で{ $major }の株価が{ MONEY($old) }から{ MONEY($new) }に下がる。
log-price-sold-out = { $major }は完売。株価が{ MONEY($old) }から{ MONEY($new) }に上がる。
log-dividend = { $major }が{ MONEY($amount) }を配当。
log-dividend-share = { $major }の配当は10%株1枚につき{ MONEY($amount) }。
log-no-dividend = { $major }は無配。
log-lay = { $company }が{ HEX($hex) }にタイル{ $tile }を敷設。
log-upgrade = { $company }が{ HEX($hex) }をタイル{ $tile }にアップグレード。
log-terrain-token = { $company }が地形トークンを使う。
log-home = { $company }の本拠地の駅を{ HEX($hex) }に置く。
log-station = { $company }が{ HEX($hex) }に駅を{ MONEY($price) }で置く。
log-run = { $company }が運行し、収入は{ MONEY($revenue) }（半分は所有者へ）：{ LIST($routes) }。
log-no-run = { $company }は運行しない。
log-no-track = { $company }はタイルを敷設しない。
log-no-more-track = { $company }は2枚目を敷設しない。
log-no-station = { $company }は駅を置かない。
log-no-train = { $company }の手番が終わる。
log-no-share = { $seat }は株を買わない。
mag-route = { $train }列車 { LIST($places, between: "–") }
log-mine = 鉱山から{ $company }に{ MONEY($amount) }。
log-scrap = { $company }が{ $train }列車を廃車にする。
log-no-scrap = { $company }は今ある列車を残す。
log-train = { $company }が{ $train }列車を{ MONEY($price) }で購入。
log-train-between = { $company }が{ $seller }から{ $train }列車を{ MONEY($price) }で購入。
log-offer = { $company }が{ $seller }の{ $train }列車に{ MONEY($price) }を提示。
log-declined = { $seller }は列車を売らない。
log-idle = この運営ラウンドでは列車が売れなかった。列車未売却トークンは{ $count }枚。
log-idle-last = この運営ラウンドでも列車が売れなかった。3枚目の列車未売却トークンで次のフェイズになる。
log-idle-cleared = 列車未売却トークンを取り除く。
log-stack-closed = 最初の{ $train }列車が売れても、もうフェイズは変わらない。
log-phase = { $phase }フェイズが始まる。
log-last-phase = 最後の{ $phase }フェイズが始まる。このラウンドの後、株式ラウンド1回と運営ラウンド3回で終わる。
log-round-draft = 最初の株式ラウンド。マイナー会社と株を取る。
log-round-shares = 株式ラウンド{ $turn }。
log-round-operating = 運営ラウンド{ $turn }.{ $number }（全{ $of }回）。
log-priority = { $seat }が優先取引カードを持つ。
log-pass = { $seat }はパス。
log-pass-auto = { $seat }はできることがないためパス。
log-over-final-phase = 最後の運営ラウンドが終わり、ゲーム終了。
log-over-agreed = プレイヤー全員の合意でゲーム終了。
log-pay-second-tile = { $payer }が追加タイル代{ MONEY($amount) }を{ $payee }に支払う。
log-pay-terrain = { $payer }が地形コスト{ MONEY($amount) }を{ $payee }に支払う。
log-pay-station = { $payer }が駅の代金{ MONEY($amount) }を{ $payee }に支払う。
log-pay-car = { $payer }が特別車輛の代金{ MONEY($amount) }を{ $payee }に支払う。
log-pay-train = { $payer }が列車の代金{ MONEY($amount) }を{ $payee }に支払う。

## 質問

ask-draft = { $seat }：マイナー会社か株を取ってください。
ask-shares = { $seat }：株を売り、その後1枚買ってください。パスもできます。
ask-track = { $seat }：{ $company }の線路を敷設・アップグレードするか、パスしてください。
ask-station = { $seat }：{ $company }の駅を置くか、パスしてください。
ask-scrap = { $seat }：{ $company }の列車を廃車にするか、次へ進んでください。
ask-run = { $seat }：{ $company }で特別車輛を買い、列車を運行してください。
ask-trains = { $seat }：{ $company }で列車を買うか、手番を終えてください。
ask-offer = { $seat }：{ $company }が{ $seller }の{ $train }列車に{ MONEY($price) }を提示しています。売りますか。
ask-dividend = { $seat }：{ $company }は{ MONEY($treasury) }のうちいくら配当しますか。

offer-minor = マイナー会社
offer-share = 株
offer-buy-share = 株を買う
offer-sell-shares = 株を売る
offer-lay = タイルを敷設・アップグレード
offer-lay-token = 地形トークンを使って敷設
offer-station = 駅を置く（{ MONEY($cost) }）
offer-scrap = 廃車にする
offer-run = 運行する
offer-car = 特別車輛を買う
offer-train = 新しい列車を買う
offer-train-from = ほかのマイナー会社から列車を買う
offer-dividend = { $charter ->
        [0] 配当（チャーターに株なし）
       *[other] 配当（チャーターに{ $charter }枚）
    }
choice-share = { $major }（株価{ MONEY($price) }）
choice-buy-share = { $major }を{ MONEY($price) }で
choice-sell-shares = { $major }（1枚{ MONEY($price) }）
choice-pass = パス
choice-done = 完了
choice-no-track = タイルを敷設しない
choice-track-done = 2枚目は敷設しない
choice-declare-token = 地形トークンの使用を宣言
choice-station = { $name }に{ MONEY($cost) }で
choice-no-station = 駅を置かない
choice-scrap = { $train }列車を廃車にする
choice-no-scrap = 列車を残す
choice-run = { MONEY($revenue) }で運行
choice-run-mine = { MONEY($revenue) }（ほかに鉱山{ MONEY($mine) }）で運行
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
note-minor = 本拠地：{ HEX($hex) }{ $tokens ->
        [0] { "" }
       *[other] 、地形トークン{ $tokens }個
    }
note-cash-after = 残り{ MONEY($amount) }
note-price-after = 株価は{ MONEY($price) }になる
note-if-agrees = { $seat }が同意した場合
note-price-span = { MONEY($least) }から{ MONEY($most) }まで
stop-paid = { $name } { $amount }
stop-paid-bonus = { $name } { $amount } + { $bonus }
note-route = { LIST($stops) }：{ MONEY($revenue) }
note-so-far = { $mine ->
    [0] ここまで：収入{ MONEY($revenue) }
   *[other] ここまで：収入{ MONEY($revenue) }、鉱山から{ MONEY($mine) }
 }
stop-first = ルートの始点（{ MONEY($amount) }）
stop-pays = { $train }：{ MONEY($amount) }
stop-pays-bonus = { $train }：{ MONEY($amount) }（うち{ MONEY($bonus) }は特別車輛の効果）
stop-mine = { $train }：鉱山から{ MONEY($amount) }（全額が会社の金庫に入る）
note-car = 収入+{ MONEY($more) }（費用{ MONEY($cost) }）
note-idle = { $train }列車は運行なし：使えるルートが残っていない
note-dividend = 自分に{ MONEY($own) }、株価は{ MONEY($price) }になる
note-per-share = 10%株1枚につき{ MONEY($amount) }
note-treasury-after = 金庫は{ MONEY($amount) }になる
note-director = 自分が社長になる
note-director-goes = { $seat }が社長になる
note-supplier = 収入源：{ LIST($business) }（配当できる額{ MONEY($amount) }）
note-business = 収入源：{ LIST($business) }
why-picks-left = 残りの選択：マイナー会社{ $minors ->
        [0] なし
       *[other] { $minors }社
    }、株{ $shares ->
        [0] なし
       *[other] { $shares }枚
    }。
why-picks-next = 次の順番：{ LIST($seats) }。
why-second-tile = { $yellow ->
        [0] 2枚目のタイルは{ MONEY($cost) }です。
       *[other] 2枚目のタイルは{ MONEY($cost) }で、黄色に限ります。
    }
why-scrap-full = 列車が上限の{ $limit }輛あります。今1輛を廃車にしないと、運行後に新しい列車を買えません。
why-train-room = 列車は{ $limit }輛中{ $held }輛。
why-offer = 新しい{ $train }列車は{ MONEY($new) }、{ $company }の金庫は{ MONEY($amount) }です。
why-passes = { $left ->
        [1] あなたもパスすると、このラウンドは終わります。
       *[other] 続けて{ $left }人がパスすると、このラウンドは終わります。
    }
why-holders = ほかの株主：{ LIST($holders) }。
holder = { $seat } { $percent }%
note-to-major = { $major }に{ MONEY($amount) }が入る
note-starts-phase = { $phase }フェイズが始まる
note-starts-last-phase = 最後の{ $phase }フェイズが始まる：このラウンドの後は株式ラウンド1回と運営ラウンド3回のみ
mag-business-terrain = 地形
mag-business-track = 2枚目のタイルと駅
mag-business-trains = 列車（{ LIST($trains) }）
mag-business-offboard = 盤外ボーナスの特別車輛
mag-business-plus = プラス列車の特別車輛
mag-business-mine = 鉱山の特別車輛

## 画面

stage-draft = ドラフト
stage-shares = 株式ラウンド{ $turn }（{ $phase }フェイズ）
stage-operating = 運営ラウンド{ $turn }.{ $number }（{ $phase }フェイズ）
stage-over = ゲーム終了
scene-mountain = 山（1つにつき10 Ft）
scene-river = 川（1つにつき10 Ft）
scene-lake = バラトン湖：線路は北岸か南岸のどちらか一方だけ
scene-home = { $company }の本拠地
scene-town = 町
scene-mine = 鉱山：SNWの特別車輛を使う列車だけが入れます。収入は金庫に入ります
scene-offboard = 盤外地域：ルートの端にだけ使えます
scene-barrier = 障壁（斜線の辺）：線路を通せません
scene-station = { HEX($hex) }の{ $company }の駅
scene-minor = { $number } { $abbr } – { $name }
scene-major = { $abbr } – { $name }
scene-director = 社長
scene-train = { $train }列車
scene-starts-phase = 最初の1輛で次のフェイズへ
scene-no-train-sold = 列車未売却
scene-tile = タイル{ $tile }
panel-market = 株価ボード
panel-shares = 株
panel-minors = マイナー会社
panel-majors = メジャー会社
panel-trains = 列車
panel-sheet-all = 一覧
panel-phases = フェイズ
stage-phase = { $phase }
panel-tiles = タイル
panel-sheet = 最終集計
column-charter = チャーター
column-price = 株価
column-order = 順番
column-money = 金庫
column-trains = 列車
column-stations = 残りの駅
column-business = 収入源
column-rounds = 運営ラウンド
column-cars = 特別車輛
column-bonus = 盤外ボーナス
fact-treasury = 金庫
fact-trains = 列車
fact-stations = 残りの駅
fact-terrain = 地形トークン
fact-home = 本拠地
fact-price = 価格
fact-charter = チャーターの株
fact-business = 収入源
fact-builder = 製造会社
fact-idle = 列車未売却トークン
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
refusal-solo-only = 「{ $option }」はソロプレイ専用のオプションです。
refusal-istvan-keeps = Istvánは自分の会社にしか列車を売りません。
refusal-not-istvans-upgrade = { HEX($hex) }にこのタイルは置けません。Istvánは本拠地、次に最も近い都市を、できるだけ多くの線路がつながるようにアップグレードします。
ask-istvan = { $seat }：Istvánの{ $company }に同じ条件のアップグレードがいくつかあります。どれにしますか。
log-istvan-home = { $company }（カード{ $card }）が本拠地{ HEX($hex) }をアップグレード。
log-istvan-nearest = { $company }（カード{ $card }）が、可能な中で最も近い都市{ HEX($hex) }をアップグレード。
log-istvan-station = カード{ $card }：{ $company }が{ HEX($hex) }に駅を置く。
log-istvan-station-waits = カード{ $card }：{ $company }は{ HEX($hex) }にまだ駅を置けない。接続、空きマス、資金のどれかが足りない（金庫{ MONEY($treasury) }）。
log-istvan-saves = カード{ $card }：金庫の{ MONEY($treasury) }は{ MONEY($more) }を超えないので、{ $company }は{ $train }列車のために資金を貯める。
log-istvan-scraps = カード{ $card }：金庫の{ MONEY($treasury) }は{ MONEY($more) }を超えるので、{ $company }は2列車を廃車にして{ $train }列車に替える。
log-istvan-no-room = カード{ $card }：{ $company }には廃車にする2列車がなく、{ $train }列車を買う余地もない。
log-istvan-car = { $company }（カード{ $card }）がRÁBAの特別車輛を購入。収入が{ MONEY($more) }増える。
log-istvan-permanent = カード{ $card }：{ $company }には列車がないので、まず2列車を買う。
log-istvan-train-waits = カード{ $card }：{ $train }列車は{ MONEY($price) }だが、{ $company }の金庫は{ MONEY($treasury) }なので待つ。
log-istvan-buys = カード{ $card }により、{ $company }は{ $train }列車を買う。
log-istvan-sister = カード{ $card }：{ $company }が姉妹会社{ $seller }の2列車を{ MONEY($price) }で買う。
log-istvan-sister-waits = カード{ $card }：今は{ $company }に2列車を売れる姉妹会社がない（金庫{ MONEY($treasury) }）。
log-istvan-sister-skipped = カード{ $card }：{ $company }には列車を買う姉妹会社がないので、このアクションを飛ばす。
log-istvan-share = 株カード{ $letter }：Istvánが買える最初の株は{ $major }（{ $most }%まで）。
log-istvan-no-share = 株カード{ $letter }：Istvánが{ MONEY($cash) }で買える株はない。
log-istvan-sells = Istvánの証券が{ $limit }枚を超えているので、最も安い株を売る。
log-pay-solo-income = 運営ラウンドの始めに{ $payee }が{ MONEY($amount) }を受け取る。
log-pay-track-fee = { $payer }が黄色タイルを敷設する代わりに{ MONEY($amount) }を{ $payee }に支払う。
scene-share-card = 株カード{ $letter }
scene-company-card = { $company }、カード{ $card }
card-extra-station = 駅を1つ追加
card-permanent-2-train = 列車がなければ、まず2列車を買う
card-buy-train = { $train }列車を買う
card-station = { HEX($hex) }に駅を置く
card-swap-train = 金庫が{ MONEY($more) }を超えたら2列車を廃車にし、{ $train }列車を買う
card-swap-owed = 2列車は廃車済み。次に{ $train }列車を買う
card-buy-from-sister = 番号の大きい姉妹会社の2列車を30 Ftで買う
card-buy-from-any-sister = 番号の大きい姉妹会社の2列車を30 Ftで、なければ小さい会社の2列車を80 Ftで買う
fact-design = カードの内容
mag-design-printed = ルールブックどおり
mag-design-front = ルールブックどおり（線路は独自）
mag-design-ours = 独自のもの
result-solo-won = Istvánに勝ちました（{ MONEY($own) }対{ MONEY($istvan) }）。
result-solo-lost = Istvánの勝ちです（{ MONEY($istvan) }対{ MONEY($own) }）。
result-solo-draw = 引き分けです。あなたもIstvánも{ MONEY($own) }です。

## For newcomers, under the question: `hint-` and the rest of the question's id

hint-draft = ここではすべて無料です。マイナー会社は線路を敷設し、列車を運行して、最後まで所有者に収入をもたらします。株を持つと、メジャー会社の配当を受け取れます。
hint-shares = 勝敗は所持金と株の価値の合計で決まります。多くのマイナー会社から支払いを受けるメジャー会社は、配当が高く株価も上がります。
hint-track = ハイライトされたヘクスを選び、タイルを選んで回してください。1枚は無料、2枚目の黄色タイルは10 Ftです。自社の駅を別の収益拠点とつなげましょう。
hint-station = ルートには自社の駅が必要なので、駅が増えると新しいルートが開けます。他社の駅で満杯の都市は通り抜けられません。
hint-scrap = ふつうは残します。廃車にしてもお金は入らず、新しい列車を買う余地ができるだけです（列車は2輛まで）。
hint-run = 収入は半分があなたに、半分が会社に入ります。特別車輛の効果は今回の運行限りで、増える収入は選択肢に書かれています。
hint-trains = 列車は2輛まで持てます。持たなくてもかまいません。2列車以外は、各種類の最初の1輛が買われると次のフェイズになります。フェイズを変える列車は、カードにそう書かれています。
hint-offer = 代金は売る会社の金庫に入ります。その会社は以後、この列車なしで運行します。
hint-dividend = 10%株1枚につき、配当の10分の1が支払われます。配当が多いと株価が上がり、無配だと下がります。金庫に残した資金は駅トークンに使えます。
hint-istvan = カードの上ではどれも同じ条件なので、あなたが選びます。

## アクションの種類：「…」は今は選べません

action-take-minor = マイナー会社を取る
action-take-share = 株を取る
action-buy-share = 株の購入
action-sell-shares = 株の売却
action-lay-tile = タイルの敷設
action-declare-token = 地形トークンの使用宣言
action-place-station = 駅を置く
action-scrap = 列車の廃車
action-buy-car = 特別車輛の購入
action-run = 列車の運行
action-buy-train = 列車の購入
action-offer-for-train = 列車購入の申し出
action-accept-offer = 列車の売却
action-decline-offer = 申し出を断る
action-pay-dividend = 配当の支払い
action-end-game = ゲームの終了

# 地図の地名

town-kassa = カッシャ
town-galicia = ガリツィア
town-becs = ウィーン
town-pozsony = ポジョニ
town-selmecbanya = シェルメツバーニャ
town-miskolc = ミシュコルツ
town-sopron = ショプロン
town-gyor = ジェール
town-szatmarnemeti = サトマールネーメティ
town-nyiregyhaza = ニーレジハーザ
town-szekesfehervar = セーケシュフェヘールヴァール
town-buda = ブダ
town-pest = ペスト
town-szolnok = ソルノク
town-debrecen = デブレツェン
town-kecskemet = ケチケメート
town-nagyvarad = ナジヴァーラド
town-kolozsvar = コロジュヴァール
town-pecs = ペーチ
town-mohacs = モハーチ
town-szabadka = サバトカ
town-szeged = セゲド
town-arad = アラド
town-trieszt = トリエステ
town-zagrab = ザグレブ
town-temesvar = テメシュヴァール
town-nagyszeben = ナジセベン
town-brasso = ブラッショー
town-fiume = フィウメ
town-ujvidek = ウーイヴィデーク
town-petervarad = ペーテルヴァーラド
town-isztambul = イスタンブール
town-belgrad = ベオグラード
town-szatmarnemeti-nyiregyhaza = サトマールネーメティとニーレジハーザ
town-buda-pest = ブダとペスト
town-pecs-mohacs = ペーチとモハーチ
town-szabadka-szeged = サバトカとセゲド
town-ujvidek-petervarad = ウーイヴィデークとペーテルヴァーラド
town-adriatic-sea = アドリア海
town-austria = オーストリア
town-bosnia = ボスニア
town-serbia = セルビア
town-romania = ルーマニア

## コーチ

coach-income = 運行の収入が{ MONEY($now) }から{ MONEY($then) }になります。
coach-income-later = 大きな列車なら、収入が{ MONEY($now) }から{ MONEY($then) }になります。
coach-way = まだ届いていない収益拠点に近づきます。
coach-fed = { $major }に{ MONEY($amount) }が入り、あなたはその株を{ $percent }%持っています。
coach-run = これが最高の収入{ MONEY($income) }で、半分はあなたに入ります。
coach-car = 特別車輛で収入が{ MONEY($more) }増え、半分はあなたに入ります。金庫からは{ MONEY($cost) }を払います。
coach-train = 次の運行が{ MONEY($now) }から{ MONEY($then) }になります。列車は{ MONEY($price) }です。
coach-phase = 次のフェイズが始まり、終わりが近づきます。
coach-keep-trains = 列車はまだ稼ぎます。廃車にしてもお金は入りません。
coach-dividend = 株価は{ $spaces ->
        [-1] 左に1マス動き
        [0] 動かず
       *[other] { $spaces }マス上がり
    }、あなたは{ MONEY($yours) }を受け取ります。
coach-kept = { MONEY($left) }を次の段のために残します。
coach-share = { $major }の株は{ MONEY($price) }で、配当も合わせると終わりまでに{ MONEY($worth) }ほどになりそうです。
coach-sell = { $major }の株は{ MONEY($price) }で売れますが、持っていても終わりまでに{ MONEY($worth) }ほどにしかならなそうです。
coach-director = 2枚目の株で、ほかに多く持つ人がいなければ社長になります。
coach-minor = 本拠地から2ヘクス以内に収益拠点が{ $stops }か所あります。
coach-minor-area = 盤外地域{ HEX($hex) }は{ $steps ->
    [1] 本拠地の隣です
   *[other] 本拠地から{ $steps }ヘクスです
}。今は{ $value }、最後のフェイズでは{ $later }になります。
coach-pass = 今は値段に見合うものがありません。
coach-short-of-step = あと{ MONEY($more) }で、株価は{ $spaces }マス上がります。
coach-idle-train = 今の線路では、{ $train }列車を買っても収入{ MONEY($income) }はほとんど増えません。
coach-no-run = この後、会社はこのラウンドに何も稼げません。別のタイルなら{ MONEY($income) }の運行ができます。

# what the coach reminds of
coach-hint-first-run = どの会社がいつ、どこへ走れるかを考えましょう。自分の会社が支払う相手の株も持ちましょう。
coach-hint-director = { $major }の株をもう1枚持てば社長になれます。今は社長がいないので、全額が配当されます。
coach-hint-rival = { $major }では{ $seat }が1枚差で続いています。同数では何も変わりませんが、上回られると社長が替わります。
coach-hint-sold-out = { $major }の株は残り1枚です。すべてプレイヤーの手に渡ると、株式ラウンドの終わりに株価が1マス上がります。
coach-hint-sell-together = 同じ会社の株を何枚か売るなら、1手番にまとめて売りましょう。何枚でも株価は1マスしか下がりません。
coach-hint-pay-all = これが最後の配当です。金庫に残したお金は数えません。
coach-hint-enough = { MONEY($enough) }の配当でも、{ MONEY($all) }と同じだけ株価が動きます。残りは次に回せます。
coach-hint-treasury = 終わりが近く、金庫のお金は数えません。{ MONEY($money) }は自分に戻る使い方をしましょう。
coach-hint-first-tile = この会社にはまだ収入がありませんが、タイル1枚でこのラウンドに{ MONEY($income) }稼げます。
coach-hint-marker = 駅トークンは{ MONEY($cost) }で、その都市を通る運行の収入が{ MONEY($bonus) }増えます。ほかのプレイヤーの運行も同じです。{ $rounds ->
    [0] この後の運営ラウンドはありません。
   *[other] 運営ラウンドはあと{ $rounds }回ほどあります。
}
coach-hint-last-space = { HEX($hex) }の都市の空きは残り1マスで、ほかのプレイヤーも到達できます。満杯になると、そこで終わることはできても通り抜けられません。
coach-hint-runs-left = { $rounds ->
    [0] 今買った列車は一度も走りません。得をするのは代金を受け取る会社だけです。
   *[other] 今買った列車は、あと{ $rounds }回走ります。
}
coach-hint-phase = 最初の{ $train }列車が買われると、すぐに次のフェイズになります。{ $after ->
    [0] このラウンドでこの後に手番のあるほかのプレイヤーの会社はありません。
   *[other] このラウンドでは、ほかのプレイヤーの会社が{ $after }社この後に手番を行い、新しいタイルを先に使えます。
}
coach-hint-between = 自分の会社同士なら、列車は{ MONEY($price) }からでも売買できます。{ $company }は{ $train }列車を持っています。
coach-hint-raba = 運行のほとんどは{ $major }の特別車輛で収入が増えるので、{ $major }には毎ラウンド支払いがあります。
coach-hint-last-phase = 最初の{ $train }列車で最後のフェイズになり、その後は株式ラウンド1回と運営ラウンド{ $rounds }回で終わります。先を行く人ほど早めたいものです。
coach-hint-istvan-share = 今がIstvánの手番なら、{ $major }の株を買います。カードの順で最初に買える株です。
coach-hint-istvan-train = Istvánの{ $company }には{ MONEY($money) }あります。{ MONEY($need) }になると{ $train }列車を買い、次のフェイズになります。
coach-hint-istvan-pays = { $major }の社長はIstvánで、いつも全額を配当します。株を持つ価値があります。

## 予約した指示
order-pass = この株式ラウンドが終わるまで代わりにパスする。ただし、自分が持つ会社の株を誰かが売ったらやめる。
order-buy = 買えるようになったら、{ $major }の株を{ MONEY($most) }以下で1枚買う。
order-run-as-last = { $company }を前回と同じ特別車輛、同じルートで運行する。
order-pay-as-last = { $company }の配当を前回と同じように払う。
order-off-round-over = ラウンドが終わりました。
order-off-sold = { $seat }が{ $major }の株を売りました。
order-off-share-gone = 買える{ $major }の株がなくなりました。
order-done-bought = 完了：{ $major }の株を買いました。
order-off-not-yours = { $company }の決定権がなくなりました。
order-off-trains = { $company }の列車が変わりました。
order-off-run = { $company }は前回と同じ運行ができないか、もっとよい運行ができるようになりました。
order-off-treasury = { $company }は前回と同じ額を払えません。
