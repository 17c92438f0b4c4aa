### スティーブンソンズ・ロケットのレッスン。`lesson-<id>` は名前、`-aim` は目標、`-learned` はまとめ、`-<番号>` は各段階の文、
### `-<番号>-<手>` は別の手についての説明。

## 路線、機関車、株

lesson-line = 路線と機関車と株
lesson-line-aim = L&YをLiverpoolからManchesterまで延ばします。
lesson-line-1 = この機関車は誰のものでもありません。Liverpoolから1ヘクス進めると、その路線L&Yの株を1株得ます。
lesson-line-1-city = 機関車は都市の中には入りません。都市の隣に止まれば、それで接続になります。
lesson-line-1-line = それでも株は1株得られますが、別の路線の株です。ここではL&Yを進めましょう。
lesson-line-1-aside = 株は得られますが、そこからManchesterは遠くなります。印のついたヘクスへ進めてください。
lesson-line-2 = 株が1株になりました。手番には2回のアクションがありますが、同じ路線を動かせるのは1手番に1回だけです。今度はほかの路線を延伸してください。
lesson-line-2-again = 1手番に1回だけです。L&Yは次の手番でまた動かせます。
lesson-line-2-other = それもよい2回目のアクションです。このレッスンでは、もう1株取ってください。
lesson-line-3 = ここからは機関車に向きがあります。まっすぐ、左前、右前の3ヘクスのうち、1つがManchesterの隣です。
lesson-line-3-back = 機関車はその場で向きを変えられません。進めるのは前の3ヘクスだけです。
lesson-line-3-past = 進めますが、Manchesterから2ヘクス離れたところを通り、接続しません。
lesson-line-4 = 株は2株になり、機関車の後ろに最初の線路タイルが置かれました。機関車の下にタイルが置かれることはありません。
lesson-line-learned = 手番は2回のアクションです。路線を延伸すると株を1株得ます。機関車が進めるのは前の3ヘクスです。路線の隣の都市は、その路線に接続します。

## 乗客と駅

lesson-stations = 乗客と駅
lesson-stations-aim = 乗客を1人得てから、鉄道の町で4点を取ります。
lesson-stations-1 = Manchesterの隣にアンナの駅があります。L&Yをその上へ進めてください。ほかの人の駅に止まると、乗客を1人得ます。
lesson-stations-1-past = 機関車が止まるヘクスそのものに駅がなければなりません。
lesson-stations-1-there = 駅は1ヘクスに1個までで、機関車や別の駅の隣にも置けません。
lesson-stations-2 = ゲームの終わりに、乗客が最も多い人は6点、2番目の人は3点を得ます。ただし、アンナの駅がこの路線に乗りました。それが得点になることもあります。
lesson-stations-3 = 少し後の別の卓です。3回のアクションで4点を取ります。Leedsは鉄道の町です。路線が届くと、その路線に駅が最も多い人が、接続都市1か所につき1点を得ます。LeedsとSheffieldの間のヘクスに駅を建ててください。
lesson-stations-3-close = 近すぎます。機関車の隣に駅は建てられません。
lesson-stations-3-city = 駅は空いた土地に建てます。都市には建てられません。
lesson-stations-3-far = 建てられますが、L&Yはしばらくそこを通りません。LeedsとSheffieldの両方に隣接するヘクスを選びましょう。
lesson-stations-4 = 路線を1ヘクス近づけてください。
lesson-stations-4-two = 2ヘクス先です。路線は1回に1ヘクスしか進みません。
lesson-stations-4-off = そこへ進むと、前の3ヘクスに自分の駅がなくなります。
lesson-stations-5 = もう一度、自分の駅の上へ進めてください。
lesson-stations-5-sheffield = 届いたのはSheffieldだけで、路線に自分の駅もありません。誰も得点しません。
lesson-stations-5-leeds = Leedsに届きましたが、路線に駅がないので、誰も得点しません。
lesson-stations-6 = Liverpool、Manchester、Sheffield、Leedsの4か所で4点です。自分の駅では乗客を得ませんが、最多になれます。
lesson-stations-learned = ほかの人の駅に進むと乗客を得ます。駅を建てるのは、機関車や駅が隣にない空きヘクスです。鉄道の町は、路線の駅が最も多い人に得点を与えます。

## 都市と投資

lesson-cities = 都市と投資
lesson-cities-aim = 2つの路線で、1つの都市から4点を取ります。
lesson-cities-1 = 路線が通常の都市に届くと、その都市の行にキューブが最も多い人が2点、2番目の人が1点を得ます。Sheffieldにはアンナのキューブしかありません。先に投資しましょう。
lesson-cities-1-early = 早すぎました。Sheffieldからアンナが2点を得て、あなたは0点です。
lesson-cities-1-leather = Sheffieldにあるのは鉄鋼と醸造だけです。どの都市にも枠は3つあり、同じ産業が2つ、別の産業が1つです。
lesson-cities-1-elsewhere = キューブが数えられるのはその都市だけです。今は2つの路線がSheffieldのすぐ手前にいます。
lesson-cities-2 = 1個ずつでは同数です。その場合は2点と1点を合わせて分け、1点ずつになります。最後の枠も取りましょう。
lesson-cities-2-early = アンナと1個ずつの同数なので、1点ずつです。もう1個あれば2点対1点になります。
lesson-cities-2-steel = 鉄鋼の枠は2つとも埋まっています。枠に置けるのは1個で、キューブは動かせません。
lesson-cities-3 = Sheffieldのキューブは2個対1個です。L&Yを到着させましょう。
lesson-cities-3-leeds = Sheffieldに加えてLeedsにも届きます。路線に駅がないので、Leedsの得点は誰にもありません。
lesson-cities-3-away = そのヘクスはSheffieldの隣ではないので、得点になりません。
lesson-cities-4 = 同じ路線でSheffieldから得点できるのは1回だけです。別の路線ならまた得点になります。NERを進めてください。
lesson-cities-4-again = L&Yはこの手番にもう延伸しました。Sheffieldの得点も済んでいます。
lesson-cities-4-invest = ゲームの終わりには役立ちますが、2つ目の路線なら今すぐ得点になります。
lesson-cities-5 = あなたは4点、アンナは2点です。ゲームの終わりには産業ごとに、キューブが最も多い人が6点、2番目の人が3点を得ます。どの路線も届かなかった都市のキューブは、その前に取り除きます。
lesson-cities-learned = 路線が着く前に投資します。都市は、届いた路線ごとに2点と1点を与えます。同数なら両方の点を合わせて分けます。産業の得点は最後です。

## 拒否権

lesson-veto = 拒否権
lesson-veto-aim = 相手の手をそらし、次に自分の手を守ります。
lesson-veto-1 = アンナがL&Yを自分の駅へ延伸すると宣言しました。Leedsで4点になります。あなたはL&Yの株を2株持っているので、拒否権を使えます。自分のキューブがあるSheffieldの隣のヘクスへ、2株を入札してください。
lesson-veto-1-pass = 株は残りましたが、アンナが4点を得ました。
lesson-veto-1-one = アンナが1株で同数を払いました。同数で勝てるのは手番プレイヤーだけです。2株を入札しましょう。
lesson-veto-1-north = 駅のない路線になりますが、Leedsには届きます。Sheffieldへ向ければ、あなたが2点を得ます。
lesson-veto-2 = 2株を支払いました。L&YはSheffieldへ進んであなたが2点を得て、Leedsは誰の得点にもなりません。アンナが得た株は残ります。
lesson-veto-3 = 別の卓です。乗客を得て、自分のキューブがあるManchesterに届きましょう。アンナもL&Yの株を持っているので、応じてくるかもしれません。
lesson-veto-3-past = そこには乗客もManchesterもありません。駅の上へ進めてください。
lesson-veto-4 = アンナが、L&YをManchesterからそらすために1株を入札しました。最後に決めるのはあなたです。同じ1株を払えば宣言どおり、譲れば株が残ります。
lesson-veto-4-yield = 1株は残りましたが、乗客と2点を失いました。ここでは安い値段でした。3株や4株なら話は別です。
lesson-veto-4-more = 守れるのは宣言したヘクスだけで、払うのは相手と同じ数です。
lesson-veto-learned = その路線の株を持つほかの人は、拒否権を使えます。入札は1巡だけで、だんだん高くなり、手番プレイヤーは最後の入札と同数で勝てます。支払うのは勝った人だけです。

## 合併とゲームの終わり

lesson-mergers = 合併とゲームの終わり
lesson-mergers-aim = 正しい路線を閉鎖し、次に最後のアクションで勝ちます。
lesson-mergers-1 = 2台の機関車の間は1ヘクスです。動いて相手の隣に来た路線が閉鎖されます。あなたはGERの株が最も多いので、GERを動かしてください。
lesson-mergers-1-gnr = 閉鎖されるのは動いた路線です。GNRではアンナと同数なので、2点ずつです。
lesson-mergers-1-apart = 路線は接していません。次の手番でアンナが好きなように閉鎖するかもしれません。
lesson-mergers-2 = Norwich、Peterborough、Cambridgeの3か所です。株が最も多い人は3点、2番目の人は1点を得ます。その後、2株が1株になります。あなたの5株はGNRの2株に、アンナの2株は1株になり、余りの株はなくなります。
lesson-mergers-3 = 別の卓です。7つの路線のうち5つが閉鎖されました。6つ目で、あなたの手番の後にゲームが終わります。GERを閉鎖してください。
lesson-mergers-3-other = 株を得られる路線が2つ残り、ゲームは続きます。
lesson-mergers-4 = 集計の前に、アクションが1回残っています。GNRは3株対3株です。あと1株で単独の最多になります。
lesson-mergers-4-cube = 22対17です。キューブではどの順位も変わりません。GNRの株なら、3点ずつではなく4点と2点になります。
lesson-mergers-4-station = 22対17です。路線が届いていない駅は得点になりません。GNRの株なら、3点ずつではなく4点と2点になります。
lesson-mergers-5 = 23対16です。乗客は6対3、産業は6対6、駅は3対3、株は4対2で、最後のアクションが株の順位を決めました。
lesson-mergers-learned = 閉鎖されるのは動いた路線です。まずその株が得点になり、次に2株が相手の路線の1株になります。6つの路線が閉鎖または孤立した手番の後にゲームが終わり、乗客、産業、駅、株を数えます。
