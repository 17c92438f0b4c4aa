### 18Magyarország.

title-name = 18Magyarország
title-short = 18Magyarország
title-about = Малые венгерские дороги ездят до конца игры, а заработанное их владельцами уходит в семь крупных поставщиков. 2–6 игроков или один против Иштвана, около трёх часов.
title-solo = Вы одни против Иштвана: его компаниями управляют карты. Его силу можно выбрать в настройках.
money = { $amount } Ft

option-dividends = Дивиденды крупных компаний
option-dividends-free = любая сумма, кратная десяти
option-dividends-all-or-nothing = всё или ничего (вариант, который советует автор)
option-companies = Компаний на каждой стороне (соло)
option-companies-2 = две, игра короче
option-companies-3 = три, игра длиннее
option-difficulty = Карты Иштвана (соло)
option-difficulty-green = зелёные, легко
option-difficulty-yellow = жёлтые, средне
option-difficulty-red = красные, трудно
option-pd_after_draft = Карта приоритета после стартового набора
option-pd_after_draft-stays = остаётся на месте
option-pd_after_draft-moves_on = переходит дальше на одно место (старые импортированные партии)
option-no_train_counter = Маркеры «Поезд не продан»
option-no_train_counter-cumulative = лежат, пока не продан поезд нового типа
option-no_train_counter-consecutive = убираются при любой продаже (импортированные партии)
option-forced_phase_stack = Фаза, вызванная третьим маркером,
option-forced_phase_stack-dearest = лишает пускового свойства самый дорогой непроданный тип
option-forced_phase_stack-none = не лишает его ни один тип (импортированные партии)
option-forced_final_phase = Вынужденная последняя фаза
option-forced_final_phase-at_once = заканчивает игру как обычно
option-forced_final_phase-late = заканчивает её на ход позже (импортированные партии)
option-highest_revenue = Наибольший доход
option-highest_revenue-compulsory = обязателен
option-highest_revenue-unchecked = не проверяется (импортированные партии)
option-terrain_token = Маркеры местности
option-terrain_token-with_tile = тратятся вместе с тайлом
option-terrain_token-declared_before = объявляются до тайла (импортированные партии)
option-train_trade_consent = Поезда между малыми компаниями
option-train_trade_consent-both_owners = нужно согласие обоих владельцев
option-train_trade_consent-not_asked = решает покупатель (импортированные партии)
option-certificate_limit = Лимит сертификатов при покупке
option-certificate_limit-after_purchase = считается то, что будет после покупки
option-certificate_limit-before_purchase = считается то, что есть до неё (импортированные игры)

## Слова

mag-bank = банк
mag-setup = Подготовка
mag-colour-yellow = жёлтая
mag-colour-green = зелёная
mag-colour-brown = коричневая
mag-colour-gray = серая
mag-misfit-wrong-label = буква на гексе и на тайле должна совпадать
mag-misfit-wrong-stops = города, посёлки и простые пути должны остаться тем, чем были
mag-misfit-made-for-other-hex = он предназначен для другого гекса
place-name = { $name }

## Причины отказа

refusal-no-such-minor = В этой игре нет малой компании { $minor }.
refusal-no-such-major = В этой игре нет крупной компании «{ $major }».
refusal-minor-taken = У малой компании { $minor } есть владелец: { $owner }. Выберите другую.
refusal-enough-minors = Малые компании у вас уже все ({ $limit }); возьмите акцию.
refusal-enough-shares = Акции стартового набора у вас уже все ({ $limit }); возьмите малую компанию.
refusal-not-in-package = В стартовом наборе не осталось акций { $major }.
refusal-no-such-hex = На этой карте нет гекса «{ $hex }».
refusal-no-such-tile = Нет тайла «{ $tile }» в таком повороте.
refusal-colour-not-yet = Тайл { $tile } – { $colour } фаза, она ещё не наступила.
refusal-tiles-gone = Тайлов { $tile } не осталось (обратная сторона тоже считается).
refusal-tile-misfit = Тайл { $tile } не подходит к { HEX($hex) }: { $why }.
refusal-wrong-colour = Цвет тайла { $tile } — не следующий для { HEX($hex) }.
refusal-track-lost = Если так положить тайл { $tile }, на { HEX($hex) } пропадёт старый путь.
refusal-closed-edge = Тайл { $tile } так на { HEX($hex) } не кладут: путь вёл бы за край карты, к барьеру или к стороне без пути.
refusal-across-balaton = Тайл { $tile } так на { HEX($hex) } не кладут: путь пересёк бы озеро Балатон.
refusal-river-misplaced = Река на тайле { $tile } должна лечь на реку гекса { HEX($hex) }.
refusal-not-land = Тайлы кладут только на сушу; { HEX($hex) } — не суша.
refusal-no-tile-fits = Для { HEX($hex) } больше нет подходящего тайла.
refusal-not-connected = { HEX($hex) } не будет соединён ни с одной станцией компании.
refusal-one-upgrade-only = Только одна модернизация за ход; второй тайл должен быть жёлтым.
refusal-cannot-pay-tile = Тайл стоит { MONEY($cost) }, в казне { MONEY($treasury) }.
refusal-no-terrain-token = У компании нет маркера местности для этого.
refusal-no-terrain-there = На { HEX($hex) } местность ничего не стоит; оставьте маркер.
refusal-token-declared = Маркер местности уже отложен.
refusal-no-city-there = На { HEX($hex) } нет такого города; станции ставят в городах.
refusal-no-free-space = В городе на { HEX($hex) } все места заняты.
refusal-own-station-there = У компании уже есть станция на { HEX($hex) }.
refusal-no-city-for-marker = На { HEX($hex) } нет такого города; маркеры станций ставят в городах.
refusal-no-space-for-marker = В городе на { HEX($hex) } все места заняты, а маркеру нужно свободное.
refusal-own-marker-there = У компании уже есть маркер на { HEX($hex) }.
refusal-cannot-pay-station = Станция стоит { MONEY($cost) }, в казне { MONEY($treasury) }.
refusal-cannot-pay-marker = Маркер стоит { MONEY($cost) }, в казне { MONEY($treasury) }.
refusal-city-not-connected = От станций компании к { HEX($hex) } нет свободного пути.
refusal-no-such-train = Такого поезда здесь нет: «{ $train }».
refusal-no-such-car = «{ $major }» не продаёт вагонов.
refusal-car-bought = Вагон { $major } на этот ход уже куплен.
refusal-cannot-pay-car = Вагон стоит { MONEY($cost) }, в казне { MONEY($treasury) }.
refusal-cannot-pay-train = Поезд стоит { MONEY($cost) }, в казне { MONEY($treasury) }.
refusal-cannot-pay-seller = Вы предлагаете { MONEY($cost) }, а в казне { MONEY($treasury) }.
refusal-car-of-no-use = Вагон { $major } не пригодится ни одному поезду, купить его нельзя.
refusal-car-not-used = Вагон { $major } оплачен и должен быть использован.
refusal-no-such-route = На { $hex } маршрут сходит с пути или кончается не на остановке.
refusal-stop-twice = Маршрут дважды заходит на остановку на { HEX($hex) }.
refusal-track-twice = Один и тот же путь использован дважды.
refusal-through-red = Красный гекс { HEX($hex) } может быть только концом маршрута.
refusal-through-blocked = Город на { HEX($hex) } занят чужими станциями; маршрут может там только закончиться.
refusal-no-own-station = { $train }-поезд не заходит ни на одну станцию компании.
refusal-too-few-stops = { $train }-поезд должен соединить хотя бы две остановки (шахта не в счёт).
refusal-too-many-stops = Для { $train }-поезда остановок слишком много: { $stops }.
refusal-mine-needs-car = Для шахты на { HEX($hex) } нужен её вагон: одна шахта одному поезду.
refusal-not-highest = Наибольший доход обязателен: возможно { MONEY($best) }, а здесь { MONEY($income) }.
refusal-paid-not-allowed = Записанный доход бывает только в импортированных партиях.
refusal-train-limit = У малой компании не больше поездов, чем { $limit }.
refusal-own-train = Компания не покупает у самой себя.
refusal-price-too-low = За этот поезд назовите не меньше { MONEY($least) }.
refusal-dividend-step = Дивиденды кратны { $unit }.
refusal-dividend-too-high = Выплатить можно от нуля до { MONEY($treasury) }.
refusal-all-or-nothing = В этом варианте платят ничего или { MONEY($all) }.
refusal-sold-before = Вы продали { $major } в этом раунде акций и до его конца не можете покупать.
refusal-none-on-charter = На планшете { $major } нет акций.
refusal-cannot-afford = Акция стоит { MONEY($price) }, у вас { MONEY($cash) }.
refusal-certificate-limit = С этой акцией у вас было бы больше сертификатов, чем можно ({ $limit }). Сначала продайте.
refusal-over-limit = Сертификатов у вас { $held }, а можно { $limit }: сначала продайте.
refusal-sixty-percent = Больше { $limit } % крупной компании купить нельзя.
refusal-one-sale-only = { $major } в этом ходу уже продавали; за ход – одна продажа, одним пакетом.
refusal-not-so-many = Десятипроцентных акций { $major } у вас: { $held }.
refusal-director-stays = Вы директор { $major } и сохраняете 20 %, ведь больше ни у кого нет 20 %.
refusal-no-early-end = Игра заканчивается в последней фазе.

## Журнал

log-take-minor = { $seat } берёт { $company }.
log-minor-out = { $company } выходит из игры.
log-share-taken = { $seat } берёт акцию { $major }.
log-share-bought = { $seat } покупает акцию { $major } за { MONEY($amount) }.
log-shares-sold = { $seat } продаёт { $shares ->
        [one] { $shares } акцию
        [few] { $shares } акции
       *[many] { $shares } акций
    } { $major } за { MONEY($amount) }.
log-director = { $seat } – новый директор { $major }.
log-price-dividend = { $major }: цена акции с { $old } на { $new }.
log-price-sale = Продажа сдвигает { $major } с { $old } на { $new }.
log-price-sold-out = Все акции { $major } проданы: цена растёт с { $old } до { $new }.
log-dividend = { $major } выплачивает { MONEY($amount) }.
log-no-dividend = { $major } ничего не выплачивает.
log-lay = { $company } выкладывает тайл { $tile } на { HEX($hex) }.
log-upgrade = { $company } модернизирует { HEX($hex) } тайлом { $tile }.
log-terrain-token = { $company } тратит маркер местности.
log-home = Домашняя станция { $company } – на { HEX($hex) }.
log-station = { $company } ставит станцию на { HEX($hex) } за { MONEY($price) }.
log-run = { $company } получает доход { MONEY($revenue) }, половина — владельцу: { LIST($routes) }.
log-no-run = { $company } никуда не едет.
log-no-track = { $company } не строит путь.
log-no-more-track = { $company } больше не строит путь.
log-no-station = { $company } не ставит станцию.
log-no-scrap = { $company } оставляет свои поезда.
log-no-train = { $company } заканчивает ход.
log-no-share = { $seat } ничего не покупает.
mag-route = { $train }-поезд { $places }
log-mine = Шахта приносит { $company } { MONEY($amount) }.
log-scrap = { $company } сбрасывает { $train }-поезд.
log-train = { $company } покупает { $train }-поезд за { MONEY($price) }.
log-train-between = { $company } покупает { $train }-поезд у { $seller } за { MONEY($price) }.
log-offer = { $company } предлагает { $seller } { MONEY($price) } за { $train }-поезд.
log-declined = { $seller } оставляет поезд себе.
log-idle = В этом раунде операций поездов не продано; маркеров теперь: { $count }.
log-idle-last = И в этом раунде операций поездов не продано: третий маркер «Поезд не продан» начинает следующую фазу.
log-idle-cleared = Маркеры «Поезд не продан» убраны.
log-stack-closed = { $train }-поезд больше не начинает фазу.
log-phase = Начинается новая фаза: { $phase }.
log-last-phase = Начинается последняя фаза: { $phase }. После этого раунда остаются раунд акций и три раунда операций.
log-round-shares = Раунд акций { $turn }.
log-round-operating = Раунд операций { $turn }.{ $number } (из { $of }).
log-priority = Карта приоритета: { $seat }.
log-pass = { $seat } пасует.
log-pass-auto = { $seat } пасует: делать нечего.
log-over-final-phase = Последний раунд операций окончен, а с ним и игра.
log-over-agreed = Игроки закончили игру.
log-pay-second-tile = { $payer } → { $payee }: { MONEY($amount) } за второй тайл.
log-pay-terrain = { $payer } → { $payee }: { MONEY($amount) } за местность.
log-pay-station = { $payer } → { $payee }: { MONEY($amount) } за станцию.
log-pay-car = { $payer } → { $payee }: { MONEY($amount) } за вагон.
log-pay-train = { $payer } → { $payee }: { MONEY($amount) } за поезд.

## Что спрашивают

ask-draft = { $seat }: возьмите малую компанию или акцию.
ask-shares = { $seat }: продайте акции, купите одну или спасуйте.
ask-track = { $seat }: выложите или модернизируйте путь ({ $company }) или спасуйте.
ask-station = { $seat }: поставьте станцию ({ $company }) или спасуйте.
ask-scrap = { $seat }: сбросьте поезда ({ $company }) или продолжайте.
ask-run = { $seat }: купите вагоны и запустите поезда ({ $company }).
ask-trains = { $seat }: купите поезда ({ $company }) или закончите её ход.
ask-offer = { $seat }: { $company } предлагает { MONEY($price) } за { $train }-поезд ({ $seller }). Продать?
ask-dividend = { $seat }: сколько из { MONEY($treasury) } выплатит { $company }?

offer-minor = Малые компании
offer-share = Акции
offer-buy-share = Купить акцию
offer-sell-shares = Продать акции
offer-lay = Выложить или модернизировать тайл
offer-lay-token = С маркером местности
offer-station = Станция за { MONEY($cost) }
offer-scrap = Сбросить
offer-run = Запустить
offer-car = Вагоны
offer-train = Новые поезда
offer-train-from = Поезда других малых компаний
offer-dividend = Дивиденды (акций на планшете: { $charter })
choice-share = { $major }, цена { MONEY($price) }
choice-buy-share = { $major } за { MONEY($price) }
choice-sell-shares = { $major }, по { MONEY($price) } каждая
choice-pass = Пас
choice-done = Готово
choice-no-track = Без пути
choice-track-done = Без второго тайла
choice-declare-token = Отложить маркер местности
choice-station = { $name } за { MONEY($cost) }
choice-no-station = Без станции
choice-scrap = Сбросить { $train }-поезд
choice-no-scrap = Оставить поезда
choice-run = Доход { MONEY($revenue) }
choice-run-mine = Доход { MONEY($revenue) } и { MONEY($mine) } из шахты
choice-no-run = Никуда не ехать
choice-car-offboard = { $major }: бонус за пределами поля за { MONEY($price) }
choice-car-plus = { $major }: плюс-поезд за { MONEY($price) }
choice-car-mine = { $major }: доступ к шахте за { MONEY($price) }
choice-car-offboard-plus = { $major }: бонус за пределами поля или плюс-поезд за { MONEY($price) }
choice-train = { $train }-поезд за { MONEY($price) }
choice-train-from = { $train }-поезд ({ $seller })
choice-accept = Продать
choice-decline = Оставить
choice-turn-done = Закончить ход
choice-dividend = Выплатить { MONEY($amount) }
note-minor = дом: { HEX($hex) }{ $tokens ->
        [0] { "" }
       *[other] , маркеров местности: { $tokens }
    }
note-cash-after = останется { MONEY($amount) }
note-price-after = цена станет { MONEY($price) }
note-if-agrees = если { $seat } согласится
stop-paid = { $name } { $amount }
stop-paid-bonus = { $name } { $amount } + { $bonus }
note-route = { LIST($stops) }: { MONEY($revenue) }
note-so-far = { $mine ->
    [0] Пока: доход { MONEY($revenue) }
   *[other] Пока: доход { MONEY($revenue) }, из шахты { MONEY($mine) }
 }
stop-first = Начало маршрута; стоит { MONEY($amount) }
stop-pays = { $train }: { MONEY($amount) }
stop-pays-bonus = { $train }: { MONEY($amount) }, из них { MONEY($bonus) } за вагон
stop-mine = { $train }: { MONEY($amount) } из шахты, всё в казну
note-car = доход больше на { MONEY($more) } за { MONEY($cost) }
note-dividend = вам { MONEY($own) }, цена { MONEY($price) }

## Сцена

stage-draft = Стартовый набор
stage-shares = Раунд акций { $turn }, { $phase } фаза
stage-operating = Раунд операций { $turn }.{ $number }, { $phase } фаза
stage-over = Игра окончена
scene-mountain = гора, по 10 Ft
scene-river = река, по 10 Ft
scene-lake = озеро Балатон: путь остаётся на одном берегу
scene-station = Станция { $company } на { HEX($hex) }
scene-minor = { $number } { $abbr } – { $name }
scene-major = { $abbr } – { $name }
scene-director = директор
scene-train = { $train }-поезд
scene-starts-phase = первая продажа начинает следующую фазу
scene-no-train-sold = Поезд не продан
scene-tile = Тайл { $tile }
panel-market = Цены акций
panel-shares = Акции
panel-minors = Малые компании
panel-majors = Крупные компании
panel-trains = Поезда
panel-tiles = Тайлы
panel-sheet = Финальный подсчёт
column-charter = На планшете
column-price = Цена
fact-treasury = Казна
fact-trains = Поезда
fact-stations = Осталось станций
fact-terrain = Маркеры местности
fact-home = Дом
fact-price = Цена
fact-charter = На планшете
fact-builder = Строит
fact-idle = Маркеры
fact-cash = Деньги
fact-worth = Состояние
fact-certificates = Сертификаты
fact-minors = Малые компании
worth-cash = деньги { MONEY($amount) }
worth-major = { $major }: { $shares } × { MONEY($price) } = { MONEY($amount) }
sheet-cash = Деньги
sheet-total = Всего

## Один против Иштвана

mag-istvan = Иштван
refusal-solo-only = Настройка «{ $option }» – для игры в одиночку.
refusal-istvan-keeps = Иштван продаёт поезда только своим компаниям.
refusal-not-istvans-upgrade = Не этот тайл на { HEX($hex) }: Иштван модернизирует свой дом, затем ближайший город и соединяет как можно больше путей.
ask-istvan = { $seat }: для компании Иштвана ({ $company }) подходит несколько модернизаций. Какую он кладёт?
log-istvan-home = { $company } (карта { $card }) модернизирует свой дом { HEX($hex) }.
log-istvan-nearest = { $company } (карта { $card }) модернизирует { HEX($hex) } – ближайший город, где это возможно.
log-istvan-station = Карта { $card }: { $company } ставит станцию на { HEX($hex) }.
log-istvan-station-waits = Карта { $card }: станция { $company } на { HEX($hex) } подождёт: нужны путь, место и деньги (в казне { MONEY($treasury) }).
log-istvan-saves = Карта { $card }: в казне { $treasury }, не больше { $more }, и { $company } копит на { $train }-поезд.
log-istvan-scraps = Карта { $card }: в казне { $treasury } > { $more }, и { $company } сбрасывает 2-поезд ради { $train }-поезда.
log-istvan-no-room = Карта { $card }: у { $company } нет ни 2-поезда для сброса, ни места для { $train }-поезда.
log-istvan-car = { $company } (карта { $card }) покупает вагон RÁBA: доход больше на { MONEY($more) }.
log-istvan-permanent = Карта { $card }: у { $company } нет поезда, прежде всего нужен 2-поезд.
log-istvan-train-waits = Карта { $card }: { $train }-поезд стоит { MONEY($price) }, у { $company } { MONEY($treasury) }; ждём.
log-istvan-buys = Карта { $card }: { $company } покупает { $train }-поезд.
log-istvan-sister = Карта { $card }: { $company } покупает 2-поезд у сестры { $seller } за { MONEY($price) }.
log-istvan-sister-waits = Карта { $card }: ни одна сестра не может сейчас продать 2-поезд компании { $company } (в казне { MONEY($treasury) }).
log-istvan-sister-skipped = Карта { $card }: { $company } не у кого купить, действие пропускается.
log-istvan-share = Карта акций { $letter }: первая доступная Иштвану – { $major }, до { $most } %.
log-istvan-no-share = Карта акций { $letter }: на { MONEY($cash) } Иштвану нечего купить.
log-istvan-sells = У Иштвана больше сертификатов, чем можно ({ $limit }); он продаёт самую дешёвую акцию.
log-pay-solo-income = { $payee }: { MONEY($amount) } в начале раунда операций.
log-pay-track-fee = { $payer } → { $payee }: { MONEY($amount) } вместо жёлтых путей.
scene-share-card = Карта акций { $letter }
scene-company-card = { $company }, карта { $card }
card-extra-station = ещё одна станция
card-permanent-2-train = без поезда: сначала купить 2-поезд
card-buy-train = купить { $train }-поезд
card-station = станция на { HEX($hex) }
card-swap-train = больше { $more }: сбросить 2-поезд, купить { $train }-поезд
card-swap-owed = 2-поезд сброшен; осталось купить { $train }-поезд
card-buy-from-sister = 2-поезд старшей сестры за 30
card-buy-from-any-sister = 2-поезд старшей сестры за 30 или младшей за 80
fact-design = Карта
mag-design-printed = как в правилах
mag-design-front = как в правилах, пути наши
mag-design-ours = придумана нами
result-solo-won = Вы обыграли Иштвана: { MONEY($own) } против { MONEY($istvan) }.
result-solo-lost = Победил Иштван: { MONEY($istvan) } против { MONEY($own) }.
result-solo-draw = Ничья: у вас и у Иштвана по { MONEY($own) }.

## For newcomers, under the question: `hint-` and the rest of the question's id

hint-draft = Здесь всё бесплатно. Малая компания строит путь, водит поезда и до конца игры приносит доход владельцу; акция даёт дивиденды крупного поставщика.
hint-shares = Исход игры решают ваши деньги и цена ваших акций. Поставщики, которым платят многие малые компании, хорошо платят и растут в цене.
hint-track = Коснитесь подсвеченного гекса, выберите тайл и поверните его. Один тайл бесплатный, второй жёлтый стоит 10 Ft. Постарайтесь соединить свою станцию с другим местом дохода.
hint-station = На каждом маршруте должна быть станция компании, поэтому новая открывает новые маршруты. Город, где мест нет, не пропускает чужие поезда.
hint-scrap = Обычно их оставляют: за сброс ничего не платят, он только освобождает место — у компании не больше двух поездов.
hint-run = Половина дохода идёт вам, половина — компании. Вагон действует только на этот запуск; рядом сказано, сколько он добавит.
hint-trains = У компании не больше двух поездов, и иметь поезд она не обязана. Первый поезд каждого типа, кроме 2, начинает для всех следующую фазу; на его карточке это сказано, пока это так.
hint-offer = Цену получает компания-продавец. Без этого поезда ей придётся обходиться.
hint-dividend = На каждую акцию в 10 % приходится десятая часть. Большие дивиденды поднимают цену акции, нулевые опускают; остаток пойдёт на маркеры станций.
hint-istvan = Его карте все они подходят одинаково, поэтому выбираете вы.
