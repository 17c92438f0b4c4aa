### スティーブンソンズ・ロケット。

title-name = スティーブンソンズ・ロケット
title-short = スティーブンソンズ・ロケット
title-about = 始発都市から伸びる鉄道路線が互いをのみ込み、株・駅・産業が威信点をもたらします。1時間ほど。


option-map = マップ
option-map-england = イングランド
option-map-usa = アメリカ東部
option-map-china = 中国東部
option-isolation = 孤立路線
option-isolation-one-way = 片方向：自分の機関車が新しい都市にもほかの路線にも届かなければ孤立
option-isolation-two-way = 双方向：さらに、ほかの路線からも届かない場合にだけ孤立

title-difficulty = 覚えやすいゲームです。レッスンは5つ、ルールは1ページ分で、隠された情報はありません。
about-option-map = レッスンで使うのはイングランドです。ほかのマップは場所と産業だけが違います。アメリカではヘクスの向きが変わり、路線の進みやすい方角が違います。
about-option-isolation = 路線の株がいつ得られなくなるかを決めます。ルールブックではその路線の機関車だけを見ます。厳しい方ではゲームが長くなります。
first-game = 最初のゲームには、イングランドで初心者ボット2人との対戦をおすすめします。
