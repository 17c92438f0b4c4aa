### Words of the browser.

app-name = Railhead

# client

## ページ

home = ホーム
home-heading = 鉄道ボードゲームを、今すぐ
home-about = ボットと対戦。1つの画面でみんなと。リンクを送って友達と。登録は不要です。
home-titles = ゲーム
title-players =
    { $least ->
        [1] { $most ->
            [1] 1人
           *[other] { $least }～{ $most }人
        }
       *[other] { $least }～{ $most }人
    }
play-bots = ボットと遊ぶ
home-options = 人数とオプション
play-screen = 1つの画面で遊ぶ
play-link = リンクで招待
my-games = 自分のゲーム
home-your-turn = あなたの手番
home-running = 進行中
home-finished = 終了
home-all-finished = 自分のゲームをすべて見る
home-lessons = レッスンの続き
home-new = 新しいゲーム
game-invited = 招待されています
game-closed = 閉じた卓
game-analysis = 検討
import-choose = ファイルを選ぶ
import-busy = ゲームを再現しています…
import-failed = このファイルは取り込めませんでした。取り込めるのは、Railheadの棋譜（.jsonl）と、18xx.gamesからエクスポートした18Magyarországと1862のゲーム（.json）です。
not-found = ここには何もありません
not-found-about = このアドレスのページはありません。打ち間違いか、すでになくなったページです。
link-incomplete = リンクが途中で切れています。メールのアドレスを最後までコピーするか、アカウントのページで新しいリンクを請求してください。
archive-map = マップ
archive-maps = すべてのマップ
archive-since = 開始日
archive-until = 終了日
archive-mine = 自分のゲームだけ
pace-any = すべての進め方
game-open = プレイヤー待ち
game-expired = 期限までに人が集まらず閉じました
game-left = 主催者が離れたため閉じました
game-seat-offered = 席を譲る申し出が届いています
game-over = ゲーム終了
game-unreadable = このゲームは開けません
game-your-turn = あなたの手番です
game-waits = { $name }さんの手番
seat-open-short = 席{ $number }は空席
about = Railheadについて
about-what = Railheadは、鉄道ボードゲームを遊び、学び、研究する場所です。すべてのルールをプログラムが確認し、どのゲームも1手ずつ見直せます。
about-unofficial = これらのゲームが好きな人々による、非公式の無料プログラムです。ゲームの権利は作者と出版社にあります。ぜひ製品版をお求めください。
about-rocket = Stephenson’s Rocket　作：ライナー・クニツィア　Grail Games（旧版：Pegasus、Rio Grande Games）
about-mag = 18Magyarország　作：レオンハルト・オルグラー　Lonny Games
about-e1862 = 1862: Railway Mania in the Eastern Counties　作：マイク・ハットン　GMT Games
language = 言語
theme = ライト／ダーク表示
yes = はい
no = いいえ
fault-page = このページで問題が起きました
fault-offline = サーバーにつながりません。何も変わっていません。少し待ってからもう一度お試しください。
fault-server = サーバーでエラーが起きました（{ $status }）。何も変わっていません。

## 新しいゲーム

new-game = 新しいゲーム
new-mode = 誰と遊びますか
new-mode-bots = ボットと対戦します。すぐに始まります。
new-mode-screen = 全員がこの画面で順番に遊びます。
new-mode-link = 友達に送るリンクができます。すべての席が埋まると始まります。
new-count = 人数
new-options = オプション
new-create = 卓を作る
new-start = ゲームを始める
guest-name = ゲスト
seat-kind = 席{ $number }
seat-kind-me = この画面
seat-kind-bot = ボット
seat-kind-open = リンクで参加
seat-name-label = プレイヤー{ $number }の名前
seat-bot = ボット
seat-here = 着席中
seat-open = 空席
bot-name = ボット{ $number }
waiting-for =
    { $count ->
        [0] 全員そろいました。
       *[other] あと{ $count }人を待っています。
    }
waiting-link = このリンクを送ってください
copy = コピー
copied = コピーしました
your-name = お名前
join = 席に着く
start = ゲームを始める

## 卓

now = 手番
players = プレイヤー
company-in-focus = 運営中の会社
player-first = 最初のプレイヤー
player-turn = 手番
waiting-turn = { $name }さんの手番です
out-about = このまま観戦しても、ページを離れてもかまいません。ゲームは続き、結果は自分のゲーム一覧に残ります。
confirm = 決定
cancel = 戻る
undo = 取り消す
redo = やり直す
offline = 接続が切れました。つなぎ直しています…
news = これまでの動き
log = 記録
log-go = { $n }手目の後の局面を見る
record-download = 棋譜を保存
history = 履歴
history-first = 最初へ
history-back = 1手戻る
history-forth = 1手進む
history-round-back = 前のラウンドへ
history-round-forth = 次のラウンドへ
history-last = 現在の局面へ
playback = ほかの人の手を再生中（残り{ $count }手）
playback-skip = 現在の局面まで飛ばす
playback-pause = 一時停止
playback-on = 再開
playback-step = 次の手
undo-told = { $name }さんが手を取り消しました。{ $n }手目の後の局面です。
history-at = { $n }手目の後の局面
result = 結果
result-winners =
    { $count ->
        [1] { $winners }の勝ち
       *[other] { $winners }の同点優勝
    }
menu-where = ハイライトされた場所を選んでください
menu-none = 今はできません（開くと理由がわかります）
menu-next = 次に、ハイライトされた場所を選んでください
menu-as-list = 一覧から選ぶ（{ $count }件）
number-label = 数
number-less = 減らす
number-more = 増やす
number-range = { $least }～{ $most }
tile-label = タイル{ $tile }
tile-on-cell = { HEX($cell) }にタイル{ $tile }
cost = { MONEY($amount) }
tile-turn = 回す
routes-proven = 最初の案が最善であることは証明済みです。
routes-unproven = 最初の案は見つかった中で最良のものです。さらに良い案があるかもしれません。
routes-draw = 自分でルートを引くこともできます。列車を選んでください。
routes-drawing = ヘクスを順に選んでください。最後のヘクスをもう一度選ぶと1つ戻ります。
box-name = { $row }、{ $column }
routes-erase = このルートを引き直す
income-after = 収入は{ $then }になる（今は{ $now }）
income-best = 収入は最大{ $then }（今は{ $now }）
box-choose = 選ぶ：{ $what }
tabs = 表、記録、チャット
pane-edge = 画面の仕切り
skip = 本文へ移動

## 卓のまわり

open-games = 参加者募集中
import = ゲームを取り込む
archive = アーカイブ
archive-all = すべてのゲーム
archive-player = プレイヤーの名前
archive-none = ゲームが見つかりませんでした
archive-more = もっと見る
rules = ルール
rules-of = { $title }のルール
new-seating = 席順
new-seating-lot = 席順をくじで決める
new-seating-fixed = 席順は上のとおりにする
waiting-lot = 席順はゲームを始めるときにくじで決まります。
import-about = Railheadの棋譜、または18xx.gamesからのエクスポート（18Mag、1862）
archive-status = 進行中・終了
archive-any = 進行中と終了
archive-running = 進行中
archive-over = 終了
new-slow = ゆっくり進める卓にする（都合のよいときに1手ずつ。希望者には手番をメールで知らせます）
help = ヘルプと設定
close = 閉じる
shortcuts = キーボード
key-arrows = ハイライトされた場所の間を移動
key-enter = 選ぶ・決定
key-escape = 1つ戻る
key-turn = タイルを回す
key-zoom = 拡大・縮小・全体
key-history = 1手戻る・1手進む
key-rounds = 前のラウンド・次のラウンド
key-undo = 取り消す
key-compact = 表を詰めて表示
key-tabs = その番号の表を開く
key-arrange = 盤を広く／両方／表を広く
key-run = 最善の運行をする
key-pass = パス・終了
key-help = この画面
setting-compact = 表を詰めて表示
setting-hints = 質問の下に短い説明を出す
setting-asks-all = 答えがほぼ決まっている質問（列車を廃車にするかなど）も出す
setting-pace = ほかの人の手を再生する速さ
speed-slow = ゆっくり
speed-usual = ふつう
speed-quick = 速い
setting-sound = 自分の手番にベルを鳴らす
chat = チャット
chat-empty = まだ発言はありません。
chat-say = 発言する
chat-send = 送信
note = 自分だけのメモ
branch = ここから続けてみる
branch-about = 全席を自分で動かす別のゲームになります。元のゲームは変わりません。
branch-origin = 元のゲームに戻る
undo-ask = 取り消しを頼む
wish = { $name }さんが{ $n }手目まで戻したいと言っています。
wish-agree = 同意する
wish-refuse = 断る
wish-waits = ほかの人の返事を待っています。
rematch = もう一度遊ぶ
rematch-lot = もう一度（席を引き直す）
rematch-waits = もう一度遊びたい人がいます。新しい卓で待っています。
rematch-join = 参加する
bot-for = { $name }（ボット）
analysis-of = { LIST($names) }のゲームの写しです。
watching = 観戦中です。
seat-lent = 今はボットがあなたの代わりにプレイしています。
seat-lent-own = これらの席はボットがプレイしています。
seat-back = 自分の席に戻る
seat-back-as = { $name }を自分でプレイする
seat-mine = 自分の席
seat-mine-about = 席を外すときは、戻るまでボットに任せるか、ほかの人に席を譲ることができます。
seat-which = どの席
seat-give-bot = 戻るまでボットに任せる
seat-give-open = 席を譲る
seat-against-bots = ここからボットと対戦
seat-against-bots-about = あなたがプレイする席を選んでください。ほかの席はここからボットがプレイします。
seat-play-as = プレイする席
absent = { $name }さんはしばらく手を進めていません。
absent-replace = 戻るまでボットに任せる
absent-vote = { $name }さんはしばらく手を進めていません。戻るまでボットに任せますか。
seat-offer-to = ログイン名を指定して席を譲ることもできます
seat-offer-to-waiting = ログイン名を指定して自分の席を譲る
seat-offer = 席を譲ると申し出る
seat-offered-waits = 席を譲る申し出を送りました。相手が席に着くまでは、あなたの席のままです。
seat-offer-withdraw = 申し出を取り消す
seat-offered-you = { $name }さんがこの席をあなたに譲りたいと言っています。
seat-offered-you-running = { $name }さんがこの席をあなたに譲りたいと言っています。ゲームの続きからプレイします。
seat-take = この席に着く
seat-offered-short = 譲る申し出中

## 待合室

waiting-host = 全員そろいました。主催者が始めるのを待っています。
waiting-host-name = 全員そろいました。{ $name }さんが始めるのを待っています。
waiting-fixed = 席はここに表示されたとおりです。
terms = ゲームの内容
terms-usual = 標準のままのオプション（{ $count }件）
pace = 進め方
pace-live = 全員がその場でプレイ
pace-slow = ゆっくり進める（都合のよいときに1手ずつ）
access = 参加できる人
access-link = リンクを知っている人
access-open = 誰でも（「参加者募集中」に表示）
access-named = ログイン名で招待された人だけ
new-slow-no-mail = ゆっくり進める卓にする
new-begins-host = 自分の合図でゲームを始める
join-seat = 席{ $number }に着く
seat-host = 主催者
seat-to-bot = ボットに任せる…
seat-free = ボットを外す
seat-kick = 席から外す
seat-leave = 席を立つ
table-cancel = この卓を取りやめる
table-cancel-sure = この卓は全員の画面から消えます。
table-gone = この卓は取りやめになりました。
invite = 招待
invite-code = スマートフォンのカメラで読み取ってください
invite-network = このアドレスは同じネットワークの全員が使えます。
invite-only-here = このアドレスはこのコンピューターでしか使えません。同じネットワークの人を招くには、次のように起動してください：railhead serve --host 0.0.0.0
invite-login = ログイン名で（アカウントのある人）
invite-send = 招待する
invite-sent = { $login }さんのゲーム一覧にこの卓が表示されます。
invited-you = この卓に招待されています。
invited-decline = 辞退する
invited-look = 卓を見る
chat-listen = 書き込めるのは卓に着いている人だけです。
chat-call = 呼びかける相手
chat-unread = 新しいメッセージが{ $count }件
chat-named = 新しいメッセージが{ $count }件（あなた宛てを含む）

## アカウント

account = プロフィール
account-make = アカウントを作る
account-why = アカウントがあれば、ほかの端末でも自分のゲームを開けます。名前とゲームはそのまま残ります。
account-made = アカウントができました。
account-saved = 保存しました。
account-in = ログインしました。
account-out = ログアウトしました。
account-login = { $login }としてログイン中です。
log-in = ログイン
log-out = ログアウト
login = ログイン名
password = パスワード
save = 保存
settings = 設定
theme-auto = システムに合わせる
theme-light = ライト
theme-dark = ダーク
setting-strong = 色と線をはっきりさせる
setting-alert = 自分の手番にブラウザーの通知を出す（Railheadをタブで開いている間）
alert-refused = このサイトの通知はブラウザーで許可されていません。ブラウザーの設定で許可してから、もう一度お試しください。
setting-mail = ゆっくり進める卓で、自分の手番にメールを受け取る
setting-mail-first = 先に下でメールアドレスを登録し、確認してください。
setting-mail-invitation = 招待や席を譲る申し出をメールで受け取る
password-fresh = 新しいパスワード（8文字以上）
password-old = 現在のパスワード
password-change = パスワードを変更
password-change-about = ほかのブラウザーはすべてログアウトされ、プログラム用のトークンは無効になります。
password-changed = パスワードを変更しました。
password-forgotten = パスワードを忘れた場合
password-forgotten-about = 確認済みのアドレスに、新しいパスワードを決めるためのリンクを送ります。
password-forgotten-send = リンクを送る
password-forgotten-sent = このアドレスが確認済みなら、リンクを送りました。
password-reset = 新しいパスワードを決める
password-reset-done = 新しいパスワードを設定しました。新しいパスワードでログインしてください。
email = メールアドレス
email-optional = メールアドレス（任意、パスワードを忘れたとき用）
email-about = パスワードを忘れたとき、招待のお知らせ、希望する場合の手番のお知らせに使います。ほかの人には見えません。
email-verified = 確認済み
email-open = 未確認：メールのリンクを開いてください
email-new = { $email }：未確認です。メールのリンクを開くまでは、これまでのアドレスが有効です。
email-sent = リンクを送りました。リンクを開くとアドレスが有効になります。
email-verify = アドレスの確認
email-verified-now = アドレスを確認しました。
sessions = ログイン中の端末
sessions-about = 使わなくなったブラウザーはログアウトできます。
sessions-here = このブラウザー
sessions-browser = { $browser }（{ $system }）
sessions-unknown = ブラウザー
log-out-everywhere = ここも含めてすべてログアウト
tokens = プログラム用トークン
tokens-about = トークンがあれば、自作のプログラムがあなたの名前で遊んだりゲームを読んだりできます。アカウントの変更はできません。パスワードと同じように扱ってください。
tokens-none = トークンはまだありません。
token-label = 用途
token-scope = できること
token-scope-play = プレイと閲覧
token-scope-read = 閲覧のみ
token-make = トークンを作る
token-once = 今すぐコピーしてください。二度と表示されません。
token-revoke = 無効にする
people = ほかのプレイヤー
people-about = ブロックした人はあなたの卓に参加できません。報告はこのサーバーの管理者に届きます。
people-none = まだ誰とも遊んでいません。
blocked = ブロック中
block = ブロックする
unblock = ブロックを解除
report = 報告する
report-about = { $name }さんを報告
report-why = 何がどこで起きたかを書いてください。読むのはサーバーの管理者だけです。
report-text = 起きたこと
report-send = 報告を送る
report-sent = ありがとうございます。報告を送りました。
leave = アカウントを削除
leave-about = 名前、メールアドレス、設定、メモは完全に消え、このアカウントではログインできなくなります。チャットの発言も消えます。ゲームはほかの人のために残り、名前の代わりに「-」が表示されます。
leave-sure = 元に戻せないことを理解しました。
leave-now = 完全に削除する
leave-done = 削除しました。またいつでもどうぞ。

## 成績

profile = 成績
profile-mine = 自分の成績
profile-public = このページはほかの人にも公開されています（公開の卓のゲームだけが見えます）。
profile-private = このページを見られるのはあなただけです。公開の設定はこちら：
profile-none = 終わったゲームはまだありません。
profile-results = 成績
profile-games = ゲーム数
profile-wins = 勝ち
profile-places = 順位
profile-score = 平均結果
profile-rating = レーティング
profile-rating-about = レーティングは人同士のレーティング戦だけで決まります。全員1500から始まり、疑問符はまだゲーム数が少ないことを表します。
profile-opponents = 対戦相手
profile-ahead = 上位
profile-behind = 下位
profile-latest = 最近のゲーム
setting-public = 自分の成績をほかの人に公開する
export = 自分のデータをすべて保存
new-rated = レーティング戦：結果が全員のレーティングに反映されます
new-rated-account = レーティング戦（アカウントが必要です）
terms-rated = レーティング戦です。席に着くと同意したことになります。1人1席、ボットなし。
about-licence = このプログラムはMITライセンスの自由なソフトウェアです。ソースコードと、使用しているものすべてのライセンスが付属しています。
about-version = バージョン{ $version }

## 盤面

board-label = ゲーム盤
board-help = 矢印キーでハイライトされた場所を移動、Enterで決定、Escapeで戻る、Rでタイルを回す、プラスとマイナスで拡大・縮小、0で全体を表示します。
board-words = 文字で見る
cell = 場所
cell-contents = 内容
cell-pieces = 駒
zoom-in = 拡大
zoom-out = 縮小
zoom-fit = 全体を表示
rule-paragraph = § { $rule }
layers = 表示レイヤー
layer-names = 名前
layer-original = 原語の地名
layer-land = 地勢
layer-numbers = タイル番号
layer-coordinates = 座標
layer-start = 初期マップ
layer-start-shown = 最初の手の前のマップ

# bots

bot-random = ランダム
bot-random-about = 可能なアクションからランダムに選びます。
bot-novice = 初心者
bot-novice-about = 慎重な初心者です。目の前の得になる手を選びます。
bot-steady = 堅実
bot-steady-about = ものの価値を知り、手番全体を計画します。
bot-master = 達人
bot-master-about = 有力な手ごとに、全員の数手番先まで読んで選びます。
refusal-no-such-level = このゲームに「{ $bot }」というボットはありません。使えるもの：{ $known }。

# server

refusal-not-signed-in = 先に名前を入力してください。
refusal-not-allowed = ここではその操作は許可されていません。
refusal-no-such-page = このアドレスにページはありません。
refusal-no-such-game = このゲームは存在しないか、公開されていません。
refusal-not-your-seat = その席には別の人が座っています。
refusal-seat-taken = その席はもう空いていません。
refusal-already-started = ゲームはもう始まっています。
refusal-not-started = ゲームはまだ始まっていません。
refusal-seats-still-open = すべての席が埋まるとゲームが始まります。
refusal-seat-not-lent = その席にはすでにあなたが座っています。
refusal-not-absent = { $wait ->
        [0] このゲームは今、そのプレイヤーを待っていません。
       *[other] まだ早すぎます。もう少し待ってください。
    }
refusal-rated-for-people = レーティング戦にはアカウントが必要です。1人1席で、ボットは参加できません。
refusal-only-for-records = 「{ $option }」は取り込んだゲーム専用のオプションです。
refusal-no-such-bot = 「{ $bot }」というボットはありません。
refusal-stale = その間にゲームが進みました。新しい局面を見て、選び直してください。
refusal-nothing-to-take-back = これは取り消せません。
refusal-game-closed = このゲームは閉じられました。
refusal-game-unreadable = このゲームは開けません。保存されている棋譜が、使われていたルールと合いません。棋譜はそのまま残してあります。サーバーの管理者に知らせてください。
refusal-not-over = その操作はゲームが終わってからできます。
refusal-no-wish = 今、取り消しを求めている人はいません。
refusal-no-such-person = 「{ $login }」という人はいません。
refusal-login-taken = ログイン名「{ $login }」は使われています。別の名前を選んでください。
refusal-email-taken = このアドレスは別のアカウントで使われています。
refusal-already-account = すでにアカウントがあります。
refusal-only-for-accounts = 先にアカウントを作ってください。
refusal-wrong-password = ログイン名かパスワードが違います。
refusal-key-run-out = このリンクは使用済みか、期限切れです。新しいリンクを請求してください。
refusal-no-mail = このサーバーはメールを送信しません。サーバーの管理者に問い合わせてください。
refusal-too-many-tokens = トークンはすでに{ $most }個あります。先に1個無効にしてください。
refusal-not-for-tokens = プログラム用トークンではこの操作はできません。ブラウザーで行ってください。
refusal-mail-just-sent = このアドレスには少し前にメールを送りました。受信箱を確認するか、数分後にもう一度お試しください。
refusal-no-such-token = そのトークンはありません。
refusal-no-such-session = そこではもうログインしていません。
refusal-no-such-report = その報告はないか、処理済みです。
refusal-bad-field = { $field ->
        [login] ログイン名は2～30文字で、英字・数字・ピリオド・ハイフン・アンダースコアが使えます。先頭は英字か数字にしてください。
        [name] 名前は1～40文字で、改行や見えない文字は使えません。
        [password] パスワードは8文字以上にしてください。
        [new] 新しいパスワードは8文字以上にしてください。
        [old] 現在のパスワードを入力してください。
        [email] メールアドレスの形になっていません。
        [key] リンクが途中で切れています。メールのアドレスを最後までコピーしてください。
        [text] 内容を2000文字以内で書いてください。
       *[other] この入力は正しくありません。
    }
refusal-bad-request = サーバーがこのページの内容を読み取れませんでした。ページを開き直して、もう一度お試しください。
refusal-too-large = 大きすぎて送れません。文かファイルを小さくしてください。
refusal-too-many = リクエストが多すぎます。1分待ってからもう一度お試しください。
refusal-too-many-tables = この1時間に作った卓が多すぎます。次の卓は{ $wait }秒後に作れます。
refusal-too-many-open-tables = プレイヤー待ちの卓がすでに{ $most }卓あります。先にどれかを始めるか、席を離れてください。
refusal-too-many-bot-tables = ボットとの卓をすでに{ $most }卓プレイ中です。先にどれかを終えてください。
refusal-too-many-imports = この1時間に、ゲームの取り込みや「ここから続けてみる」を行いすぎました。次は{ $wait }秒後に行えます。
refusal-import-too-slow = このゲームは{ $seconds }秒以内に再現できませんでした。
refusal-too-many-sockets = 同時に開いているページが多すぎます（{ $most }ページまで）。どれかを閉じてください。
refusal-too-much-talk = この1分間の発言が多すぎます。{ $wait }秒後に続けられます。
refusal-too-many-previews = プレビューの回数が多すぎます。{ $wait }秒後に続けられます。
refusal-lesson-too-slow = レッスンの応答に時間がかかりすぎています。少し待ってからもう一度お試しください。
refusal-too-many-lessons = レッスンの操作が速すぎます。{ $wait }秒後に続けられます。
refusal-one-seat-each = すでにこの卓に着いています。誰でも参加できる卓では、1人1席です。
refusal-kicked = この卓の主催者があなたを外したため、この卓には戻れません。
refusal-cross-origin = ほかのサイトのページからこの操作はできません。
refusal-server-fault = サーバーで問題が起きました。もう一度お試しください。ゲームは保存されています。
mail-verify-subject = Railhead：アドレスの確認
mail-verify =
    次のリンクを開いて、アドレスを確認してください。

    { $link }

    心当たりがない場合は、何もする必要はありません。
mail-address-subject = Railhead：アカウントのアドレス変更
mail-address =
    アカウント { $login } のパスワードを知っている人が、別のメールアドレスを登録しました。そちらに送ったリンクが開かれると、
    このアドレスと入れ替わります。

    心当たりがない場合は、すぐにログインしてパスワードを変更し、ほかのブラウザーをすべてログアウトさせてください。
mail-reset-subject = Railhead：新しいパスワード
mail-reset =
    1時間以内に次のリンクを開いて、新しいパスワードを設定してください。

    { $link }

    心当たりがない場合は、何もする必要はありません。パスワードは変わりません。
refusal-head-differs = データベースではこのゲームの棋譜は{ $row }件ですが、実際には{ $entries }件あります。
refusal-no-backup = このファイルはRailheadのバックアップではないか、途中で切れています。
refusal-other-revision = バックアップのスキーマは{ $found }、このプログラムは{ $expected }です。書き出した版で復元してから更新してください。
refusal-not-empty = バックアップは空のデータベースにだけ復元できます。
refusal-no-database = データベース{ $database }を開けません：{ $detail }。壊れている場合は、railhead restore でバックアップから復元してください。
refusal-newer-database = データベース{ $database }は新しい版のRailheadで書かれています（スキーマ{ $found }、この版は{ $expected }まで）。新しい版を入れ直してください。
refusal-port-taken = { $address }で待ち受けできません：{ $detail }。--port で別のポートを選んでください。
refusal-served-already = { $database }はすでに使われています。サーバーを複数動かすにはPostgreSQLが必要です（RAILHEAD_DATABASEを設定）。
refusal-workers-need-postgresql = SQLiteは1つのプロセスでしか使えません。プロセスを{ $workers }個動かすには、RAILHEAD_DATABASEにPostgreSQLを設定してください。
refusal-bad-setting = 設定に誤りがあります：{ $detail }
mail-expired-subject = Railhead：卓に人が集まりませんでした
mail-expired =
    { $name }さん、あなたの卓は長いあいだ動きがなかったため、閉じました。

    { $link }

    新しい卓はいつでも立てられます。
mail-invitation-subject = Railhead：卓に招待されています
mail-invitation =
    { $name }さん、{ $by }さんが{ $title }の卓に招待しています。

    { $link }

    このようなメールが不要なときは、アカウントの設定で止められます。
mail-offer-subject = Railhead：席を譲る申し出が届いています
mail-offer =
    { $name }さん、{ $by }さんが{ $title }の席を譲りたいと言っています。

    { $link }

    リンク先で席に着くか、辞退してください。このようなメールが不要なときは、アカウントの設定で止められます。
mail-reminder-subject = Railhead：あなたの手番です（お待ちしています）
mail-reminder =
    { $name }さん、ほかのプレイヤーがあなたの手番を待っています。

    { $link }

    続ける時間がないときは、そこで席をボットやほかの人に譲れます。
mail-turn-subject = Railhead：あなたの手番です
mail-turn =
    { $name }さん、あなたの手番です。

    { $link }

## Hexes without a name of their own, by the nearest place

hex-near = { $steps ->
        [1] { $name }の{ $way }隣
       *[other] { $name }の{ $way }{ $steps }ヘクス先
    }
compass-e = 東
compass-se = 南東
compass-s = 南
compass-sw = 南西
compass-w = 西
compass-nw = 北西
compass-n = 北
compass-ne = 北東

## 学ぶ

learn = 遊び方を学ぶ
learn-about = 本物の盤で学ぶ短いレッスンです。1、2文を読み、手を進めて、何が起きるかを見ます。ルールで許されることは何でも試せて、取り消せます。
learn-all = すべてのレッスン
learn-done = 修了
learn-progress = { $of }レッスン中{ $done }レッスン修了
learn-minutes = { $minutes }分
lesson-you = あなた
lesson-anna = アンナ
lesson-ben = ベン
lesson-step = ステップ{ $step }（全{ $of }ステップ）
lesson-continue = 次へ
lesson-undo = 取り消してやり直す
lesson-show = 手本を見る
lesson-miss = それもできますが、ここで学ぶことではありません。取り消してやり直してください。
lesson-part-done = できました。次は別の局面です。
lesson-learned = 学んだこと
lesson-rules = 該当するルール：
lesson-next = 次：{ $name }
lesson-again = このレッスンをもう一度
