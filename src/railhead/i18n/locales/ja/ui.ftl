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
home-asked = 招待と申し出
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

guest-name = ゲスト
seat-bot = ボット
seat-here = 着席中
bot-name = ボット{ $number }
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
archive-none = ゲームが見つかりませんでした
archive-more = もっと見る
rules = ルール
import-about = Railheadの棋譜、または18xx.gamesからのエクスポート（18Mag、1862）
help = ヘルプと設定
close = 閉じる
speed-slow = ゆっくり
speed-usual = ふつう
speed-quick = 速い
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
rematch-origin = 前のゲームに戻る
bot-for = { $name }（ボット）
analysis-of = { LIST($names) }のゲームの写しです。
watching = 観戦中です。
seat-lent = 今はボットがあなたの代わりにプレイしています。
seat-lent-own = これらの席はボットがプレイしています。
seat-back = 自分の席に戻る
seat-back-as = { $name }の席を自分でプレイする
seat-mine = 自分の席
seat-against-bots = ここからボットと対戦
absent = { $name }さんはしばらく手を進めていません。
absent-replace = 戻るまでボットに任せる
absent-vote = { $name }さんはしばらく手を進めていません。戻るまでボットに任せますか。
seat-offer = 席を譲ると申し出る
seat-offered-waits = { $login }さんに席を譲る申し出を送りました。相手が席に着くまでは、あなたの席のままです。
seat-offer-withdraw = 申し出を取り消す
seat-offered-you = { $name }さんがこの席をあなたに譲りたいと言っています。
seat-offered-you-running = { $name }さんがこの席をあなたに譲りたいと言っています。ゲームの続きからプレイします。
seat-take = この席に着く

## 待合室

pace = 進め方
pace-live = 全員がその場でプレイ
pace-slow = ゆっくり進める（都合のよいときに1手ずつ）
join-seat = 席{ $number }に着く
table-gone = この卓は取りやめになりました。
invited-decline = 辞退する
invited-look = 卓を見る
chat-listen = 書き込めるのは卓に着いている人だけです。
chat-call = 呼びかける相手
chat-unread = 新しいメッセージが{ $count }件
chat-named = 新しいメッセージが{ $count }件（あなた宛てを含む）

## アカウント

account = プロフィール
theme-auto = システムに合わせる
theme-light = ライト
theme-dark = ダーク
people = ほかのプレイヤー
blocked = ブロック中

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
layer-parted = 見分けやすい色
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
learn-progress = { $of }レッスン中{ $done }レッスン修了
lesson-continue = 次へ

legend-values = { $values }：フェイズごとの値。印のついた値が今の値です。

coach = コーチならどうしますか

## 予約した指示
