### 1862: Railway Mania in the Eastern Counties.

title-name = 1862：東部諸州の鉄道狂時代
title-short = 1862
title-about = 議会での勅許争い、3種類の列車、果てしない合併、そして最後はLNER。4時間ほど。

option-length = ゲームの長さ
option-length-standard = 標準
option-length-short = 短期（列車カードが少ない）
option-length-long = 長期（列車カードが多い）
option-variant = 列車の種類
option-variant-standard = 貨物・ローカル・急行、免許あり
option-variant-simple_express = 急行のみ、免許なし
option-variant-simple_freight = 貨物のみ、免許なし
option-variant-advanced_freight = 貨物とローカル、免許あり
option-variant-advanced_express = 急行とローカル、免許あり
option-short_game = 短縮ゲーム
option-short_game-false = なし
option-short_game-true = 最初のE列車でLNERが設立され、D列車は廃車にならない
option-beginner = 初心者ゲーム
option-beginner-false = なし
option-beginner-true = 勅許会社のみ。株の償還・保証書の購入・ハドソンの策略なし（列車は1種類）
option-eight_markers = 駅マーカー
option-eight_markers-false = 1社7個まで
option-eight_markers-true = 1社8個まで
option-rulings = ルールの解釈
option-rulings-rulebook = ルールブックどおり
option-rulings-site = 18xx.gamesどおり（取り込んだゲーム）

title-difficulty = 手ごわいゲームです。レッスンは9つ。3種類の列車、廃車、合併、破産がありますが、そのほとんどを省いた初心者ゲームもあります。
about-option-length = 記号ごとの列車の枚数です。少ないほど、新しい記号、廃車、終わりが早く来ます。
about-option-variant = 列車の種類が少ないほど覚えやすくなります。1種類なら免許はありません。レッスンでは3種類とも使います。
about-option-short_game = 列車が半分ほど売れたところでLNERが設立され、時間は半分ほどになります。
about-option-beginner = 初心者がつまずく部分を省きます。列車は1種類が必要なので、急行のみを選んでください。
about-option-eight_markers = 合併の多い会社に、盤上の余裕が少し増えます。
first-game = 最初のゲームには、初心者ゲームで急行のみ、初心者ボット2人との対戦をおすすめします。
