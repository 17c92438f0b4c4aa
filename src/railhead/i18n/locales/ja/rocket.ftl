### スティーブンソンズ・ロケット。

## 用語

industry-steel = 鉄鋼
industry-textile = 織物
industry-brewing = 醸造
industry-leather = 皮革
industry-cattle = 肉牛
industry-coal = 石炭
industry-cotton = 綿花
industry-grain = 穀物
industry-manufactured = 工業製品
industry-livestock = 家畜
industry-petrochemical = 石油化学
industry-word = { $industry ->
        [steel] { industry-steel }
        [textile] { industry-textile }
        [brewing] { industry-brewing }
        [leather] { industry-leather }
        [cattle] { industry-cattle }
        [coal] { industry-coal }
        [cotton] { industry-cotton }
        [grain] { industry-grain }
        [manufactured] { industry-manufactured }
        [livestock] { industry-livestock }
        [petrochemical] { industry-petrochemical }
       *[other] { $industry }
    }
place-name = { $name }
place-rail = 鉄道の町
line-name = { $line }（{ $name }）
shares-of = { $seat }が{ $shares }株
points-of = { $seat }が{ $points }点

## できない理由

refusal-unknown-line = このマップに路線「{ $line }」はありません。
refusal-unknown-hex = このマップにヘクス「{ $hex }」はありません。
refusal-unknown-city = 投資表に都市「{ $city }」はありません。
refusal-line-closed = { $line }は閉鎖されています。別の路線を選んでください。
refusal-line-extended-already = { $line }はこの手番ですでに延伸しました。別の路線を選んでください。
refusal-no-tile-left = { $line }の延伸に必要な線路タイルが残っていません。
refusal-not-ahead = { $where ->
        [start] { HEX($hex) }は{ $line }の機関車が出発する始発都市に隣接していません。
       *[under-way] { HEX($hex) }は{ $line }の機関車の前方にありません。進めるのは正面、左前、右前の3ヘクスです。
    }
refusal-hex-has-city = { HEX($hex) }には{ $city }があるので、使えません。都市のないヘクスを選んでください。
refusal-hex-has-track = { HEX($hex) }にはすでに{ $line }の線路があります。
refusal-hex-has-locomotive = { HEX($hex) }には{ $line }の機関車がいます。
refusal-hex-has-station = { HEX($hex) }にはすでに駅があります。
refusal-next-to-locomotive = { HEX($hex) }は{ $line }の機関車に隣接しています。1ヘクス以上離してください。
refusal-next-to-station = { HEX($hex) }は{ HEX($station) }の駅に隣接しています。1ヘクス以上離してください。
refusal-no-station-left = { $limit }個の駅をすべて使っています。できるのは、まだ路線につながっていない駅を移すことだけです。
refusal-not-your-station = { HEX($hex) }にあなたの駅はありません。
refusal-station-connected = { HEX($hex) }の駅は{ $line }につながっているため、動かせません。
refusal-station-stays = 駅はすでに{ HEX($hex) }にあります。別のヘクスを選んでください。
refusal-no-such-slot = { $city }に{ industry-word }の枠はありません。
refusal-slots-taken = { $city }の{ industry-word }の枠はすべて埋まっています。
refusal-must-act = できるアクションが残っているので、パスはできません。
refusal-bid-too-low = { $least }株以上を入札してください。
refusal-not-enough-shares = { $held ->
        [0] { $line }の株を持っていません。
       *[other] { $line }の株は{ $held }株しか持っていません。
    }
refusal-not-touched = 機関車は{ $line }に接していないので、合併先に選べません。

## マップファイルの誤り

refusal-map-unreadable = マップを読み取れません：{ $detail }
refusal-map-size = { $what ->
        [lines] マップの路線数は{ $found }ですが、{ $least }～{ $most }でなければなりません。
       *[hexes] マップのヘクス数は{ $found }ですが、{ $least }～{ $most }でなければなりません。
    }
refusal-map-not-unique = { $what ->
        [line] 路線「{ $name }」が2回以上書かれています。
        [hex] ヘクス{ HEX($name) }に2つ以上の都市があります。
        [chart] 都市「{ $name }」が投資表に2回以上あります。
       *[place] 都市「{ $name }」が2回以上書かれています。
    }
refusal-map-unknown = { $what ->
        [start] 路線の始発「{ $name }」という始発都市はありません。
        [line] 始発都市「{ $name }」から出る路線がありません。
        [chart] 「{ $name }」は、通常の都市なのに投資表にないか、通常の都市でないのに投資表にあります。
        [industry] 都市に「{ $name }」の枠がありますが、このマップにその産業はありません。
        [hex] 「{ $name }」はヘクスではありません。「-2,7」のように書いてください。
       *[place] 投資表にある「{ $name }」はマップにありません。
    }
refusal-map-place-at-sea = 「{ $place }」が陸地にありません。
refusal-map-places-touch = 「{ $place }」と「{ $other }」が隣接しています。間に1ヘクス以上必要です。

## 記録

log-announce = { $seat }が{ $line }を{ HEX($hex) }へ延伸すると宣言。
log-bid = { $seat }が拒否権を行使。{ $line }を{ HEX($hex) }へ向けるため{ $shares }株を入札。
log-match = { $seat }が{ $line }の株を同数の{ $shares }株入札し、{ HEX($hex) }を守る。
log-pass = { $seat }はパス。
log-shares-gained = { $seat }が{ $line }の株を{ $shares }株得る。
log-shares-paid = { $seat }が{ $line }の株を{ $shares }株支払う。
log-move = { $line }が{ HEX($hex) }へ進む。
log-connect = { $line }が{ LIST($cities) }につながる。
log-passenger = { $seat }が乗客を1人得る。
log-close = { $line }は{ $into }に合併され、閉鎖。
log-isolated = { $line }は孤立。以後、延伸しても株は得られない。
log-invest = { $seat }が{ $city }の{ $industry }に投資。
log-station = { $seat }が{ HEX($hex) }に駅を建てる。
log-relocate = { $seat }が駅を{ HEX($source) }から{ HEX($hex) }へ移す。
log-end-lines = 株を得られる路線が1つ以下になり、ゲーム終了。
log-end-tiles = 線路タイルがなくなり、ゲーム終了。
log-end-relocations = 全員が続けて駅の移動しか行わなかったため、ゲーム終了。
log-score-cities = { $city }に到達：{ LIST($points) }。
log-score-towns = 鉄道の町{ $city }に到達（接続都市{ $cities }か所）：{ LIST($points) }。
log-score-mergers = { $line }の合併（接続都市{ $cities }か所）：{ LIST($points) }。
log-score-passengers = 乗客：{ LIST($points) }。
log-score-industries = { $industry }への投資：{ LIST($points) }。
log-score-stations = { $line }の駅（接続都市{ $cities }か所）：{ LIST($points) }。
log-score-shares = { $line }の株（接続都市{ $cities }か所）：{ LIST($points) }。

## 問いと答え

ask-turn = { $seat }：路線の延伸、産業への投資、駅の建設のどれかを行ってください（アクション{ $of }回中{ $action }回目）。
ask-veto = { $seat }：{ $active }が{ $line }を{ HEX($hex) }へ延伸すると宣言しました。拒否権を使うか、認めてください。
ask-overbid = { $seat }：{ $active }の{ $line }に対し、{ $bidder }が{ HEX($hex) }へ向けるため{ $shares }株を入札しました。上回る入札をするか、パスしてください。
ask-match = { $seat }：{ $bidder }が{ $line }を{ HEX($hex) }へ向けるため{ $shares }株を入札しました。同数を払うか、譲ってください。
ask-absorb = { $seat }：{ $line }が複数の路線に接しています。合併先を選んでください。
offer-extend = 路線を延伸する
offer-invest = 産業に投資する
offer-station = 駅を建てる・移す
offer-bid = 拒否権を使う
offer-absorb = 合併先の路線を選ぶ
choice-idle = パス（できるアクションなし）
choice-line = { $line }
choice-extend = { $line }を{ HEX($hex) }へ
choice-invest = { $city }：{ $industry }
choice-station = 駅を建てる（残り{ $left }個）
choice-relocate = { HEX($hex) }の駅を移す
choice-bid = { $line }を{ HEX($hex) }へ向ける
choice-no-veto = 入札しない（行き先は{ HEX($hex) }のまま）
choice-match = { $line }の株を{ $shares }株払い、{ HEX($hex) }を守る
choice-give-way = { $bidder }に譲る（行き先は{ HEX($hex) }）
choice-absorb = { $line }を{ $into }に合併する
blocked-boxed-in = { $line }の機関車には進める先がありません。
note-choice = { $line }は複数の路線に接し、合併先は{ $seat }が選びます。
note-exchange = 株は{ $into }の株に交換されます：{ LIST($shares) }を得ます。
note-if-bid = { $shares }株を入札した場合：
why-passenger = そこで{ $active }が乗客を得るのは、誰の入札も通らない場合だけです。入札が通れば、同じヘクスでも乗客は得られません。
note-if-no-veto = 誰も拒否権を使わない場合：
note-if-highest = 誰も上回る入札をしない場合：
note-if-not-matched = { $active }が同数を払わない場合：
note-if-highest-and-not-matched = 誰も上回る入札をせず、{ $active }も同数を払わない場合：

## 卓上

stage-turn = アクション{ $of }回中{ $action }回目
stage-over = ゲーム終了
piece-station = { HEX($hex) }の{ $seat }の駅
piece-locomotive = { HEX($hex) }の{ $line }の機関車
panel-shares = 株
column-cities = 都市
column-status = 状態
line-closed = { $line }は閉鎖
line-isolated = { $line }は孤立
panel-chart = 投資表
column-reached = 到達済み
cube-of = { $seat }の産業キューブ
industry-taken = { $industry }：{ $seat }の産業キューブ
slot-free = 空き枠
city-reached = 都市キューブ（路線が到達済み）
panel-veto = { $line }への拒否権
column-held = 保有株
column-bid = 入札
tip-city-pays = 次に到達する路線で：{ LIST($points) }。
tip-city-nothing = 産業キューブがまだないので、到達しても得点はありません。
tip-city-reached = 路線が到達済み。ここの産業キューブはゲーム終了時に数えます。
tip-city-unreached = どの路線も未到達。このままではここの産業キューブはゲーム終了時に数えません。
tip-town-pays = { $line }が到達すれば：{ LIST($points) }。
tip-town-nothing = まだ到達できる路線のどれにも駅がありません。
panel-supply = サプライ
column-left = 残り
supply-tiles = 線路タイル
supply-connectors2 = 合流タイル（2路線）
supply-connectors3 = 合流タイル（3路線）
supply-passengers = 乗客
fact-points = 威信点
fact-passengers = 乗客
fact-stations = 残りの駅
fact-cubes = 置いた産業キューブ
source-cities = 都市 { $points }点
source-towns = 鉄道の町 { $points }点
source-mergers = 合併 { $points }点
source-passengers = 乗客 { $points }点
source-industries = 投資 { $points }点
source-stations = 駅 { $points }点
source-shares = 株 { $points }点
panel-sheet = 威信点
sheet-cities = 都市
sheet-towns = 鉄道の町
sheet-mergers = 合併
sheet-passengers = 乗客
sheet-industries = 投資
sheet-stations = 駅
sheet-shares = 株
sheet-total = 合計

## For newcomers, under the question: `hint-` and the rest of the question's id

hint-turn = 延伸すると株を1株得て、都市などの得点が入ります。産業キューブは路線がその都市に届いたとき、駅はその路線が鉄道の町に届いたときに得点になります。
hint-veto = この路線の株を最も多く入札した人が行き先を決め、入札した株を支払います。ほかの人の株は減りません。
hint-overbid = 前の入札より多い株数を入札すれば、行き先を変えられます。パスもできます。
hint-match = 同じ数の株を支払えば、自分の宣言どおりに進みます。
hint-absorb = 動いた路線は閉鎖され、その株2株につき、ここで選んだ路線の株を1株得ます。

## アクションの種類：「…」は今は選べません

action-extend = 路線の延伸
action-invest = 産業への投資
action-station = 駅の建設・移動
action-bid = 拒否権の行使
action-match = 同数の入札
action-absorb = 合併先の選択

# 地図の地名

town-liverpool = リヴァプール
town-york = ヨーク
town-boston = ボストン
town-norwich = ノリッジ
town-dover = ドーヴァー
town-southampton = サウサンプトン
town-bristol = ブリストル
town-manchester = マンチェスター
town-sheffield = シェフィールド
town-hull = ハル
town-nottingham = ノッティンガム
town-birmingham = バーミンガム
town-northampton = ノーサンプトン
town-cambridge = ケンブリッジ
town-colchester = コルチェスター
town-worcester = ウスター
town-reading = レディング
town-london = ロンドン
town-brighton = ブライトン
town-leeds = リーズ
town-crewe = クルー
town-bury-st-edmunds = ベリー・セント・エドマンズ
town-peterborough = ピーターバラ
town-southend = サウスエンド
town-oxford = オックスフォード
town-swindon = スウィンドン
town-salisbury = ソールズベリー
town-ashford = アシュフォード
town-norfolk = ノーフォーク
town-savannah = サバンナ
town-mobile = モービル
town-st-louis = セントルイス
town-chicago = シカゴ
town-buffalo = バッファロー
town-detroit = デトロイト
town-cincinnati = シンシナティ
town-philadelphia = フィラデルフィア
town-new-york = ニューヨーク
town-pittsburgh = ピッツバーグ
town-louisville = ルイビル
town-indianapolis = インディアナポリス
town-cleveland = クリーブランド
town-nashville = ナッシュビル
town-memphis = メンフィス
town-atlanta = アトランタ
town-jacksonville = ジャクソンビル
town-montgomery = モンゴメリー
town-charlotte = シャーロット
town-jackson = ジャクソン
town-albany = オールバニ
town-raleigh = ローリー
town-chattanooga = チャタヌーガ
town-syracuse = シラキュース
town-washington = ワシントン
town-shenyang = 瀋陽
town-baotou = 包頭
town-lanzhou = 蘭州
town-chongqing = 重慶
town-nanning = 南寧
town-xiamen = 廈門
town-qingdao = 青島
town-beijing = 北京
town-dalian = 大連
town-taiyuan = 太原
town-zhengzhou = 鄭州
town-xi-an = 西安
town-nanjing = 南京
town-shanghai = 上海
town-chengdu = 成都
town-wuhan = 武漢
town-changsha = 長沙
town-guangzhou = 広州
town-tianjin = 天津
town-yingtan = 鷹潭
town-yinchuan = 銀川
town-jinzhou = 錦州
town-guiyang = 貴陽
town-datong = 大同
town-shijiazhuang = 石家荘
town-jinan = 済南
town-fuzhou = 福州
town-guilin = 桂林
town-north-sea = 北海
town-irish-sea = アイリッシュ海
town-english-channel = イギリス海峡
town-wales = ウェールズ
town-france = フランス
town-atlantic-ocean = 大西洋
town-gulf-of-mexico = メキシコ湾
town-canada = カナダ
town-yellow-sea = 黄海
town-east-china-sea = 東シナ海
town-south-china-sea = 南シナ海

## コーチ

coach-points = すぐに{ $points }点を得ます。
coach-share = { $line }の株は、あなたが{ $held }株、ほかの人は最も多くて{ $most }株になります。
coach-passengers = 乗客で、終わりに{ $points }点ほど多く得られそうです。
coach-stations = 自分の駅で、{ $points }点ほど多く得られそうです。
coach-cities = 路線が届きそうな都市のキューブで、{ $points }点ほど多く得られそうです。
coach-industries = 産業の首位で、終わりに{ $points }点ほど多く得られそうです。
coach-rival = { $seat }の得点が{ $points }点ほど減りそうです。
coach-gives = { $seat }がすぐに{ $points }点を得ます。
coach-better = 別の手の方が{ $points }点ほどよさそうです。
coach-place = このヘクスに来た路線は、{ $cities }とつながります。
coach-match = { $seat }は{ $line }の株を{ $held }株持っていて、同じ数の株を払えば、宣言したヘクスのままにできます。
coach-no-veto = 拒否権を使うと、得るものより株の損が大きくなります。

# what the coach reminds of
coach-hint-tiles = 線路タイルは残り{ $tiles }枚です。すべて置かれるとゲームが終わります。
coach-hint-level = { $line }の株では{ $seat }が1株差で続いています。首位のうちに路線が閉じれば、{ $points }点入ります。
coach-hint-second = { $line }の株を持つのは1人だけです。1株で2位になり、今なら{ $points }点です。
coach-hint-unreached = どの路線も届いていない都市に、あなたのキューブが{ $cubes }個あります。路線が届かなければ得点になりません。
coach-hint-stations = 駅は、いくつかの路線が通りそうな所に建てます。隣ではなく、そのヘクス自体を路線が通る必要があります。
coach-hint-end-ahead = あと1路線が閉鎖されるか孤立すると、その手番でゲームが終わります。今の得点では首位ですが、最終得点が残っています。
coach-hint-end-behind = あと1路線が閉鎖されるか孤立すると、その手番でゲームが終わります。首位ではないので、残った路線を新しい都市へ向けましょう。
coach-hint-score = { $line }を{ HEX($hex) }へ延伸すると、すぐに{ $points }点入ります。
coach-hint-town = { $line }は{ HEX($hex) }で鉄道の町{ $city }に届きます。接続都市は{ $cities }か所になり、あなたの駅に{ $points }点入ります。
coach-hint-elsewhere = { $line }の株は{ $seat }のほうが多く、行き先を変えられるかもしれません。株は残りますが、得点は入りません。
coach-hint-cube-first = { $line }は今すぐ{ $city }に届きます。先にキューブをもう1個置けば、{ $now }点ではなく{ $then }点になります。
coach-hint-merger = { $line }は今、{ $into }に合併できます。持ち株は首位なので{ $points }点と{ $into }{ $shares }株が入ります{ $lost ->
    [0] 。
   *[other] が、端数の1株は失われます。
}
coach-hint-threat = { $line }が次に延伸されると、{ $seat }に{ $points }点入るかもしれません。あなたの{ $shares }株で拒否権を使えます。
coach-hint-passenger = { $line }はほかのプレイヤーの駅に止まれるので、乗客を1人得られます（今は{ $mine }人）。最後に最も多い人は{ $first }点、2位は{ $second }点です。
coach-hint-industry = { $industry }のキューブがあと1個あれば、このまま終わると{ $now }点ではなく{ $then }点になります。
coach-hint-isolated = { $line }は孤立しています。延伸しても株は得られません。

## 予約した指示
order-no-veto = 持ち株が{ $least }株未満の路線では、拒否権の入札をしない。
order-off-merged = 株を持っていた路線{ $line }が合併されました。持ち株を見直してください。
