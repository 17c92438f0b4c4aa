### Ракета Стивенсона (Stephenson’s Rocket).

## Слова

industry-steel = сталь
industry-textile = текстиль
industry-brewing = пивоварение
industry-leather = кожа
industry-cattle = скот
industry-coal = уголь
industry-cotton = хлопок
industry-grain = зерно
industry-manufactured = промышленные товары
industry-livestock = животноводство
industry-petrochemical = нефтехимия
industry-word = { $industry ->
        [steel] { industry-steel }
        [textile] { industry-textile }
        [brewing] { industry-brewing }
        [leather] { industry-leather }
        [cattle] { industry-cattle }
        [coal] { industry-coal }
        [cotton] { industry-cotton }
        [grain] { industry-grain }
        [manufactured] { industry-manufactured }
        [livestock] { industry-livestock }
        [petrochemical] { industry-petrochemical }
       *[other] { $industry }
    }
place-name = { $name }
place-rail = ж/д город
line-name = { $line } ({ $name })
shares-of = { $seat } — { $shares }
points-of = { $seat } — { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }

## Почему действие невозможно

refusal-unknown-line = Линии «{ $line }» на этой карте нет.
refusal-unknown-hex = Гекса «{ $hex }» на этой карте нет.
refusal-unknown-city = В графике инвестиций нет города «{ $city }».
refusal-line-closed = Линия { $line } закрыта; выберите другую.
refusal-line-extended-already = Линию { $line } в этом ходу уже продлевали; выберите другую.
refusal-no-tile-left = Тайлов пути больше нет, а линии { $line } нужен ещё один.
refusal-not-ahead = { $where ->
        [start] Гекс { HEX($hex) } не граничит с начальным городом линии { $line }, где ещё стоит её локомотив.
       *[under-way] Гекс { HEX($hex) } не перед локомотивом { $line }: он идёт прямо либо на шаг левее или правее.
    }
refusal-hex-has-city = На гексе { HEX($hex) } стоит город { $city }; нужен гекс без города.
refusal-hex-has-track = На гексе { HEX($hex) } уже лежит путь линии { $line }.
refusal-hex-has-locomotive = На гексе { HEX($hex) } стоит локомотив { $line }.
refusal-hex-has-station = На гексе { HEX($hex) } уже есть станция.
refusal-next-to-locomotive = Гекс { HEX($hex) } соседствует с локомотивом { $line }; между ними нужен хотя бы один гекс.
refusal-next-to-station = Гекс { HEX($hex) } соседствует со станцией на гексе { HEX($station) }; между ними нужен хотя бы один гекс.
refusal-no-station-left = Все ваши станции ({ $limit }) уже на карте; можно перенести только ту, что ещё не соединена с линией.
refusal-not-your-station = На гексе { HEX($hex) } нет вашей станции.
refusal-station-connected = Станция на гексе { HEX($hex) } соединена с линией { $line }, её нельзя перенести.
refusal-station-stays = Станция и так стоит на гексе { HEX($hex) }; выберите другой.
refusal-no-such-slot = В городе { $city } нет места для отрасли «{ industry-word }».
refusal-slots-taken = В городе { $city } все места для отрасли «{ industry-word }» заняты.
refusal-must-act = Пасовать нельзя: у вас ещё есть возможные действия.
refusal-bid-too-low = Ставка должна быть не меньше { $least ->
        [one] { $least } акции.
       *[other] { $least } акций.
    }
refusal-not-enough-shares = { $held ->
        [0] У вас нет акций линии { $line }.
        [one] У вас только { $held } акция линии { $line }.
        [few] У вас только { $held } акции линии { $line }.
       *[other] У вас только { $held } акций линии { $line }.
    }
refusal-not-touched = Локомотив не касается линии { $line }.

## Ошибки в файле карты

refusal-map-unreadable = Не удалось прочитать карту: { $detail }
refusal-map-size = { $what ->
        [lines] Линий на карте: { $found }, а должно быть от { $least } до { $most }.
       *[hexes] Гексов на карте: { $found }, а должно быть от { $least } до { $most }.
    }
refusal-map-not-unique = { $what ->
        [line] Линия «{ $name }» указана больше одного раза.
        [hex] На гексе { HEX($name) } больше одного города.
        [chart] Город «{ $name }» стоит в графике инвестиций больше одного раза.
       *[place] Город «{ $name }» указан больше одного раза.
    }
refusal-map-unknown = { $what ->
        [start] Линия начинается в «{ $name }», но такого начального города нет.
        [line] Из начального города «{ $name }» не выходит ни одна линия.
        [chart] «{ $name }»: либо обычного города нет в графике инвестиций, либо в нём указан не обычный город.
        [industry] У города есть места для отрасли «{ $name }», которой нет на карте.
        [hex] «{ $name }» — не гекс; пишите, например, «-2,7».
       *[place] В графике инвестиций указан «{ $name }», но такого города на карте нет.
    }
refusal-map-place-at-sea = Город «{ $place }» стоит не на суше.
refusal-map-places-touch = Города «{ $place }» и «{ $other }» соседствуют; между городами нужен хотя бы один гекс.

## Журнал

log-announce = { $seat } объявляет ход линии { $line } на гекс { HEX($hex) }.
log-bid = { $seat } накладывает вето: ставит { $shares ->
        [one] { $shares } акцию
        [few] { $shares } акции
       *[other] { $shares } акций
    } { $line }, чтобы отправить линию на гекс { HEX($hex) }.
log-match = { $seat } уравнивает ставку ({ $shares ->
        [one] { $shares } акция
        [few] { $shares } акции
       *[other] { $shares } акций
    } { $line }), чтобы отстоять гекс { HEX($hex) }.
log-pass = { $seat } пасует.
log-shares-gained = { $seat } получает { $shares ->
        [one] { $shares } акцию
        [few] { $shares } акции
       *[other] { $shares } акций
    } { $line }.
log-shares-paid = { $seat } отдаёт { $shares ->
        [one] { $shares } акцию
        [few] { $shares } акции
       *[other] { $shares } акций
    } { $line }.
log-move = Локомотив { $line } переходит на гекс { HEX($hex) }.
log-connect = Новые города на линии { $line }: { LIST($cities) }.
log-passenger = { $seat } берёт пассажира.
log-close = Линия { $line } вливается в { $into } и закрывается.
log-isolated = Линия { $line } изолирована: её продление больше не даёт акций.
log-invest = { $seat } инвестирует в промышленность: { $city }, { $industry }.
log-station = { $seat } строит станцию на гексе { HEX($hex) }.
log-relocate = { $seat } переносит станцию с гекса { HEX($source) } на гекс { HEX($hex) }.
log-end-lines = Конец игры: линий, которые ещё приносят акции, осталось не больше одной.
log-end-tiles = Конец игры: выложен последний тайл пути.
log-end-relocations = Конец игры: все игроки подряд только переносили станции.
log-score-cities = Соединение с городом { $city }: { LIST($points) }.
log-score-towns = Соединение с ж/д городом { $city } (городов на линии: { $cities }): { LIST($points) }.
log-score-mergers = Слияние, линия { $line } (городов на линии: { $cities }): { LIST($points) }.
log-score-passengers = Пассажиры: { LIST($points) }.
log-score-industries = Инвестиции, { $industry }: { LIST($points) }.
log-score-stations = Станции на линии { $line } (городов на линии: { $cities }): { LIST($points) }.
log-score-shares = Акции линии { $line } (городов на линии: { $cities }): { LIST($points) }.

## Вопросы и ответы

ask-turn = { $seat }: продлите линию, инвестируйте или постройте станцию (действие { $action } из { $of }).
ask-veto = { $seat }: { $active } хочет продлить { $line } на гекс { HEX($hex) }. Наложите вето, поставив свои акции, или пропустите.
ask-overbid = { $seat }: { $active } хочет продлить { $line }, но { $bidder } ставит { $shares ->
        [one] { $shares } акцию
        [few] { $shares } акции
       *[other] { $shares } акций
    }, чтобы отправить линию на гекс { HEX($hex) }. Поставьте больше или пропустите.
ask-match = { $seat }: { $bidder } ставит { $shares ->
        [one] { $shares } акцию
        [few] { $shares } акции
       *[other] { $shares } акций
    }, чтобы отправить { $line } на гекс { HEX($hex) }. Уравняйте ставку или уступите.
ask-absorb = { $seat }: { $line } касается нескольких линий. Выберите, какая её поглотит.
offer-extend = Продлить линию
offer-invest = Инвестировать в промышленность
offer-station = Построить или перенести станцию
offer-bid = Наложить вето
offer-absorb = Выбрать поглощающую линию
choice-idle = Пас: действий не осталось
choice-line = { $line }
choice-extend = { $line } на гекс { HEX($hex) }
choice-invest = { $city }: { $industry }
choice-station = Построить станцию (осталось: { $left })
choice-relocate = Перенести станцию с гекса { HEX($hex) }
choice-bid = Отправить { $line } на гекс { HEX($hex) }
choice-no-veto = Согласиться на гекс { HEX($hex) }
choice-match = Уравнять: отдать { $shares ->
        [one] { $shares } акцию
        [few] { $shares } акции
       *[other] { $shares } акций
    } { $line }, остаётся гекс { HEX($hex) }
choice-give-way = Уступить: { $bidder } выбирает гекс { HEX($hex) }
choice-absorb = { $line } вливается в { $into }
blocked-boxed-in = Локомотиву { $line } некуда идти.
note-choice = { $line } касается нескольких линий: какая её поглотит, выбирает { $seat }.
note-exchange = Старые акции меняются на акции { $into }: { LIST($shares) }.
note-if-bid = При ставке в { $shares ->
        [one] { $shares } акцию:
        [few] { $shares } акции:
       *[other] { $shares } акций:
    }
why-passenger = { $active } берёт там пассажира, только если ни одна ставка не победит; победившая ставка пассажира не приносит, даже если гекс тот же.
note-if-no-veto = Если никто не наложит вето:
note-if-highest = Если никто не поставит больше:
note-if-not-matched = Если { $active } не уравняет ставку:
note-if-highest-and-not-matched = Если никто не поставит больше и { $active } не уравняет ставку:

## За столом

stage-turn = Действие { $action } из { $of }
stage-over = Партия окончена
piece-station = Станция на гексе { HEX($hex) }, владелец — { $seat }
piece-locomotive = Локомотив { $line } на гексе { HEX($hex) }
panel-shares = Акции
column-cities = Города
column-status = Статус
line-closed = Линия { $line } закрыта
line-isolated = Линия { $line } изолирована
panel-chart = Инвестиции
column-reached = Соединён
cube-of = Куб технологий, владелец — { $seat }
industry-taken = { $industry }: куб игрока { $seat }
slot-free = свободное место
city-reached = куб города: сюда уже пришла линия
panel-veto = Вето: линия { $line }
column-held = Акций
column-bid = Ставка
tip-city-pays = Следующая линия, которая сюда дойдёт, принесёт: { LIST($points) }.
tip-city-nothing = Здесь нет ни одного куба: соединение пока ничего не принесёт.
tip-city-reached = Сюда уже пришла линия: в конце игры кубы этого города учитываются.
tip-city-unreached = Сюда ещё не пришла ни одна линия: в конце игры кубы этого города не учитывались бы.
tip-town-pays = Линия { $line } принесла бы здесь: { LIST($points) }.
tip-town-nothing = Ни на одной линии, которая ещё может сюда дойти, нет станций.
panel-supply = Запас
column-left = Осталось
supply-tiles = Тайлы пути
supply-connectors2 = Тайлы соединения на две линии
supply-connectors3 = Тайлы соединения на три линии
supply-passengers = Пассажиры
fact-points = Очки
fact-passengers = Пассажиры
fact-stations = Станций в запасе
fact-cubes = Кубов выложено
source-cities = Города: { $points }
source-towns = Ж/д города: { $points }
source-mergers = Слияния: { $points }
source-passengers = Пассажиры: { $points }
source-industries = Инвестиции: { $points }
source-stations = Станции: { $points }
source-shares = Акции: { $points }
panel-sheet = Очки престижа
sheet-cities = Города
sheet-towns = Ж/д города
sheet-mergers = Слияния
sheet-passengers = Пассажиры
sheet-industries = Инвестиции
sheet-stations = Станции
sheet-shares = Акции
sheet-total = Итого

## For newcomers, under the question: `hint-` and the rest of the question's id

hint-turn = Продление даёт акцию и очки за города; кубы технологий приносят очки, когда линия доходит до их города, а станции — когда их линия доходит до ж/д города.
hint-veto = Кто поставит больше акций этой линии, тот решает, куда она пойдёт, и отдаёт поставленное; остальные свои акции сохраняют.
hint-overbid = Поставьте больше акций, чем до вас, чтобы решить, куда пойдёт линия, или пропустите.
hint-match = Если вы уравняете ставку, линия пойдёт туда, куда вы её направили, но поставленные акции вы отдадите.
hint-absorb = Линия, которая двигалась, закрывается; за каждые две её акции дают одну акцию выбранной здесь линии.

## Виды действий: «Действие … сейчас недоступно»

action-extend = продлить линию
action-invest = инвестировать в промышленность
action-station = построить или перенести станцию
action-bid = наложить вето
action-match = уравнять ставку
action-absorb = выбрать поглощающую линию

# Места на карте

town-liverpool = Ливерпуль
town-york = Йорк
town-boston = Бостон
town-norwich = Норидж
town-dover = Дувр
town-southampton = Саутгемптон
town-bristol = Бристоль
town-manchester = Манчестер
town-sheffield = Шеффилд
town-hull = Халл
town-nottingham = Ноттингем
town-birmingham = Бирмингем
town-northampton = Нортгемптон
town-cambridge = Кембридж
town-colchester = Колчестер
town-worcester = Вустер
town-reading = Рединг
town-london = Лондон
town-brighton = Брайтон
town-leeds = Лидс
town-crewe = Кру
town-bury-st-edmunds = Бери-Сент-Эдмундс
town-peterborough = Питерборо
town-southend = Саутенд
town-oxford = Оксфорд
town-swindon = Суиндон
town-salisbury = Солсбери
town-ashford = Эшфорд
town-norfolk = Норфолк
town-savannah = Саванна
town-mobile = Мобил
town-st-louis = Сент-Луис
town-chicago = Чикаго
town-buffalo = Буффало
town-detroit = Детройт
town-cincinnati = Цинциннати
town-philadelphia = Филадельфия
town-new-york = Нью-Йорк
town-pittsburgh = Питтсбург
town-louisville = Луисвилл
town-indianapolis = Индианаполис
town-cleveland = Кливленд
town-nashville = Нашвилл
town-memphis = Мемфис
town-atlanta = Атланта
town-jacksonville = Джэксонвилл
town-montgomery = Монтгомери
town-charlotte = Шарлотт
town-jackson = Джэксон
town-albany = Олбани
town-raleigh = Роли
town-chattanooga = Чаттануга
town-syracuse = Сиракьюс
town-washington = Вашингтон
town-shenyang = Шэньян
town-baotou = Баотоу
town-lanzhou = Ланьчжоу
town-chongqing = Чунцин
town-nanning = Наньнин
town-xiamen = Сямынь
town-qingdao = Циндао
town-beijing = Пекин
town-dalian = Далянь
town-taiyuan = Тайюань
town-zhengzhou = Чжэнчжоу
town-xi-an = Сиань
town-nanjing = Нанкин
town-shanghai = Шанхай
town-chengdu = Чэнду
town-wuhan = Ухань
town-changsha = Чанша
town-guangzhou = Гуанчжоу
town-tianjin = Тяньцзинь
town-yingtan = Интань
town-yinchuan = Иньчуань
town-jinzhou = Цзиньчжоу
town-guiyang = Гуйян
town-datong = Датун
town-shijiazhuang = Шицзячжуан
town-jinan = Цзинань
town-fuzhou = Фучжоу
town-guilin = Гуйлинь
town-north-sea = Северное море
town-irish-sea = Ирландское море
town-english-channel = Ла-Манш
town-wales = Уэльс
town-france = Франция
town-atlantic-ocean = Атлантический океан
town-gulf-of-mexico = Мексиканский залив
town-canada = Канада
town-yellow-sea = Жёлтое море
town-east-china-sea = Восточно-Китайское море
town-south-china-sea = Южно-Китайское море

## Наставник

coach-points = Это сразу принесёт вам { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
coach-share = У вас будет { $held ->
        [one] { $held } акция
        [few] { $held } акции
       *[many] { $held } акций
    } { $line }, у остальных не больше { $most }.
coach-passengers = Пассажиры в конце должны принести вам примерно на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } больше.
coach-stations = Ваши станции должны принести примерно на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } больше.
coach-cities = Ваши кубы в городах, куда дойдут линии, должны принести примерно на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } больше.
coach-industries = Большинство в отраслях в конце должно принести вам примерно на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } больше.
coach-rival = Игрок { $seat } должен получить примерно на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } меньше.
coach-gives = Игрок { $seat } сразу получит { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
coach-better = Другой ход, похоже, лучше для вас примерно на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
coach-place = Любая линия, которая придёт на этот гекс, соединится с местами: { $cities }.
coach-match = Игрок { $seat } держит { $held ->
        [one] { $held } акцию
        [few] { $held } акции
       *[many] { $held } акций
    } { $line } и может уравнять ставку: он заплатит столько же, и линия пойдёт на объявленный гекс.
coach-no-veto = Вето стоило бы больше акций, чем оно даёт.

# what the coach reminds of
coach-hint-tiles = { $tiles ->
    [one] Остался { $tiles } тайл пути: когда его выложат, игра закончится.
    [few] Осталось { $tiles } тайла пути: когда их выложат, игра закончится.
   *[other] Осталось { $tiles } тайлов пути: когда их выложат, игра закончится.
}
coach-hint-level = { $seat } отстаёт от вас в { $line } на одну акцию. Если линия закроется, пока вы впереди, вы получите { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[other] { $points } очков.
}
coach-hint-second = Акции { $line } есть только у одного игрока: одна акция — уже второе место, сейчас это { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[other] { $points } очков.
}
coach-hint-unreached = Ваших кубов в городах, куда не дошла ни одна линия: { $cubes }. Если туда никто не дойдёт, они не принесут ничего.
coach-hint-stations = Ставьте станции там, где может пройти не одна линия. Линия должна пройти по самому гексу, а не рядом.
coach-hint-end-ahead = Ещё одна закрытая или изолированная линия — и после этого хода игра закончится. По очкам пока впереди вы, но финальный подсчёт ещё предстоит.
coach-hint-end-behind = Ещё одна закрытая или изолированная линия — и после этого хода игра закончится. Вы не впереди: лучше ведите последние линии к новым городам.
coach-hint-score = { $line } на гекс { HEX($hex) } — это для вас сразу { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[other] { $points } очков.
}
coach-hint-town = С гекса { HEX($hex) } линия { $line } соединится с ж/д городом { $city }. Городов на линии будет { $cities }, и за свои станции вы получите { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[other] { $points } очков.
}
coach-hint-elsewhere = У игрока { $seat } акций { $line } больше, чем у вас, и он может направить линию иначе. Акция вам останется, очки — нет.
coach-hint-cube-first = Линия { $line } уже может дойти до города { $city }. Если сначала поставить там куб, будет { $then ->
    [one] { $then } очко
    [few] { $then } очка
   *[other] { $then } очков
} вместо { $now }.
coach-hint-merger = Линия { $line } уже может влиться в { $into }, а акций у вас больше всех: это { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} и { $shares ->
    [one] { $shares } акция
    [few] { $shares } акции
   *[other] { $shares } акций
} { $into }{ $lost ->
    [0] .
   *[other] , но одна, нечётная, пропадёт.
}
coach-hint-threat = Следующий шаг { $line } может принести игроку { $seat } { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[other] { $points } очков.
} Вы можете наложить вето: у вас { $shares ->
    [one] { $shares } акция.
    [few] { $shares } акции.
   *[other] { $shares } акций.
}
coach-hint-passenger = Линия { $line } может встать на чужую станцию, и вы получите пассажира (у вас их { $mine }). В конце больше всех пассажиров — { $first } очков, второе место — { $second }.
coach-hint-industry = Отрасль «{ $industry }»: с ещё одним кубом очков за неё в конце будет { $then }, а не { $now }, если больше ничего не изменится.
coach-hint-isolated = Линия { $line } изолирована: её продление не даёт акции.

## Постоянные поручения
order-no-veto = Не участвовать в вето по линиям, где у меня меньше { $least ->
        [one] { $least } акции
        [few] { $least } акций
       *[many] { $least } акций
    }.
order-off-merged = Линия { $line }, акции которой у вас были, поглощена: посмотрите на свои акции заново.
