### 18Magyarország.

money = { $amount } Ft

## Слова

mag-bank = банк
mag-percent = { $held } %
mag-percent-of = { $held } / { $most } %
mag-setup = Иштван (подготовка)
mag-colour-yellow = жёлтая
mag-colour-green = зелёная
mag-colour-brown = коричневая
mag-colour-gray = серая
mag-misfit-wrong-label = буквы на гексе и на тайле должны совпадать
mag-misfit-wrong-stops = город должен остаться городом, посёлок — посёлком, простой путь — простым путём
mag-misfit-made-for-other-hex = он предназначен для другого гекса
place-name = { $name }

## Причины отказа

refusal-no-such-minor = Малой компании { $minor } в этой игре нет.
refusal-no-such-major = Крупной компании «{ $major }» в этой игре нет.
refusal-minor-taken = У малой компании { $minor } уже есть владелец: { $owner }. Выберите другую.
refusal-enough-minors = Вы уже взяли все положенные малые компании ({ $limit }); возьмите акцию.
refusal-enough-shares = Вы уже взяли все положенные акции стартового набора ({ $limit }); возьмите малую компанию.
refusal-not-in-package = В стартовом наборе не осталось акций { $major }.
refusal-no-such-hex = Гекса «{ $hex }» на этой карте нет.
refusal-no-such-tile = Тайла «{ $tile }» в таком повороте нет.
refusal-colour-not-yet = Для тайла { $tile } нужна { $colour } фаза, а она ещё не наступила.
refusal-tiles-gone = Тайлов { $tile } не осталось (запас у обеих сторон тайла общий).
refusal-tile-misfit = Тайл { $tile } не подходит для гекса { HEX($hex) }: { $why }.
refusal-wrong-colour = Тайл { $tile } — не следующего цвета для гекса { HEX($hex) }.
refusal-track-lost = Тайл { $tile } так положить нельзя: на гексе { HEX($hex) } пропадёт старый путь.
refusal-closed-edge = Тайл { $tile } так положить нельзя: на гексе { HEX($hex) } путь поведёт за край карты, к барьеру или к стороне без пути.
refusal-across-balaton = Тайл { $tile } так положить нельзя: на гексе { HEX($hex) } путь пересечёт озеро Балатон.
refusal-river-misplaced = Тайл { $tile } нужно повернуть так, чтобы его река легла на реку гекса { HEX($hex) }.
refusal-not-land = На гексе { HEX($hex) } не строят: тайлы кладут только на светло-зелёные гексы.
refusal-no-tile-fits = Для гекса { HEX($hex) } больше нет подходящего тайла.
refusal-not-connected = Гекс { HEX($hex) } не будет соединён ни с одной станцией компании.
refusal-one-upgrade-only = За ход можно модернизировать только один тайл; другой должен быть жёлтым.
refusal-cannot-pay-tile = Тайл стоит { MONEY($cost) }, а в казне { MONEY($treasury) }.
refusal-no-terrain-token = У компании нет маркера местности.
refusal-no-terrain-there = На гексе { HEX($hex) } местность ничего не стоит; оставьте маркер.
refusal-token-declared = Маркер местности уже отложен.
refusal-no-city-there = На гексе { HEX($hex) } нет такого города, а станции ставят только в городах.
refusal-no-free-space = В городе на гексе { HEX($hex) } все места заняты.
refusal-own-station-there = У компании уже есть станция на гексе { HEX($hex) }.
refusal-no-city-for-marker = На гексе { HEX($hex) } нет такого города, а маркеры станций ставят только в городах.
refusal-no-space-for-marker = В городе на гексе { HEX($hex) } все места заняты, а маркеру нужно свободное.
refusal-own-marker-there = У компании уже есть маркер на гексе { HEX($hex) }.
refusal-cannot-pay-station = Станция стоит { MONEY($cost) }, а в казне { MONEY($treasury) }.
refusal-cannot-pay-marker = Маркер стоит { MONEY($cost) }, а в казне { MONEY($treasury) }.
refusal-city-not-connected = К городу на гексе { HEX($hex) } нет свободного пути от станций компании.
refusal-no-such-train = Такого поезда здесь нет: «{ $train }».
refusal-no-such-car = Компания «{ $major }» не продаёт вагоны.
refusal-car-bought = Вагон { $major } в этом ходу уже куплен.
refusal-cannot-pay-car = Вагон стоит { MONEY($cost) }, а в казне { MONEY($treasury) }.
refusal-cannot-pay-train = Поезд стоит { MONEY($cost) }, а в казне { MONEY($treasury) }.
refusal-cannot-pay-seller = Вы предлагаете { MONEY($cost) }, а в казне { MONEY($treasury) }.
refusal-car-of-no-use = Вагон { $major } купить нельзя: он не пригодится ни одному поезду.
refusal-car-not-used = Вагон { $major } оплачен и должен быть использован.
refusal-no-such-route = На гексе { $hex } маршрут сходит с пути или кончается не в месте получения дохода.
refusal-stop-twice = Маршрут дважды проходит через место получения дохода на гексе { HEX($hex) }.
refusal-track-twice = Один и тот же путь использован дважды.
refusal-through-red = Красный гекс { HEX($hex) } может быть только концом маршрута.
refusal-through-blocked = Город на гексе { HEX($hex) } занят чужими станциями; маршрут может там только закончиться.
refusal-no-own-station = На маршруте { $train }-поезда нет ни одной станции компании.
refusal-too-few-stops = { $train }-поезд должен соединить хотя бы два места получения дохода (шахта не считается).
refusal-too-many-stops = Для { $train }-поезда слишком много мест получения дохода: { $stops }.
refusal-mine-needs-car = Для шахты на гексе { HEX($hex) } нужен вагон SNW; один поезд — одна шахта.
refusal-not-highest = Компания обязана взять наибольший доход: возможно { MONEY($best) }, а здесь { MONEY($income) }.
refusal-paid-not-allowed = Доход из записи принимается только в импортированных партиях.
refusal-train-limit = { $limit ->
        [one] У малой компании может быть не больше { $limit } поезда.
       *[other] У малой компании может быть не больше { $limit } поездов.
    }
refusal-own-train = Компания не может купить поезд у самой себя.
refusal-price-too-low = Предложите за этот поезд не меньше { MONEY($least) }.
refusal-dividend-step = Дивиденды должны быть кратны { $unit }.
refusal-dividend-too-high = Выплатить можно от нуля до { MONEY($treasury) }.
refusal-all-or-nothing = В этом варианте выплачивают либо ничего, либо { MONEY($all) }.
refusal-sold-before = В этом раунде акций вы продавали { $major } и до его конца покупать её акции не можете.
refusal-none-on-charter = На планшете { $major } нет акций.
refusal-cannot-afford = Акция стоит { MONEY($price) }, а у вас { MONEY($cash) }.
refusal-certificate-limit = С этой акцией вы превысите лимит сертификатов ({ $limit }). Сначала продайте лишние.
refusal-over-limit = Сертификатов у вас { $held }, а лимит — { $limit }: сначала продайте лишние.
refusal-sixty-percent = Больше { $limit } % акций крупной компании купить нельзя.
refusal-one-sale-only = Акции { $major } в этом ходу уже продавали: за ход — одна продажа, одним пакетом.
refusal-not-so-many = { $held ->
        [0] У вас нет десятипроцентных акций { $major }.
        [one] У вас только { $held } десятипроцентная акция { $major }.
        [few] У вас только { $held } десятипроцентные акции { $major }.
       *[many] У вас только { $held } десятипроцентных акций { $major }.
    }
refusal-director-stays = Вы директор { $major } и не можете опуститься ниже 20 %: больше ни у кого нет 20 %.
refusal-no-early-end = Игра заканчивается только в последней фазе.

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
log-director = { $seat } — новый директор { $major }.
log-price-dividend = Цена акции { $major }: { MONEY($old) } → { MONEY($new) }.
log-price-sale = После продажи цена акции { $major } падает с { MONEY($old) } до { MONEY($new) }.
log-price-sold-out = Все акции { $major } у игроков: цена акции растёт с { MONEY($old) } до { MONEY($new) }.
log-dividend = { $major } выплачивает { MONEY($amount) }.
log-dividend-share = На акцию { $major } приходится { MONEY($amount) }.
log-no-dividend = { $major } ничего не выплачивает.
log-lay = { $company } выкладывает тайл { $tile } на гекс { HEX($hex) }.
log-upgrade = { $company } модернизирует гекс { HEX($hex) } тайлом { $tile }.
log-terrain-token = { $company } тратит маркер местности.
log-home = { $company } ставит домашнюю станцию на гекс { HEX($hex) }.
log-station = { $company } ставит станцию на гекс { HEX($hex) } за { MONEY($price) }.
log-run = { $company } получает доход { MONEY($revenue) }, половина — владельцу: { LIST($routes, between: "; ") }.
log-no-run = { $company } не запускает поезда.
log-no-track = { $company } не выкладывает тайл.
log-no-more-track = { $company } не выкладывает второй тайл.
log-no-station = { $company } не ставит станцию.
log-no-train = { $company } заканчивает ход.
log-no-share = { $seat } ничего не покупает.
mag-route = { $train }-поезд { LIST($places, between: " — ") }
log-mine = { $company }: из шахты { MONEY($amount) }.
log-scrap = { $company } сбрасывает { $train }-поезд.
log-no-scrap = { $company } оставляет имеющиеся поезда.
log-train = { $company } покупает { $train }-поезд за { MONEY($price) }.
log-train-between = { $company } покупает { $train }-поезд у { $seller } за { MONEY($price) }.
log-offer = { $company } предлагает { MONEY($price) } за { $train }-поезд компании { $seller }.
log-declined = { $seller } оставляет поезд себе.
log-idle = В этом раунде операций поезда не продавались; маркеров «Поезд не продан» теперь: { $count }.
log-idle-last = И в этом раунде операций поезда не продавались: третий маркер «Поезд не продан» начинает следующую фазу.
log-idle-cleared = Маркеры «Поезд не продан» убраны.
log-stack-closed = Первый { $train }-поезд больше не начнёт фазу.
log-phase = Начинается { $phase } фаза.
log-last-phase = Начинается последняя, { $phase } фаза. После этого раунда остаются раунд акций и три раунда операций.
log-round-draft = Первый раунд акций: выбор малых компаний и акций.
log-round-shares = Раунд акций { $turn }.
log-round-operating = Раунд операций { $turn }.{ $number } (из { $of }).
log-priority = Карту приоритета получает { $seat }.
log-pass = { $seat } пасует.
log-pass-auto = { $seat } пасует: делать нечего.
log-over-final-phase = Последний раунд операций окончен, а с ним и партия.
log-over-agreed = Игроки закончили партию.
log-pay-second-tile = За второй тайл: { $payer } → { $payee }, { MONEY($amount) }.
log-pay-terrain = За местность: { $payer } → { $payee }, { MONEY($amount) }.
log-pay-station = За станцию: { $payer } → { $payee }, { MONEY($amount) }.
log-pay-car = За вагон: { $payer } → { $payee }, { MONEY($amount) }.
log-pay-train = За поезд: { $payer } → { $payee }, { MONEY($amount) }.

## Что спрашивают

ask-draft = { $seat }: возьмите малую компанию или акцию.
ask-shares = { $seat }: продайте акции, затем купите одну — или спасуйте.
ask-track = { $seat }: выложите или модернизируйте тайл ({ $company }) или пропустите.
ask-station = { $seat }: поставьте станцию ({ $company }) или пропустите.
ask-scrap = { $seat }: сбросьте лишние поезда ({ $company }) или продолжайте.
ask-run = { $seat }: купите вагоны и запустите поезда ({ $company }).
ask-trains = { $seat }: купите поезда ({ $company }) или закончите её ход.
ask-offer = { $seat }: { $company } предлагает { MONEY($price) } за { $train }-поезд компании { $seller }. Продать?
ask-dividend = { $seat }: сколько из { MONEY($treasury) } выплатит { $company }?

offer-minor = Малые компании
offer-share = Акции
offer-buy-share = Купить акцию
offer-sell-shares = Продать акции
offer-lay = Выложить или модернизировать тайл
offer-lay-token = Выложить с маркером местности
offer-station = Поставить станцию за { MONEY($cost) }
offer-scrap = Сбросить поезд
offer-run = Запустить поезда
offer-car = Купить вагон
offer-train = Купить новый поезд
offer-train-from = Купить поезд другой малой компании
offer-dividend = { $charter ->
        [0] Дивиденды (все акции у игроков)
        [one] Дивиденды ({ $charter } акция на планшете)
        [few] Дивиденды ({ $charter } акции на планшете)
       *[many] Дивиденды ({ $charter } акций на планшете)
    }
choice-share = { $major }, цена { MONEY($price) }
choice-buy-share = { $major } за { MONEY($price) }
choice-sell-shares = { $major }, по { MONEY($price) } каждая
choice-pass = Пас
choice-done = Готово
choice-no-track = Не выкладывать тайл
choice-track-done = Не выкладывать второй тайл
choice-declare-token = Отложить маркер местности
choice-station = { $name } за { MONEY($cost) }
choice-no-station = Не ставить станцию
choice-scrap = Сбросить { $train }-поезд
choice-no-scrap = Оставить поезда
choice-run = Доход { MONEY($revenue) }
choice-run-mine = Доход { MONEY($revenue) } и { MONEY($mine) } из шахты
choice-no-run = Не запускать поезда
choice-car-offboard = { $major }: бонус за пределами поля за { MONEY($price) }
choice-car-plus = { $major }: плюс-поезд за { MONEY($price) }
choice-car-mine = { $major }: доступ к шахте за { MONEY($price) }
choice-car-offboard-plus = { $major }: бонус за пределами поля или плюс-поезд за { MONEY($price) }
choice-train = { $train }-поезд за { MONEY($price) }
choice-train-from = { $train }-поезд у { $seller }
choice-accept = Продать
choice-decline = Не продавать
choice-turn-done = Закончить ход
choice-dividend = Выплатить { MONEY($amount) }
note-minor = домашний гекс: { HEX($hex) }{ $tokens ->
        [0] { "" }
       *[other] , маркеров местности: { $tokens }
    }
note-cash-after = останется { MONEY($amount) }
note-price-after = цена станет { MONEY($price) }
note-if-agrees = если { $seat } согласится
note-price-span = от { MONEY($least) } до { MONEY($most) }
stop-paid = { $name } { $amount }
stop-paid-bonus = { $name } { $amount } + { $bonus }
note-route = { LIST($stops) }: { MONEY($revenue) }
note-so-far = { $mine ->
    [0] Пока что: доход { MONEY($revenue) }
   *[other] Пока что: доход { MONEY($revenue) }, из шахты { MONEY($mine) }
 }
stop-first = Начало маршрута; стоит { MONEY($amount) }
stop-pays = { $train }: { MONEY($amount) }
stop-pays-bonus = { $train }: { MONEY($amount) }, из них { MONEY($bonus) } даёт вагон
stop-mine = { $train }: { MONEY($amount) } из шахты, всё в казну
note-car = за { MONEY($cost) } доход больше на { MONEY($more) }
note-idle = { $train }-поезд стоит: маршрута для него не осталось
note-dividend = вам { MONEY($own) }, цена станет { MONEY($price) }
note-per-share = { MONEY($amount) } на акцию
note-treasury-after = в казне { MONEY($amount) }
note-director = вы станете директором
note-director-goes = директором станет { $seat }
note-supplier = доход: { LIST($business) }; к выплате { MONEY($amount) }
note-business = доход: { LIST($business) }
why-picks-left = Вам осталось взять: малых компаний { $minors }, акций { $shares }.
why-picks-next = Дальше выбирают: { LIST($seats) }.
why-second-tile = { $yellow ->
        [0] Второй тайл стоит { MONEY($cost) }.
       *[other] Второй тайл стоит { MONEY($cost) } и может быть только жёлтым.
    }
why-scrap-full = Поездов уже { $limit }, больше нельзя: купить ещё один после запуска можно, только если сбросить один сейчас.
why-train-room = Поездов { $held } из { $limit }.
why-offer = Новый { $train }-поезд стоит { MONEY($new) }; у { $company } { MONEY($amount) }.
why-passes = { $left ->
        [1] Если пасуете и вы, раунд закончится.
        [one] Раунд закончится, если подряд спасует { $left } игрок.
        [few] Раунд закончится, если подряд спасуют { $left } игрока.
       *[other] Раунд закончится, если подряд спасуют { $left } игроков.
    }
why-holders = Акции есть и у других: { LIST($holders) }.
holder = { $seat } { $percent } %
note-to-major = { $major } получит { MONEY($amount) }
note-starts-phase = начнётся { $phase } фаза
note-starts-last-phase = начнётся последняя, { $phase } фаза: после этого раунда останутся раунд акций и три раунда операций
mag-business-terrain = местность
mag-business-track = вторые тайлы и станции
mag-business-trains = поезда { LIST($trains) }
mag-business-offboard = вагоны с бонусом за пределами поля
mag-business-plus = вагоны для плюс-поезда
mag-business-mine = вагоны для шахт

## Сцена

stage-draft = Стартовый набор
stage-shares = Раунд акций { $turn }, { $phase } фаза
stage-operating = Раунд операций { $turn }.{ $number }, { $phase } фаза
stage-over = Партия окончена
scene-mountain = гора, по 10 Ft
scene-river = река, по 10 Ft
scene-lake = озеро Балатон: путь остаётся на одном берегу
scene-home = Домашний гекс { $company }
scene-town = Посёлок
scene-mine = Шахта: сюда может зайти только поезд с вагоном SNW, доход — в казну
scene-offboard = Красный гекс: здесь маршрут может только начаться или закончиться
scene-barrier = Барьер (заштрихованная граница): через него нельзя провести путь
scene-station = Станция { $company } на гексе { HEX($hex) }
scene-minor = { $number } { $abbr } — { $name }
scene-major = { $abbr } — { $name }
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
panel-sheet-all = Обзор
panel-phases = Фазы
stage-phase = { $phase }
panel-tiles = Тайлы
panel-sheet = Финальный подсчёт
column-charter = На планшете
column-price = Цена
column-order = Порядок
column-money = Казна
column-trains = Поезда
column-stations = Осталось станций
column-business = Источник дохода
column-rounds = Раундов операций
column-cars = Вагоны
column-bonus = Бонус за пределами поля
fact-treasury = Казна
fact-trains = Поезда
fact-stations = Осталось станций
fact-terrain = Маркеры местности
fact-home = Домашний гекс
fact-price = Цена
fact-charter = На планшете
fact-business = Источник дохода
fact-builder = Продавец
fact-idle = Маркеров
fact-cash = Деньги
fact-worth = Состояние
fact-certificates = Сертификаты
fact-minors = Малые компании
worth-cash = деньги { MONEY($amount) }
worth-major = { $major }: { $shares } × { MONEY($price) } = { MONEY($amount) }
sheet-cash = Деньги
sheet-total = Итого

## Один против Иштвана

mag-istvan = Иштван
refusal-solo-only = Настройка «{ $option }» — только для игры в одиночку.
refusal-istvan-keeps = Иштван продаёт поезда только своим компаниям.
refusal-not-istvans-upgrade = Этот тайл на гекс { HEX($hex) } Иштван не положит: сначала он модернизирует домашний город, затем ближайший, соединяя как можно больше путей.
ask-istvan = { $seat }: для компании Иштвана ({ $company }) одинаково подходят несколько модернизаций. Какую выбрать?
log-istvan-home = { $company } (карта { $card }) модернизирует домашний город { HEX($hex) }.
log-istvan-nearest = { $company } (карта { $card }) модернизирует { HEX($hex) } — ближайший город, где это возможно.
log-istvan-station = Карта { $card }: { $company } ставит станцию на гекс { HEX($hex) }.
log-istvan-station-waits = Карта { $card }: { $company } пока не ставит станцию на гекс { HEX($hex) } — нужны путь, свободное место и деньги (в казне { MONEY($treasury) }).
log-istvan-saves = Карта { $card }: в казне { MONEY($treasury) }, не больше { MONEY($more) }, и { $company } копит на { $train }-поезд.
log-istvan-scraps = Карта { $card }: в казне { MONEY($treasury) }, больше { MONEY($more) }, и { $company } сбрасывает 2-поезд ради { $train }-поезда.
log-istvan-no-room = Карта { $card }: у { $company } нет ни 2-поезда для сброса, ни места для { $train }-поезда.
log-istvan-car = { $company } (карта { $card }) покупает вагон RÁBA: доход больше на { MONEY($more) }.
log-istvan-permanent = Карта { $card }: у { $company } нет поезда, и прежде всего она покупает 2-поезд.
log-istvan-train-waits = Карта { $card }: { $company } ждёт — { $train }-поезд стоит { MONEY($price) }, а в казне { MONEY($treasury) }.
log-istvan-buys = По карте { $card } компания { $company } должна купить { $train }-поезд.
log-istvan-sister = Карта { $card }: { $company } покупает 2-поезд у другой компании Иштвана ({ $seller }) за { MONEY($price) }.
log-istvan-sister-waits = Карта { $card }: { $company } ждёт — другие компании Иштвана пока не могут продать ей 2-поезд (в казне { MONEY($treasury) }).
log-istvan-sister-skipped = Карта { $card }: { $company } пропускает действие — другой компании Иштвана для покупки нет.
log-istvan-share = Карта акций { $letter }: первая доступная Иштвану — { $major }, до { $most } %.
log-istvan-no-share = Карта акций { $letter }: на { MONEY($cash) } Иштвану нечего купить.
log-istvan-sells = У Иштвана больше сертификатов, чем позволяет лимит ({ $limit }); он продаёт самую дешёвую акцию.
log-pay-solo-income = В начале раунда операций { $payee } получает { MONEY($amount) }.
log-pay-track-fee = Вместо жёлтых тайлов: { $payer } → { $payee }, { MONEY($amount) }.
scene-share-card = Карта акций { $letter }
scene-company-card = { $company }, карта { $card }
card-extra-station = ещё одна станция
card-permanent-2-train = если нет поезда: сначала купить 2-поезд
card-buy-train = купить { $train }-поезд
card-station = станция на гексе { HEX($hex) }
card-swap-train = если в казне больше { MONEY($more) }: сбросить 2-поезд, купить { $train }-поезд
card-swap-owed = 2-поезд сброшен; осталось купить { $train }-поезд
card-buy-from-sister = 2-поезд у своей компании с номером выше за 30 Ft
card-buy-from-any-sister = 2-поезд у своей компании с номером выше за 30 Ft, иначе с номером ниже за 80 Ft
fact-design = Чья карта
mag-design-printed = из правил
mag-design-front = из правил, пути на обороте наши
mag-design-ours = наша
result-solo-won = Вы обыграли Иштвана: { MONEY($own) } против { MONEY($istvan) }.
result-solo-lost = Победил Иштван: { MONEY($istvan) } против { MONEY($own) }.
result-solo-draw = Ничья: у вас и у Иштвана по { MONEY($own) }.

## For newcomers, under the question: `hint-` and the rest of the question's id

hint-draft = Здесь всё бесплатно. Малая компания строит путь, запускает поезда и до конца игры приносит доход владельцу; акция даёт дивиденды крупной компании.
hint-shares = Исход игры решают ваши деньги и цена ваших акций. Крупные компании, которым платят многие малые, выплачивают больше и растут в цене.
hint-track = Коснитесь подсвеченного гекса, выберите тайл и поверните его. Первый тайл бесплатный, второй, жёлтый, стоит 10 Ft. Постарайтесь соединить свою станцию с другим местом получения дохода.
hint-station = На каждом маршруте должна быть станция компании, поэтому новая станция открывает новые маршруты. Город, где все места заняты, не пропускает чужие поезда.
hint-scrap = Обычно поезда оставляют: за сброс ничего не платят, он только освобождает место — у компании не больше двух поездов.
hint-run = Половина дохода идёт вам, половина — компании. Вагон действует только на этот запуск; рядом указано, сколько он добавит.
hint-trains = У компании может быть не больше двух поездов, а может и не быть ни одного. Первый поезд каждого типа, кроме 2, начинает для всех следующую фазу; на карточке поезда это указано.
hint-offer = Деньги получает компания-продавец, поезд — компания-покупатель.
hint-dividend = На каждую акцию в 10 % приходится десятая часть. Большие дивиденды поднимают цену акции, нулевые опускают; остаток можно потратить на маркеры станций.
hint-istvan = По карте Иштвана все они подходят одинаково, поэтому выбираете вы.

## Виды действий: «Действие … сейчас недоступно»

action-take-minor = взять малую компанию
action-take-share = взять акцию
action-buy-share = купить акцию
action-sell-shares = продать акции
action-lay-tile = выложить тайл
action-declare-token = отложить маркер местности
action-place-station = поставить станцию
action-scrap = сбросить поезд
action-buy-car = купить вагон
action-run = запустить поезда
action-buy-train = купить поезд
action-offer-for-train = предложить цену за поезд
action-accept-offer = продать поезд
action-decline-offer = отклонить предложение
action-pay-dividend = выплатить дивиденды
action-end-game = закончить партию

# Места на карте

town-kassa = Кашша
town-galicia = Галиция
town-becs = Вена
town-pozsony = Пожонь
town-selmecbanya = Шельмецбанья
town-miskolc = Мишкольц
town-sopron = Шопрон
town-gyor = Дьёр
town-szatmarnemeti = Сатмарнемети
town-nyiregyhaza = Ньиредьхаза
town-szekesfehervar = Секешфехервар
town-buda = Буда
town-pest = Пешт
town-szolnok = Сольнок
town-debrecen = Дебрецен
town-kecskemet = Кечкемет
town-nagyvarad = Надьварад
town-kolozsvar = Коложвар
town-pecs = Печ
town-mohacs = Мохач
town-szabadka = Сабадка
town-szeged = Сегед
town-arad = Арад
town-trieszt = Триест
town-zagrab = Загреб
town-temesvar = Темешвар
town-nagyszeben = Надьсебен
town-brasso = Брашшо
town-fiume = Фиуме
town-ujvidek = Уйвидек
town-petervarad = Петерварад
town-isztambul = Стамбул
town-belgrad = Белград
town-szatmarnemeti-nyiregyhaza = Сатмарнемети и Ньиредьхаза
town-buda-pest = Буда и Пешт
town-pecs-mohacs = Печ и Мохач
town-szabadka-szeged = Сабадка и Сегед
town-ujvidek-petervarad = Уйвидек и Петерварад
town-adriatic-sea = Адриатическое море
town-austria = Австрия
town-bosnia = Босния
town-serbia = Сербия
town-romania = Румыния

## Наставник

coach-income = Поезда компании принесут { MONEY($then) } вместо { MONEY($now) }.
coach-income-later = Поезд побольше принесёт здесь { MONEY($then) } вместо { MONEY($now) }.
coach-way = Путь ведёт к местам получения дохода, куда компания ещё не доходит.
coach-fed = { $major } получает { MONEY($amount) }, а у вас { $percent } % её акций.
coach-run = Это наибольший доход: { MONEY($income) }, половина ваша.
coach-car = Вагон добавит к доходу { MONEY($more) }, половина ваша, и обойдётся казне в { MONEY($cost) }.
coach-train = Следующий запуск принесёт { MONEY($then) } вместо { MONEY($now) }; поезд стоит { MONEY($price) }.
coach-phase = Начнётся следующая фаза, и конец станет ближе.
coach-dividend = { $spaces ->
        [-1] Цена сдвинется на одну позицию влево
        [0] Цена не сдвинется
        [one] Цена сдвинется на { $spaces } позицию вправо
        [few] Цена сдвинется на { $spaces } позиции вправо
       *[many] Цена сдвинется на { $spaces } позиций вправо
    }, вы получите { MONEY($yours) }.
coach-keep-trains = Поезда ещё зарабатывают, а сброс денег не приносит.
coach-kept = Для следующего шага цены останется { MONEY($left) }.
coach-share = Акция { $major } стоит { MONEY($price) }; с дивидендами к концу она должна дать около { MONEY($worth) }.
coach-sell = Акция { $major } продаётся за { MONEY($price) }; к концу она должна дать лишь около { MONEY($worth) }.
coach-director = Вторая акция сделает вас директором, если ни у кого нет больше.
coach-minor = Мест получения дохода не дальше двух гексов от домашнего: { $stops }.
coach-minor-area = { $steps ->
    [1] Красный гекс { HEX($hex) } — рядом с домашним
    [one] Красный гекс { HEX($hex) } — в { $steps } гексе от домашнего
   *[other] Красный гекс { HEX($hex) } — в { $steps } гексах от домашнего
}; сейчас он приносит { $value }, в последней фазе — { $later }.
coach-pass = Сейчас ничто не стоит своей цены.
coach-short-of-step = Ещё { MONEY($more) } — и цена сдвинется на { $spaces ->
        [one] { $spaces } позицию
        [few] { $spaces } позиции
       *[many] { $spaces } позиций
    }.
coach-idle-train = На нынешнем пути { $train }-поезд почти ничего не добавит к доходу { MONEY($income) }.
coach-no-run = После этого компания в этом раунде ничего не заработает; другой тайл принёс бы { MONEY($income) }.

# what the coach reminds of
coach-hint-first-run = Спросите себя о каждой малой компании, как скоро она поедет и куда; и держите акции тех, кому ваши компании будут платить.
coach-hint-director = Вторая акция { $major } сделает вас директором. Пока директора нет, выплачивается всё.
coach-hint-rival = { $seat } отстаёт от вас в { $major } на одну акцию. Равенство ничего не меняет, но с перевесом директор сменится.
coach-hint-sold-out = Осталась одна акция { $major }. Когда все акции у игроков, в конце раунда акций цена растёт на одну позицию.
coach-hint-sell-together = Если продаёте несколько акций одной компании, продавайте их за один ход: цена упадёт на одну позицию, сколько бы их ни было.
coach-hint-pay-all = Это последние дивиденды: что останется в казне, не считается.
coach-hint-enough = { MONEY($enough) } сдвинут цену так же, как { MONEY($all) }; остаток можно сберечь до следующего раза.
coach-hint-treasury = Конец близко, а казна не считается: потратьте { MONEY($money) } там, откуда деньги вернутся к вам.
coach-hint-first-tile = Эта компания пока ничего не зарабатывает; хватит одного тайла, чтобы в этом раунде получить { MONEY($income) }.
coach-hint-marker = Маркер стоит { MONEY($cost) } и добавляет { MONEY($bonus) } к доходу каждого поезда, который проходит через его город, — и чужого тоже. { $rounds ->
    [0] Раундов операций больше не будет.
   *[other] Раундов операций впереди: около { $rounds }.
}
coach-hint-last-space = В городе на гексе { HEX($hex) } осталось одно место, и до него может дойти другой игрок. В заполненном городе маршрут может закончиться, но не пройти дальше.
coach-hint-runs-left = { $rounds ->
    [0] Купленный сейчас поезд уже ни разу не поедет: выиграет только тот, кому за него платят.
    [one] Купленный сейчас поезд поедет ещё { $rounds } раз.
    [few] Купленный сейчас поезд поедет ещё { $rounds } раза.
   *[other] Купленный сейчас поезд поедет ещё { $rounds } раз.
}
coach-hint-phase = Первый { $train }-поезд сразу начинает следующую фазу. { $after ->
    [0] Компаний других игроков после этой в раунде уже нет.
   *[other] После этой в раунде ходят компании других игроков ({ $after }): новые тайлы они получат раньше вас.
}
coach-hint-between = Между своими компаниями поезд можно продать и за { MONEY($price) }: у { $company } есть { $train }-поезд.
coach-hint-raba = Почти каждый запуск выгоднее с вагоном { $major }, так что { $major } платят в каждом раунде.
coach-hint-last-phase = Первый { $train }-поезд начнёт последнюю фазу: после него — один раунд акций и раунды операций ({ $rounds }). Кто впереди, тому она нужна скорее.
coach-hint-istvan-share = Если бы ходил Иштван, он купил бы акцию { $major }: она первая в его карте из тех, что ему по деньгам.
coach-hint-istvan-train = У компании Иштвана { $company } { MONEY($money) }. Когда будет { MONEY($need) }, она купит { $train }-поезд, и начнётся следующая фаза.
coach-hint-istvan-pays = Директор { $major } — Иштван, он всегда выплачивает всё: её акции выгодно держать.

## Постоянные поручения
order-pass = Пасовать за меня до конца этого раунда акций, пока никто не продаёт акции компаний, которые есть у меня.
order-buy = Купить акцию { $major }, как только смогу, не дороже { MONEY($most) }.
order-run-as-last = Запустить поезда { $company } как в прошлый раз: те же вагоны, те же маршруты.
order-pay-as-last = Выплатить дивиденды { $company } как в прошлый раз.
order-off-round-over = Раунд закончился.
order-off-sold = { $seat } продаёт акции { $major }.
order-off-share-gone = Акций { $major } в продаже больше нет.
order-done-bought = Выполнено: вы купили акцию { $major }.
order-off-not-yours = Вы больше не управляете { $company }.
order-off-trains = У { $company } теперь другие поезда.
order-off-run = Поезда { $company } уже не могут пройти как в прошлый раз, или теперь есть маршруты выгоднее.
order-off-treasury = { $company } не может выплатить столько же, сколько в прошлый раз.
