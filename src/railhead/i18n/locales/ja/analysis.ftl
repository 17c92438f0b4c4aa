### プログラムによるゲームの検討：`railhead analyse`と卓のパネル。

analysis = 検討
analysis-start = このゲームを検討する
analysis-again = もう一度検討する
analysis-about = プログラムがゲーム全体の手を比べます。1分ほどかかりますが、その間にほかのことをしていてかまいません。
analysis-going = 検討中：{ $done } / { $total }
analysis-stop = 中止
analysis-failed = このゲームを検討できませんでした。
analysis-older = 検討の後にゲームが進んでいます。

analysis-chances = 勝率
analysis-worth = 最終見込み
analysis-entry = 手の後
analysis-move = { $n }手目
analysis-percent = { $n }%
analysis-looked = { $all }回の選択のうち{ $looked }回で手を比べました。
analysis-cut = 時間が足りず、一部は見ていません。

analysis-turnings = 流れが変わった場面
analysis-turn-lead = ここから{ $who }が優勢：{ $before }% → { $after }%。
analysis-turn-change = { $who }：{ $before }% → { $after }%。
analysis-losses = 損の大きかった手
analysis-loss = { $who }、勝率が{ $loss }%低下：
analysis-better = よりよい手：
analysis-runs = 最高に届かなかった運行
analysis-run = { $company }の運行収益は{ $revenue }（最高は{ $best }）。
analysis-unspent = 使われなかったお金
analysis-kept = { $who }は株を買えたのに{ $amount }を手元に残した。
analysis-left = { $company }の金庫に最後まで{ $amount }が残った。

analysis-compare = ここでの手を比べる
analysis-comparing = 比較中…
analysis-moves = 有力な手
analysis-no-moves = 比べる手がありません。
analysis-made = 実際の手
analysis-line = その後の予想
analysis-of-what = 見込みの内訳

## 評価の内訳

valued-cash = 所持金
valued-shares = 株式
valued-rounds = これからのラウンド
valued-treasuries = 会社の金庫
valued-points = 現在の得点
valued-lines = 路線
valued-cubes = キューブ
valued-passengers = 乗客
