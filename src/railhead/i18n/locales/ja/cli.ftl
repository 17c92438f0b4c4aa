### コマンドライン。

## 結果

cli-reason = { $text }（ルール{ $rule }）
cli-legal = このアクションは可能です。
cli-written = 書き込みました：{ $file }
cli-winners = { $count ->
        [1] 勝者：{ LIST($winners) }
       *[other] 同点優勝：{ LIST($winners) }
    }
cli-rewound = { $to ->
        [0] { $seat }が最初の局面に戻す。
       *[other] { $seat }が{ NUMBER($to, useGrouping: 0) }手目の後まで戻す。
    }
cli-verified = { $file }：{ $entries }手はすべて正当で、照合値{ $digests }個が一致しました。
cli-warning = 注意：ログの{ NUMBER($entry, useGrouping: 0) }番：{ $text }
cli-log-replayed = ログの{ $entries }件はすべて正当です。
cli-run-proven = { $company }：収益{ $revenue }、補助金{ $subsidy }。これを上回る運行はありません。
cli-run-found = { $company }：収益{ $revenue }、補助金{ $subsidy }。見つかった中で最良の運行ですが、最善とは証明されていません。
cli-slow-search = C版のルート探索がないため、Pythonで探索します。時間がかかり、大きな運行では最善を証明できないことがあります。
cli-version = { $version }、ルート探索：{ $search ->
        [c] C
       *[python] Python（低速）
    }
cli-perft = 深さ{ $depth }：{ $count }通り
cli-random = { $games }ゲームを最後まで行いました。決定は合計{ $decisions }回、最長のゲームは{ $longest }回です。
cli-map = マップに問題はありません。ヘクス{ $hexes }個、路線{ $lines }本、都市と町{ $places }か所。
cli-column-id = ID
cli-column-title = ゲーム
cli-column-players = 人数
cli-column-options = オプション
cli-column-ending = 終了の理由
cli-column-kind = アクション
cli-column-number = 回数

## 端末で遊ぶ

cli-play-help = 番号で選択、uで取り消し、qで終了します。
cli-undone = { NUMBER($entry, useGrouping: 0) }手目の後に戻りました。
cli-number = { $least }から{ $most }までの数{ $step ->
        [1] ：
       *[other] （{ $step }刻み）：
    }
cli-place = どのヘクスですか。 { $cells }
cli-tile = { HEX($hex) }：タイル{ $tile }、向き{ $rotation }{ $cost ->
        [0] { "" }
       *[other] 、費用{ $cost }
    }
cli-bye = お疲れさまでした。このゲームは保存されていません。保存するには `railhead play FILE` で始めてください。
cli-bye-kept = お疲れさまでした。続きは railhead play { $words } でどうぞ。

## 画面で遊ぶ

cli-screen-players = プレイヤー
cli-screen-log = 記録
cli-screen-thinking = ボットが考えています…
cli-screen-keys = Enter 選択 · Esc 戻る · Tab 盤 · u 取り消し · c 助言 · l 言語 · +/− 拡大・縮小 · q 終了
cli-screen-coach = 助言：{ $choice }
cli-screen-hex = { HEX($hex) }
cli-screen-tiles = { HEX($hex) }：タイルの置き方{ $count }通り
cli-screen-tile = タイル{ $tile }、向き{ $rotation }{ $cost ->
        [0] { "" }
       *[other] 、費用{ $cost }
    }
cli-screen-begin = ゲームを始める
cli-screen-opponents = 対戦相手
cli-screen-people = この端末で一緒に遊ぶ人
help-plain = 描画できる端末でも、番号で選ぶメニューを使います。

## 進行状況

cli-replaying = 再生中
cli-analysing = 検討中
cli-verifying = 検証中
cli-counting = 計数中
cli-playing = プレイ中

## エラー

cli-error = エラー：
cli-entry = { NUMBER($entry, useGrouping: 0) }手目：{ $text }
cli-no-file = ファイル{ $file }がありません。
cli-no-folder = フォルダー{ $folder }がありません。
cli-file-fault = { $file }：{ $detail }
cli-file-exists = { $file }はすでにあります。置き換えるには --force を付けてください。
cli-not-svg = { $file }：図はSVG形式です。.svgで終わる名前にしてください。
cli-bad-option = 「{ $pair }」はオプションではありません。「名前=値」と書いてください。このゲームのオプション：{ LIST($names) }
cli-not-verified = 棋譜{ $all }件のうち{ $bad }件に誤りがあります。
cli-bad-depth = 深さは1以上にしてください。
cli-bad-games = ゲーム数は1以上にしてください。
cli-bad-port = ポートは0から65535までの数です（{ NUMBER($port, useGrouping: 0) }は使えません）。
cli-verify-what = 検証する棋譜を指定するか、サーバーのゲームを検証するなら --db を付けてください。
cli-arena-not-measured = 失敗したボットの代わりに別のボットが動いたため、この表からその強さはわかりません。
cli-no-such-seat = このゲームの席は1から{ $seats }までです。
cli-bots-each = 席ごとに--botsを付けてください：--bots { $first } --bots { $second }
cli-dead-end = シード{ $seed }のゲームは{ NUMBER($entry, useGrouping: 0) }手目の後で行き詰まりました。決定が必要なのに、可能なアクションがありません。
cli-endless = シード{ $seed }のゲームは{ NUMBER($entry, useGrouping: 0) }手を過ぎても終わりません。
cli-broken = シード{ $seed }のゲームの{ NUMBER($entry, useGrouping: 0) }手目の後で保存則が破れました：{ $detail }
cli-unknown-language = 言語「{ $word }」はありません。en、ru、jaから選んでください。
cli-unknown-command = コマンド「{ $word }」はありません。一覧は `railhead --help` で見られます。
cli-unknown-option = ここに「{ $word }」という指定はありません。一覧は --help で見られます。
cli-missing = { $word }が指定されていません。説明は --help で見られます。
cli-wrong-value = 「{ $value }」は{ $word }の値として使えません。
cli-too-much = 解釈できません：{ $word }
cli-wrong-usage = 解釈できません：{ $detail }
cli-our-fault = 起こるはずのないことが起きました。プログラムの不具合です（{ $detail }）。RAILHEAD_DEBUG=1 で詳細を表示します。
cli-no-server = この版にはサーバーが含まれていません。
cli-no-routes = このゲームに列車やルートはありません。
cli-no-run = ここで列車を運行する会社はありません。--company で指定してください。
cli-no-tiles = 「{ $title }」には描けるタイルがありません。

## ヘルプ

cli-usage = 使い方：{ $words }
cli-required = （必須）
cli-default = （既定値：{ $value }）
cli-group-commands = コマンド
cli-group-arguments = 引数
cli-group-parameters = 指定
help-railhead = 鉄道ボードゲームを遊び、学び、研究するためのプログラムです。
help-lang = --lang { $languages } で言語を選びます（なければRAILHEAD_LANG、またはシステムの言語）。
help-help = このヘルプを表示します。
help-version = 版と、ルート探索がC版かどうかを表示します。
help-games = ゲームの一覧を、人数とオプションとともに表示します。
help-new = 新しい棋譜を作ります。
help-play = 端末で遊びます。ファイルがなければ新しいゲームを始め、ゲーム・人数・相手を尋ねます。
help-serve = ブラウザー用のプログラムを起動します。
help-legal = 局面で可能なアクションを一覧にします。
help-why = そのアクションができない理由をすべて示します。
help-replay = 棋譜を再生し、記録を表示します。--trace で各手の後の状態を書き出します。
help-verify = 棋譜を検証します（すべての手が正当で、照合値が正しいか）。
help-branch = 指定した手まで同じ進行の新しい棋譜を作ります。
help-draw = 局面をSVGで描きます。
help-stats = ゲームの流れを示します。ラウンドごとの資産または得点、収入、株価、主な場面。
help-csv = 数値をすべてCSVで出力します。
help-analyse = 1つの局面の手を比べるか（--at）、ゲーム全体を検討します。勝率、流れの変化、損の大きい手、運行、使われなかったお金を示します。
help-analyse-nodes = 1つの局面で先読みする手の数。結果は毎回同じになります。
help-analyse-seconds = かけてよい秒数。
help-analyse-jobs = ゲーム全体を検討するプロセスの数。
help-map = 「スティーブンソンズ・ロケット」のマップを検査し、描きます。
help-tiles = ゲームの全タイルを描きます。
help-routes = 局面での最良の列車のルートを求めます。
help-import = 18xx.gamesのログを棋譜に変換します。
help-perft = 局面から可能なアクションの列を数えます。
help-random = ランダムなゲームを最後まで行い、すべてを検査します。
help-file = 棋譜（- は標準入力）。
help-files = 棋譜（複数可）。
help-map-file = マップのTOMLファイル（- は標準入力）。
help-log-file = 18xx.gamesのログ（- は標準入力）。
help-at = 最後の局面ではなく、この手の後の局面（0は最初）。
help-json = プログラム向けの出力。
help-out = 書き込み先。
help-force = すでにあるファイルを置き換えます。
help-title = ゲーム：rocket、18mag、1862。
help-seats = プレイヤーの人数。
help-option = ゲームのオプション（名前=値）。何度でも指定できます。
help-seed = 乱数のシード。同じシードからは同じゲームになります。
help-action = 棋譜と同じ形のJSONで書いたアクション。
help-seat = アクションを行う席（0から数えます）。なければ手番の席。
help-to = この手まで再生します。
help-trace = 各手の後の状態をこのファイルに書き出します。
help-strict = 収益が計算と違えば、警告ではなくエラーにします。
help-depth = 列の長さ。
help-games-count = ゲーム数。
help-keep = 棋譜をこのフォルダーに保存します。
help-play-file = 棋譜。なければ新しく作ります。
help-bots = ボットが担当する席（1から数えます）。何度でも指定できます。
help-level = ボットの強さ：random、novice、steady、master。指定がなければ最も強いもの。
help-play-title = 新しいゲームの種類。
help-host = 待ち受けるアドレス。
help-port = 待ち受けるポート。
help-data = ゲームと設定を保存するフォルダー。
help-workers = 1つのポートで動かすプロセスの数。2つ以上にはPostgreSQLが必要です。
help-open = ブラウザーを開きます。
help-run-at = 現在の局面ではなく、この手（18xx.gamesのログではそのid）で行う運行。
help-company = この会社だけ。

## アリーナ

cli-arena = { $seats }席で{ $games }ゲーム。均等な割合は{ $share }%です。
cli-percent = { $figures }%
cli-arena-again = { $games }ゲームは以前に終わっています。
cli-arena-faults = { $bot }は正しく動かなかったため、{ $count }ゲームで交代させました。
cli-arena-numbers = ゲーム数、プロセス数、局面数は1以上の整数です。
cli-no-ray = Rayがインストールされていません：pip install railhead[ray]
cli-column-bot = ボット
cli-column-seatings = ゲーム数
cli-column-share = 勝率
cli-column-interval = 95%区間
cli-column-rank = 平均順位
cli-column-worth = 平均得点
cli-column-ratio = 卓の平均との比
cli-column-elo = Elo
cli-column-decisions = 1ゲームの手数
cli-column-seconds = 1手の秒数
help-arena = ボットどうしを対戦させ、勝率を表示します。
help-arena-bots = ボットをコンマで区切って指定します：random、novice、steady、master、steady~PART（知識の一部を除いたもの）、steady@FIGURE=VALUE（評価の係数を変えたもの）、インストール済みのボット、または外部プログラムの cmd:COMMAND。席より少ないときは最後のボットが残りの席に着きます。
help-arena-games = ゲームの数。
help-jobs = 同時に動かすプロセスの数。
help-ray = Rayクラスターで対戦させます。アドレス、ここで動いているものなら `auto`、何も書かなければこのマシンで起動します（追加機能 `ray` が必要です）。
help-nodes = ボットが1手ごとに調べてよい局面の数。
help-arena-keep = 結果と棋譜のフォルダー。止めた後に同じコマンドで続きから始められます。
cli-tuning = 調整中
cli-column-figure = 係数
cli-column-before = 現在
cli-column-found = 結果
cli-tune-numbers = ステップ数、初期配置の数、プロセス数、局面数は1以上、席数は2以上、確認のゲーム数は0以上の整数です。
cli-tune-unknown = { $name }という係数はありません。使えるもの：{ $known }
cli-tune-again = { $steps }ステップは以前に終わっています。
cli-tune-toml = アリーナで強いとわかったら、次の行を{ $file }の[seats]に加えます。
help-tune = ボットsteadyどうしの対戦から、評価の係数を調整します。
help-tune-figures = 調整する係数をコンマで区切って指定します。省略するとすべてです。
help-tune-steps = ステップの数。1ステップごとに、すべての係数を強かったほうへ少しずつ動かします。
help-tune-setups = 1ステップで対戦する初期配置の数。それぞれ別の係数で、すべての席から対戦します。
help-tune-check = 最後に、見つかった係数と現在の係数で対戦させるゲームの数。
cli-train-title = { $title }にはまだ学習するものがありません。学習した評価があるのはrocketだけです。
cli-train-numbers = ゲーム数は{ $least }以上、プロセス数は1以上、席数はそのゲームで遊べる人数です。
cli-no-numpy = 学習にはnumpyが必要です：pip install railhead[train]
cli-trained = { $positions }局面。学習に使わなかったゲームの得点差のうち、ネットワークは{ $learned }%、手作りの評価は{ $hand }%を説明します。
help-train = ボットsteadyのゲームから「スティーブンソンズ・ロケット」の評価を学習します（追加機能 `train` が必要です）。
help-train-games = 学習に使うゲームの数。5ゲームに1つは確認だけに使います。
help-train-keep = ゲームを保存するフォルダー。止めた後に同じコマンドで続きから始められます。

## サーバーのデータベース

cli-backed-up = { $file }：{ $rows }行を書き出しました。
cli-restored = { $file }：{ $rows }行を復元しました。
cli-database-verified = 問題ありません。ゲーム{ $games }件、棋譜の項目{ $entries }件。
cli-admin-done = 完了しました：{ $deed } { $name }
help-backup = サーバーの全データをファイルに書き出します。
help-restore = 空のデータベースにバックアップを復元します。
help-admin = サーバーの管理：管理者権限の付与・取り消し、利用停止・解除、ゲームの終了、不在プレイヤーのボットへの交代。
help-db = データベース（SQLiteのファイルまたは postgresql://...）。省略時は `railhead serve` が使うもの。
help-admin-deed = grant、revoke、ban、unban：人。close、replace：ゲーム。
help-admin-name = ログイン名（ゲストはID）、またはゲームのID。
help-admin-seat = replace：席（1から数えます）。何度でも指定できます。
help-admin-bot = replace：ボットのレベル。省略時は最も強いもの。

## データセット

cli-exported = { $file }：決定{ $rows }件を書き出しました。
cli-no-pyarrow = Parquetにはpyarrowが必要です：pip install railhead[data]
cli-parquet-out = Parquetのファイルを --out で指定してください。
help-export = 棋譜をデータセットとして書き出します。決定ごとに局面・可能なアクション・選択・結果が入ります。
help-format = jsonl、またはparquet（追加機能 `data` が必要です）。
