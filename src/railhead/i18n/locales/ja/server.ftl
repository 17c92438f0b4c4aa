### サーバーの言葉：理由とメール。ページは理由を表示するときに読み込む。

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
refusal-no-coach = この卓にはコーチがいません。人同士の対戦で、始める前に合意していないためです。
refusal-only-for-records = 「{ $option }」は取り込んだゲーム専用のオプションです。
refusal-no-such-bot = 「{ $bot }」というボットはありません。
refusal-stale = その間にゲームが進みました。新しい局面を見て、選び直してください。
refusal-nothing-to-take-back = これは取り消せません。
refusal-game-closed = このゲームは閉じられました。
refusal-game-unreadable = このゲームは開けません。保存されている棋譜が、使われていたルールと合いません。棋譜はそのまま残してあります。サーバーの管理者に知らせてください。
refusal-not-over = その操作はゲームが終わってからできます。
refusal-no-wish = 今、取り消しを求めている人はいません。
refusal-no-clocks = この卓では時計を使っていません。
refusal-no-such-zone = 「{ $zone }」というタイムゾーンはありません。
refusal-zone-changed-often = この1週間にタイムゾーンを何度も変更しています。数日後にまた変更できます。
refusal-vacation-used-up = { $left ->
    [0] 今年の休暇の日数は使い切りました。
   *[other] 今年の休暇は残り{ $left }日です。
}
refusal-no-such-person = 「{ $login }」という人はいません。
refusal-login-taken = ログイン名「{ $login }」は使われています。別の名前を選んでください。
refusal-email-taken = このアドレスは別のアカウントで使われています。
refusal-already-account = すでにアカウントがあります。
refusal-only-for-accounts = 先にアカウントを作ってください。
refusal-wrong-password = ログイン名かパスワードが違います。
refusal-key-run-out = このリンクは使用済みか、期限切れです。新しいリンクを請求してください。
refusal-no-public-address = インターネットのどこからでも届くhttpsのアドレスだけを登録できます。
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
refusal-too-many-analyses = この1時間に検討したゲームが多すぎます。次は{ $wait }秒後に検討できます。
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
mail-offer-subject = Railhead：席を譲る申し出が届いています
mail-reminder-subject = Railhead：あなたの手番です（お待ちしています）
mail-reminder =
    { $name }さん、ほかのプレイヤーがあなたの手番を待っています。

    { $link }

    続ける時間がないときは、そこで席をボットやほかの人に譲れます。
mail-turn-subject = Railhead：あなたの手番です
mail-over-subject = Railhead：ゲームが終わりました
mail-wish-subject = Railhead：手を戻したいという申し出があります
mail-mention-subject = Railhead：チャットで呼びかけられました
mail-alerts-subject = Railhead：卓からのお知らせ{ $count }件
mail-alerts =
    { $name }さん、参加中の卓からのお知らせです。

    { $lines }

    メールで受け取る内容はプロフィールで選べます。このお知らせのメールをすべて止めるには：
    { $stop }
push-turn = あなたの手番です。
push-over = ゲームが終わりました。
push-wish = { $by }さんが手を戻したいと言っています。
push-mention = { $by }さんがチャットであなたに呼びかけています。
push-offer = { $by }さんから席を譲る申し出が届いています。
push-invitation = { $by }さんから卓に招待されています。

## 予約した指示
order-off-undone = ゲームが前の手に戻されました。
order-off-seat = その席はもうあなたのものではありません。
order-off-illegal = 指示した手は今は打てません。
order-off-over = ゲームが終わりました。
order-off-otherwise = 予想と違う手が打たれました。
order-done-replied = 完了：用意した返し手を打ちました。
order-reply = { $seat }が予想した手を打ったら、用意した返し手を打つ。
refusal-no-such-order = この指示は今は出せません。
refusal-nothing-to-repeat = あなたのもとで会社がまだ運行も配当もしていないので、繰り返すものがありません。
refusal-too-many-orders = この卓にはもう指示が{ $most }件あります。先にどれかを取り消してください。
refusal-only-slow = 返し手を用意できるのはゆっくり進めるゲームだけです。
refusal-no-reply = 自分用の写しで、今の局面から手番の人の手を1手、続けて自分の手を1手打ってください。
