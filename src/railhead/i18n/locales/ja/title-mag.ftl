### 18Magyarország.

title-name = 18Magyarország
title-short = 18Magyarország
title-about = ハンガリーのマイナー会社を最後まで運営し、稼ぎを7つのメジャー会社の株に投資するゲームです。3時間ほど。
title-solo = Istvánと対戦する1人用ゲームです。Istvánの会社はカードに従って動きます。強さはオプションで選べます。

option-dividends = メジャー会社の配当
option-dividends-free = 10の倍数なら自由
option-dividends-all-or-nothing = 全額配当か無配（作者推奨バリアント）
option-companies = それぞれの会社数（ソロプレイ）
option-companies-2 = 2社（短いゲーム）
option-companies-3 = 3社（長いゲーム）
option-difficulty = Istvánのカード（ソロプレイ）
option-difficulty-green = 緑色：やさしい
option-difficulty-yellow = 黄色：ふつう
option-difficulty-red = 赤色：むずかしい
option-pd_after_draft = ドラフト後の優先取引カード
option-pd_after_draft-stays = そのまま
option-pd_after_draft-moves_on = 1席進む（取り込んだ古いゲーム）
option-no_train_counter = 列車未売却トークン
option-no_train_counter-cumulative = 新しい種類が売れるまで残る
option-no_train_counter-consecutive = 列車が売れるたびに取り除く（取り込んだゲーム）
option-forced_phase_stack = 3枚目のトークンによるフェイズ変更
option-forced_phase_stack-dearest = 未売却で最も高い種類の列車は、以後フェイズを変えない
option-forced_phase_stack-none = どの種類もこれまでどおりフェイズを変える（取り込んだゲーム）
option-forced_final_phase = 3枚目のトークンによる最終フェイズ
option-forced_final_phase-at_once = 通常どおりゲームが終わる
option-forced_final_phase-late = 1ターン遅れてゲームが終わる（取り込んだゲーム）
option-highest_revenue = 最大の収入
option-highest_revenue-compulsory = 義務
option-highest_revenue-unchecked = 確認しない（取り込んだゲーム）
option-terrain_token = 地形トークン
option-terrain_token-with_tile = タイルと同時に使う
option-terrain_token-declared_before = タイルの前に宣言する（取り込んだゲーム）
option-train_trade_consent = マイナー会社間の列車売買
option-train_trade_consent-both_owners = 両方の所有者の同意が必要
option-train_trade_consent-not_asked = 買い手が決める（取り込んだゲーム）
option-certificate_limit = 購入時の証券保有制限
option-certificate_limit-after_purchase = 購入後の枚数で数える
option-certificate_limit-before_purchase = 購入前の枚数で数える（取り込んだゲーム）

title-difficulty = 中くらいの難しさです。レッスンは7つ。線路を敷き列車を運行しますが、列車が古くなることも会社の破産もありません。
about-option-dividends = 自由な額なら、社長は次の株価の段まで資金を貯められます。全額か無配かなら、早く決められ先も読みやすくなります。
about-option-companies = ソロプレイだけの設定で、あなたとIstvánの会社の数です。最初は2社で十分です。
about-option-difficulty = ソロプレイだけの設定で、Istvánの買い方を決めるカードです。緑色から始めましょう。
first-game = 最初のゲームには、3人プレイ（うち2人は初心者ボット）で通常のルールをおすすめします。
