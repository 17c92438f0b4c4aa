### 終わったゲームの振り返り。結果の画面と`railhead stats`で使う。

story = ゲームの流れ
story-worth = 資産
story-points = 得点
story-prices = 株価
story-income = プレイヤーの収入
story-runs = 会社の運行
story-takings = メジャー会社の収入
story-dividends = メジャー会社の配当
story-scored = 手番ごとの得点
story-sources = 得点の内訳

story-round = 時点
story-start = 開始
story-turn = プレイヤー{ $seat }の手番
story-moment = 出来事

## 主な場面

story-lead-first = { $who }が最初に首位に立つ（差は{ $by }）。
story-lead = { $who }が首位に立つ（差は{ $by }）。
story-most-income = 1ラウンドの最高収入：{ $who }、{ $amount }。
story-most-runs = 最高の運行：{ $who }、{ $amount }。
story-most-takings = 最高の収入：{ $who }、{ $amount }。
story-most-dividends = 最高の配当：{ $who }、{ $amount }。
story-most-scored = 最高の手番：{ $who }、{ $amount }点。
story-phase = 新しいフェイズ：{ $phase }。
story-merger = { $lost }が{ $survivor }に合併される。
story-bankrupt = { $company }が破産する。
story-lner = LNER（London and North Eastern Railway）が設立される。最後のラウンドが始まる。
story-isolated = { $line }が孤立する。

## 画面

story-charts = グラフ
story-moments = 主な場面
story-as-table = 表で見る
story-take = ダウンロード
story-record = 棋譜
story-csv = 数値（CSV）
story-svg = 盤（SVG）
story-png = 盤（PNG）
story-play = 最初から再生
story-stop = 停止
story-failed = このゲームの数値を取得できませんでした。
story-wait = 集計中…

rounds = ラウンドごと
rounds-none = 終わったラウンドはまだありません。

## While it is played: what companies earned last

earned-run = 前回の運行収益{ MONEY($amount) }
earned-took = 前ラウンドの収入{ MONEY($amount) }
earned-share = 前回の配当は1株につき{ MONEY($amount) }
earned-yield = 前回の配当は1株につき{ MONEY($amount) }（{ $percent }%）
fact-took = 前ラウンドの収入
fact-run = 前回の運行収益
fact-paid = 1株の前回配当
column-earned = 収入
