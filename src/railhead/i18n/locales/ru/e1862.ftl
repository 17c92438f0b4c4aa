### 1862: Railway Mania in the Eastern Counties.

title-name = 1862: Железнодорожная лихорадка в Восточных графствах
title-short = 1862
title-about = Хартии в парламенте, три вида поездов, бесконечные слияния и под конец — LNER. 2–8 игроков, около четырёх часов.
money = £{ $amount }
option-length = Длина партии
option-length-standard = обычная
option-length-short = короткая: меньше карт поездов
option-length-long = длинная: больше карт поездов
option-variant = Поезда
option-variant-standard = грузовые, местные и экспрессы, с разрешениями
option-variant-simple_express = только экспрессы, без разрешений
option-variant-simple_freight = только грузовые, без разрешений
option-variant-advanced_freight = грузовые и местные, с разрешениями
option-variant-advanced_express = экспрессы и местные, с разрешениями
option-short_game = Короткая игра
option-short_game-false = нет
option-short_game-true = LNER приходит с первым поездом E, поезда D не ржавеют
option-beginner = Игра для новичков
option-beginner-false = нет
option-beginner-true = только чартерные компании; без выкупа, покупных гарантий и манёвра Хадсона (простые поезда)
option-eight_markers = Маркеры станций
option-eight_markers-false = не более семи на компанию
option-eight_markers-true = не более восьми на компанию
option-rulings = Спорные места
option-rulings-rulebook = по книге правил
option-rulings-site = как на 18xx.games (импортированные партии)

## Слова

place-name = { $name }
bank = банк
bank-payer = Банк
source-ipo = IPO
source-pool = банковский пул
source-treasury = планшет компании
train-freight = грузовой
train-local = местный
train-express = экспресс
misfit-not-buildable = там никогда не строят
misfit-wrong-colour = это не следующий цвет для этого гекса
misfit-wrong-label = буквы на гексе и тайле должны совпадать
misfit-wrong-stops = у больших станций и деревень свои тайлы
misfit-wrong-rotation = так он не кладётся
misfit-made-for-other-hex = он предназначен для другого гекса
misfit-track-lost = пропал бы старый путь
misfit-closed-edge = путь упёрся бы в край карты, море или барьер
misfit-across-split = путь пересёк бы раздел

## Причины отказа

refusal-no-such-company = Компании «{ $company }» нет.
refusal-no-such-hex = Такого места нет: «{ $hex }».
refusal-no-such-tile = Тайла «{ $tile }» в таком повороте нет.
refusal-no-such-train = Такого поезда нет у других компаний: «{ $train }».
refusal-cannot-pay = Это стоит { MONEY($needed) }, а есть { MONEY($held) }.
refusal-not-available = Компания { $company } в этой фазе недоступна.
refusal-already-started = Компания { $company } уже начата.
refusal-no-room-at-home = Базовому маркеру { $company } не нашлось бы места на { HEX($hex) }.
refusal-missed-obligation-waits = Компания { $company } только что не запустилась; парламент вернётся к ней после следующего фондового раунда.
refusal-bid-not-in-steps = Ставки кратны { MONEY($step) }.
refusal-bid-too-low = Ставка не меньше { MONEY($least) }.
refusal-bid-too-high = Не больше { MONEY($most) }: на три акции по низшему номиналу деньги должны остаться.
refusal-other-auction = Сейчас торгуется { $company }.
refusal-no-such-par = { MONEY($price) } — не номинальная стоимость.
refusal-no-such-start-price = { MONEY($price) } — не начальная стоимость.
refusal-at-certificate-limit = У вас уже { $limit } — предел сертификатов.
refusal-only-this-company = Сейчас можно купить только { $company } из IPO.
refusal-bad-marker-number = Купите от { $least } до { $most } маркеров.
refusal-not-started = Компания { $company } не начата.
refusal-no-share-there = Акций { $company } там нет.
refusal-sold-this-round = В этом раунде вы продавали { $company } и купить её не можете.
refusal-bought-this-round = Купленные в этом раунде акции { $company } не продаются; продать можно { $most }.
refusal-not-so-many = У вас { $held } от { $company }.
refusal-one-block = { $company } в этом ходу уже продавалась одним пакетом.
refusal-no-singles-to-keep = От сертификата директора осталось бы { $keep }, а одиночных акций есть только { $there }.
refusal-must-sell-first = У вас { $held } сертификатов, разрешено { $limit }: продавайте.
refusal-more-than-owed = На штраф хватит { $most } от { $company }; больше продать нельзя.
refusal-no-new-companies = После LNER компании не начинают.
refusal-only-by-parliament = В игре для новичков компании начинают только в парламенте.
refusal-not-in-phase = Тайл { $tile } появится в более поздней фазе.
refusal-no-tile-left = Тайлов { $tile } не осталось.
refusal-tile-does-not-fit = Тайл { $tile } не подходит на { HEX($hex) }: { $why }.
refusal-not-land = Тайлы кладут только на сушу; { HEX($hex) } — не суша.
refusal-no-tile-fits = Для { HEX($hex) } больше нет подходящего тайла.
refusal-not-connected = Сеть компании не доходит до нового пути на { HEX($hex) }.
refusal-build-is-over = Разрешены два жёлтых тайла без N или одна иная постройка.
refusal-home-first = Сначала стройте на базовом гексе { HEX($hex) }.
refusal-must-build-home = На базовый гекс { HEX($hex) } нужно положить тайл.
refusal-no-such-line = На { HEX($hex) } нет такой линии без малой станции.
refusal-no-free-slot = Все места на { HEX($hex) } заняты.
refusal-marker-there = У компании уже есть маркер на { HEX($hex) }.
refusal-not-reached = Сеть компании не доходит до { HEX($hex) }.
refusal-link-replaces-track = Сообщение с Лондоном заменяет строительство.
refusal-not-your-train = У компании нет поезда «{ $train }».
refusal-train-twice = Поезд { $train } ездит только один раз.
refusal-no-permit = У компании нет разрешения на поезд { $train }.
refusal-broken-track = { $train }: маршрут сходит с пути.
refusal-track-twice = { $train }: участок пути использован дважды.
refusal-stop-twice = { $train }: станция или область посещена дважды.
refusal-ends-in-small-station = { $train }: маршрут кончается большими станциями или областями.
refusal-too-few-stops = { $train }: нужны две большие станции или одна и область.
refusal-no-own-marker = { $train }: ни на одной станции маршрута нет маркера компании.
refusal-same-kind-of-ends = { $train }: не от порта к порту и не от красной области к красной.
refusal-station-full = { $train }: { HEX($hex) } занята чужими маркерами, там можно только закончить.
refusal-area-ends-route = { $train }: { HEX($area) } — область, маршрут может там только закончиться.
refusal-no-link = { $train }: для Лондона нужно сообщение.
refusal-local-leaves-map = { $train }: местные поезда не заходят в области.
refusal-too-many-stops = { $train }: не больше { $most } станций.
refusal-wrong-count = { $train }: назовите до { $most } остановок маршрута для учёта.
refusal-too-far = { $train }: не дальше { $most } гексов.
refusal-no-chain = Грузовые поезда должны соединяться в одну цепь. Отдельно могут ехать только постоянные, и один из них сцепляется с теми, что ещё заржавеют.
refusal-joined-not-run = { $train } не может войти в цепь: такого грузового поезда в этом запуске нет.
refusal-no-main-route = Один маршрут должен проходить через базовый маркер.
refusal-routes-apart = Все маршруты должны встречаться на больших станциях.
refusal-must-run = Компания может что-то заработать, поэтому хотя бы один её поезд должен ехать.
refusal-figures-are-computed = Прибыль вычисляется по маршрутам.
refusal-no-hudson = Манёвр Хадсона требует прибыли ниже стоимости акции и денег на неё.
refusal-hudson-not-played = В игре для новичков нет манёвра Хадсона.
refusal-at-train-limit = Лимит — { $limit }; такой поезд компания купить не может.
refusal-type-not-in-game = В этой партии нет поездов такого вида.
refusal-too-many-warranties = Можно добавить не более { $most } гарантий.
refusal-only-bank-train = Сейчас поезда покупают только у банка.
refusal-seller-in-receivership = { $company } под внешним управлением и поездов не продаёт.
refusal-name-type-or-train = Назовите вид поезда банка или карту другой компании.
refusal-train-is-due = У каждой компании должен быть поезд.
refusal-not-forced = У компании есть поезд или деньги на него.
refusal-used-train-first = Вы можете купить поезд { $train } у { $company }: деньги изыскивают, только если купить поезд негде.
refusal-sale-too-small = Казначейских акций не хватит.
refusal-refinancing-too-small = Рефинансирования не хватит на поезд.
refusal-same-company = Компания не сливается сама с собой.
refusal-not-floated = { $company } не запущена.
refusal-in-receivership = { $company } под внешним управлением.
refusal-no-connection = Нет маршрута от { $company } до { $partner }.
refusal-asked-already = На это уже получен отказ: { $director }.
refusal-not-merging = Выживает либо { $first }, либо { $second }.
refusal-no-such-marker = У компании нет маркера на { HEX($hex) }.
refusal-home-marker-stays = Базовый маркер на { HEX($hex) } остаётся.
refusal-no-early-end = Игра идёт, пока не наступит одно из условий её конца.
refusal-options-clash = «{ $first }» не сочетается с «{ $second }».

## Журнал

log-round-parliament = Парламентский раунд, ход { $turn }.
log-round-stock = Фондовый раунд { $turn }.
log-round-operating = Операционный раунд { $turn }.{ $number } (из { $of }).
log-priority = Приоритетная сделка: { $seat }.
log-phase = Начинается фаза { $phase }.
log-lner-coming = LNER образуется в конце этой серии операционных раундов.
log-lner = Образуется LNER: остаются фондовый раунд и три операционных. Лимит сертификатов — { $limit }.
log-top = { $company } достигает 1000: игра кончится с этим операционным раундом.
log-opens = { $seat } открывает аукцион: { $company }, { MONEY($amount) }.
log-raises = { $seat } ставит { MONEY($amount) } на { $company }.
log-wins = Хартия { $company } за { MONEY($amount) }: { $seat }.
log-charter = { $company } получает хартию, номинал { MONEY($par) }.
log-started = { $company } начата без хартии; маркер номинала на { MONEY($par) }.
log-launched = { $company } запускается.
log-missed = { $company } не запущена: штраф { MONEY($amount) } платит { $seat }.
log-debt-cancelled = У игрока { $seat } ничего не осталось; долг { MONEY($amount) } списан.
log-shares-bought = { $who }: куплено { $shares ->
        [one] { $shares } акция
        [few] { $shares } акции
       *[many] { $shares } акций
    } { $company }.
log-shares-redeemed = { $who } выкупает { $shares ->
        [one] { $shares } акцию
        [few] { $shares } акции
       *[many] { $shares } акций
    } { $company }.
log-shares-exchanged = { $who } получает в обмен { $shares ->
        [one] { $shares } акцию
        [few] { $shares } акции
       *[many] { $shares } акций
    } { $company }.
log-shares-returned = { $who } возвращает { $shares ->
        [one] { $shares } акцию
        [few] { $shares } акции
       *[many] { $shares } акций
    } { $company }.
log-sold = { $seat } продаёт { $shares ->
        [one] { $shares } акцию
        [few] { $shares } акции
       *[many] { $shares } акций
    } { $company } по { MONEY($price) }.
log-director = { $seat } — новый директор { $company }.
log-receivership = { $company } переходит под внешнее управление.
log-bankrupt = { $company } — банкрот.
log-price = Стоимость акции { $company }: { $old } → { $new }.
log-no-share = { $seat } ничего не покупает.
log-no-more-build = { $company } не кладёт второй тайл.
log-lay = { $company } кладёт на { HEX($hex) } тайл { $tile }.
log-upgrade = { $company } улучшает { HEX($hex) } до тайла { $tile }.
log-station = На { HEX($hex) } добавлена малая станция.
log-marker = { $company } ставит маркер станции: { HEX($hex) }.
log-marker-displaced = Маркер { $company } с { HEX($hex) } возвращается на планшет.
log-marker-excess = { $company } снимает маркер: { HEX($hex) }.
log-marker-doubled = Второй маркер на { HEX($hex) } снят ({ $company }).
log-marker-closed = Маркер { $company } на { HEX($hex) } снят.
log-run = { $company }: прибыль { MONEY($revenue) }.
log-run-subsidy = { $company }: прибыль { MONEY($revenue) } и субсидия { MONEY($subsidy) }.
log-pays = { $company } платит { MONEY($amount) } на акцию.
log-retains = { $company } удерживает прибыль.
log-train = { $who } покупает у банка поезд { $train }, гарантий: { $warranties }.
log-train-bought = { $who } покупает поезд { $train }; продавец — { $owner }.
log-train-merged = Поезд { $train } компании { $owner } переходит к выжившей.
log-train-rusted = Поезд { $train } компании { $owner } ржавеет.
log-train-closed = Поезд { $train } компании { $owner } выходит из игры.
log-merges = { $lost } сливается в { $survivor }; новая стоимость — { MONEY($price) }.
log-acquires = Поглощение: { $survivor } остаётся, { $lost } уходит; новая стоимость — { MONEY($price) }.
log-asks-merge = { $company } предлагает слияние: { $partner }.
log-asks-acquire = { $company } предлагает поглощение: { $partner }.
log-asks-train = { $company } просит поезд: { $partner }.
log-agrees = { $seat } соглашается.
log-declines = { $seat } отказывается.
log-refinances = { $company } рефинансируется.
log-option-redeemed = { $who } выкупает опцион { $company }.
log-option-given-up = { $who } отдаёт опцион { $company }.
log-leaves = { $company } выходит из игры.
log-pass-parliament = { $seat } не открывает аукцион.
log-pass-auction = { $seat } выходит из аукциона.
log-pass-further = { $seat } больше акций не берёт.
log-pass-stock = { $seat } пасует.
log-pass-build = { $seat } ничего не строит.
log-pass-marker = { $seat } не ставит маркер.
log-pass-train = { $seat } поездов не покупает.
log-pass-redeem = { $seat } акций не выкупает.
log-pass-merge = { $seat } слияния не проводит.
log-pass-acquire = { $seat } никого не поглощает.
log-pay-bankrupt = { $payer } → { $payee }: { MONEY($amount) } (за акции банкрота).
log-pay-capital = { $payer } → { $payee }: { MONEY($amount) } (капитал).
log-pay-dividend = { $payer } → { $payee }: { MONEY($amount) } (дивиденды).
log-pay-fine = { $payer } → { $payee }: { MONEY($amount) } (штраф).
log-pay-hudson = { $payer } → { $payee }: { MONEY($amount) } (манёвр Хадсона).
log-pay-markers = { $payer } → { $payee }: { MONEY($amount) } (за маркеры станций).
log-pay-option = { $payer } → { $payee }: { MONEY($amount) } (за опцион).
log-pay-redeemed = { $payer } → { $payee }: { MONEY($amount) } (за выкуп акции).
log-pay-refinanced = { $payer } → { $payee }: { MONEY($amount) } (рефинансирование).
log-pay-retained = { $payer } → { $payee }: { MONEY($amount) } (удержанная прибыль).
log-pay-sale = { $payer } → { $payee }: { MONEY($amount) } (за проданные акции).
log-pay-subsidy = { $payer } → { $payee }: { MONEY($amount) } (субсидия).
log-pay-train = { $payer } → { $payee }: { MONEY($amount) } (за поезд).
log-pay-treasury = { $payer } → { $payee }: { MONEY($amount) } (за казначейские акции).
log-pay-unchanged = { $payer } → { $payee }: { MONEY($amount) } (за акцию без обмена).
log-over-bank = Банк разорён, серия операционных раундов окончена.
log-over-top = Стоимость акции достигла 1000, операционный раунд окончен.
log-over-lner = Последний операционный раунд после LNER окончен.
log-over-stalled = Ни одна компания не работает, и никто ничего не может сделать: игра окончена.
log-over-agreed = Игроки закончили игру.

## О чём спрашивают

ask-parliament = { $seat }: откройте аукцион или пасуйте.
ask-auction = { $seat }: ставка { MONEY($bid) } на { $company } ({ $bidder }). Повысьте или выйдите.
ask-par = { $seat }: назначьте номинал { $company }.
ask-further = { $seat }: купить ещё акцию { $company }?
ask-markers = { $seat }: сколько маркеров станций купит { $company }?
ask-stock = { $starts ->
    [no] { $seat }: продайте пакеты, затем купите акцию — или пасуйте.
   *[yes] { $seat }: продайте пакеты, затем купите акцию или начните компанию — или пасуйте.
 }
ask-fine = { $seat }: продайте акции на штраф { MONEY($amount) }.
ask-home = { $seat }: улучшите базовый гекс { $company } под её маркер.
ask-merge = { $seat }: слить { $company } с другой компанией или продолжить?
ask-acquire = { $seat }: поглотит ли { $company } другую компанию?
ask-survivor = { $seat }: кто выживет — { $company } или { $partner }?
ask-consent = { $seat }: { $company } хочет объединиться с { $partner }; выживет { $survivor }. Согласны?
ask-option = { $seat }: выкупить опцион { $company } или отдать?
ask-remove-marker = { $seat }: у { $company } на карте слишком много маркеров; снимите один.
ask-build = { $seat }: стройте за { $company } или пасуйте.
ask-build-home = { $seat }: стройте на базовом гексе { $company }.
ask-marker = { $seat }: поставьте маркер станции { $company } или пасуйте.
ask-run = { $seat }: составьте маршруты { $company }.
ask-pay = { $seat }: { $company } заработала { MONEY($revenue) }. Выплатить или удержать?
ask-train = { $seat }: купите поезда для { $company } или продолжайте.
ask-train-due = { $seat }: у { $company } должен быть поезд: купите его или найдите деньги.
ask-train-consent = { $seat }: { $company } хочет купить поезд { $train } у { $seller } за { MONEY($price) }. Продать?
ask-redeem = { $seat }: выкупит ли { $company } акцию?
offer-open = Открыть аукцион
offer-bid = Повысить
offer-par = Номинал
offer-markers = Маркеры станций
offer-buy = Купить акцию
offer-sell = Продать пакет
offer-start = Начать { $company }
offer-home = Улучшить базовый гекс
offer-merge = Слияние с
offer-acquire = Поглотить
offer-survivor = Выжившая
offer-lay = Выложить или улучшить тайл
offer-station = Добавить малую станцию
offer-marker = Поставить маркер станции
offer-link = Сообщение с Лондоном
offer-run = Маршруты
offer-pay = Прибыль
offer-train = Поезда банка
offer-used = Поезда других компаний
offer-remove = Снять маркер
choice-pass = Пас
choice-done = Готово
choice-drop-out = Выйти
choice-enough = Больше не брать
choice-par = { MONEY($price) }
choice-buy = { $company } за { MONEY($price) }
choice-buy-from = { $company } ({ $source }) за { MONEY($price) }
choice-sell = { $shares } × { $company } за { MONEY($amount) }
choice-start = { $company } по { MONEY($price) }
choice-markers = Маркеров: { $number } за { MONEY($cost) }
choice-partner = { $company }
choice-survivor = Выживает { $company }
choice-no-merger = Нет
choice-agree = Согласиться
choice-decline = Отказать
choice-no-build = Ничего не строить
choice-no-second-tile = Без второго тайла
choice-station = { HEX($hex) }, линия { $line }
choice-marker = { $city }
choice-link = Лондон ({ HEX($hex) })
choice-no-marker = Без маркера
choice-run = Прибыль { MONEY($revenue) }
choice-run-subsidy = Прибыль { MONEY($revenue) } и субсидия { MONEY($subsidy) }
choice-no-run = Не ездить
choice-pay = Выплатить { MONEY($amount) }
choice-retain = Удержать { MONEY($amount) }
choice-hudson = Манёвр Хадсона: добавить { MONEY($amount) } и выплатить
choice-train = { $train } за { MONEY($price) }
choice-train-warranties = { $train } за { MONEY($price) }, гарантии по £50
choice-used = { $train } ({ $type }), { $seller }, { MONEY($price) }
choice-sell-treasury = Продать казначейских акций: { $shares }; не хватает { MONEY($short) }
choice-refinance = Рефинансирование на { MONEY($amount) }
choice-bankrupt = Обанкротиться
choice-no-train = Больше поездов не брать
choice-redeem-share = Выкупить акцию за { MONEY($price) }
choice-no-redemption = Не выкупать
choice-remove = { HEX($hex) }
choice-keep-director = Оставить сертификат директора за { MONEY($amount) }
choice-give-up-share = Отдать акцию за { MONEY($amount) }
choice-give-up-director = Отдать сертификат директора за { MONEY($amount) }
choice-keep-share = Оставить акцию за { MONEY($amount) }
note-cash-after = останется { MONEY($amount) }
note-capital = капитал { MONEY($amount) }
note-price-after = стоимость затем { MONEY($price) }
note-per-share = { MONEY($amount) } на акцию
note-start = стоит { MONEY($cost) }, маркер номинала { MONEY($par) }
note-company = база: { HEX($hex) }, разрешение: { LIST($permits) }
note-if-agrees = если { $seat } согласится
stop-paid = { $name } { $amount }
note-route = { $train }: { LIST($stops) } = { MONEY($revenue) }
note-so-far = { $subsidy ->
    [0] Пока: прибыль { MONEY($revenue) }
   *[other] Пока: прибыль { MONEY($revenue) }, субсидия { MONEY($subsidy) }
 }
stop-first = Начало маршрута; стоит { MONEY($amount) }
stop-pays = { $train }: { MONEY($amount) }
stop-counted = { $train }: 0 — станция или область считается один раз, её считает { $other }.
stop-halt = { $train }: 0 — малые станции платят только местным поездам.
stop-between = { $train }: 0 — грузовому поезду платят за два конца его цепи.
stop-beyond = { $train }: 0 — поезд считает лучшие станции, всего { $counts }.
idle-no-route = { $train } остаётся в депо: для него нет открытого маршрута.
idle-apart = { $train } остаётся в депо: его маршруты не встречаются с другими поездами.
idle-paid = { $train } остаётся в депо: всё, до чего он может доехать, уже оплачено другим поездам.
idle-chain = { $train } остаётся в депо: с ним цепь грузовых поездов не заработает больше.
idle-unknown = { $train } остаётся в депо: испробованы не все способы его использовать.
run-bonus = бонус грузового поезда { $amount }
note-merged-price = новая стоимость { MONEY($price) }
note-exchange = { $seat }: { $held } → { $kept }
note-exchange-option = { $seat }: { $held } → { $kept } и опцион
note-link-next = затем возможно сообщение с Лондоном

## Стол

stage-parliament = Парламент, ход { $turn }, фаза { $phase }
stage-stock = Фондовый раунд { $turn }, фаза { $phase }
stage-operating = Операционный раунд { $turn }.{ $number } (из { $of }), фаза { $phase }
stage-over = Игра окончена
scene-home = База { $company }
scene-marker = Маркер станции { $company } на { HEX($hex) }
scene-company = { $id } – { $name }
scene-chartered = чартерная
scene-own = не чартерная
scene-director = директор
scene-receivership = внешнее управление
scene-ruined = Ни акций, ни денег на акцию: остаётся только смотреть, как доиграют другие.
scene-band = { $band }: { $trains }
scene-tile = Тайл { $tile }
panel-market = Рынок акций
zone-yellow = Номиналы в парламенте и стартовые стоимости
zone-red = Другие стоимости, по которым можно начать компанию
zone-green = Продажи не директором меньше двигают стоимость
zone-gray = При 0 компания — банкрот
panel-parliament = Парламент
panel-exchange = Обмен акций
panel-shares = Акции
panel-charters = Компании
panel-trains = Поезда
panel-tiles = Тайлы
panel-sheet = Финальный подсчёт
panel-merger = Если выживет { $company }
merger-after = { $company } после слияния, { MONEY($price) }
merger-money = Деньги
exchange-option = Опцион: выкупить, отдать
column-home = База
column-permit = Разрешение
column-phase = Фаза
column-bid = Ставка
column-ipo = IPO
column-pool = Пул
column-treasury = Касса
column-price = Стоимость
fact-treasury = Касса
fact-trains = Поезда
fact-permits = Разрешения
fact-markers = Маркеров осталось
fact-home = База
fact-par = Номинал
fact-price = Цена
fact-rusts = Ржавеет с
fact-cash = Деньги
fact-worth = Состояние
fact-certificates = Сертификаты
fact-directs = Директор в
worth-cash = деньги { MONEY($amount) }
worth-company = { $company }: { $shares } × { MONEY($price) } = { MONEY($amount) }
worth-company-half = { $company }: { $shares } × { MONEY($price) }, без поезда половина = { MONEY($amount) }
sheet-cash = Деньги
sheet-total = Итого

## For newcomers, under the question: `hint-` and the rest of the question's id

hint-parliament = { $game ->
    [beginner] Победитель аукциона получает чартер компании, назначает номинал и сразу покупает три акции. Ставка может быть и £0. В игре для новичков компании начинают только в парламенте.
   *[whole] Победитель аукциона получает чартер компании, назначает номинал и сразу покупает три акции. Ставка может быть и £0. Другие компании можно создать без чартера в фондовом раунде.
 }
hint-auction = Побеждает последний оставшийся. Помните: кроме ставки нужно заплатить за три акции по номиналу, не меньше £162.
hint-par = Столько стоит акция; запущенная компания получит в десять раз больше. Пять акций должны быть проданы до конца следующего фондового раунда.
hint-further = Когда продано пять акций, компания запускается и начинает работать. Если к концу следующего фондового раунда этого не случится, вы заплатите штраф.
hint-markers = Маркеры покупают только сейчас, и каждому городу, откуда компания хочет ездить, нужен маркер. Деньги понадобятся и на поезда.
hint-stock = Компания работает, когда куплено пять её акций. Директор — тот, у кого их больше всего и не меньше трёх.
hint-fine = Компания не была запущена вовремя. Продавайте, пока не наберёте на штраф.
hint-home = В базовом городе нет места; тайл побольше даст место первому маркеру компании.
hint-merge = { $trains ->
    [simple] Слияние объединяет деньги и поезда двух компаний; две акции становятся одной. Чаще обходятся без него.
   *[permits] Слияние объединяет деньги, поезда и разрешения двух компаний; две акции становятся одной. Чаще обходятся без него.
 }
hint-acquire = Как слияние, но в конце хода: из двух компаний одна, из двух акций одна.
hint-survivor = Выжившая сохраняет имя и базу; другую компанию потом можно создать снова.
hint-consent = Таблица акций показывает, что будет у каждого после этого.
hint-option = Осталась половина акции. Доплатите половину новой стоимости до целой или возьмите деньги.
hint-remove-marker = Всего маркеров у компании может быть { $most }. Оставьте те, что нужны её поездам.
hint-build = Коснитесь подсвеченного гекса, выберите тайл и поверните его; строить можно бесплатно. Соедините маркер компании с другим городом, областью или портом.
hint-build-home = Первый тайл компании кладут на её базу: коснитесь подсвеченного гекса, выберите тайл и поверните его. Строить можно бесплатно.
hint-marker = Маркер ставят бесплатно, один за ход. Через этот город поезда пройдут, даже если его займут другие.
hint-run = { $trains ->
    [simple_freight] Грузовой поезд получает за два конца и расстояние между ними. Несколько поездов соединяются в одну цепь, если они не постоянные.
    [simple_express] Экспресс получает за большие станции и области — столько, каков его номер; малые станции не считаются.
    [advanced_freight] F получает за концы и расстояние между ними, L — за большие и малые станции и субсидию. Поезда без разрешения не ездят.
    [advanced_express] L получает за большие и малые станции и субсидию, E — только за большие станции и области. Поезда без разрешения не ездят.
   *[standard] F получает за концы и расстояние между ними, L — за большие и малые станции и субсидию, E — только за большие станции и области. Поезда без разрешения не ездят.
 }
hint-pay = Если выплатить не меньше стоимости акции, она вырастет; если удержать, она упадёт, зато в кассе будут деньги на поезда.
hint-train = { $trains ->
    [simple_freight] Поезда улучшаются от буквы к букве, и с некоторыми буквами старые ржавеют. Гарантия сохраняет ржавеющий поезд ещё на один запуск.
    [simple_express] Поезда улучшаются от буквы к букве, и с некоторыми буквами старые ржавеют. Гарантия сохраняет ржавеющий поезд ещё на один запуск.
    [advanced_freight] Поезд ездит только с разрешением своего типа: F — грузовой, L — местный. Гарантия сохраняет ржавеющий поезд ещё на один запуск.
    [advanced_express] Поезд ездит только с разрешением своего типа: L — местный, E — экспресс. Гарантия сохраняет ржавеющий поезд ещё на один запуск.
   *[standard] Поезд ездит только с разрешением своего типа: F — грузовой, L — местный, E — экспресс. Гарантия сохраняет ржавеющий поезд ещё на один запуск.
 }
hint-train-due = { $game ->
    [beginner] В конце хода у компании должен быть поезд. Если денег на него нет, она рефинансируется: две акции становятся одной, а касса получает десять номиналов. Если и этого мало, она банкрот; ваши деньги не трогают.
   *[whole] В конце хода у компании должен быть поезд. Если денег на него нет, она продаёт акции со своего планшета или рефинансируется: две акции становятся одной, а касса получает десять номиналов. Если мало и того и другого, она банкрот; ваши деньги не трогают.
 }
hint-train-consent = Цена постоянная, её получает компания-продавец.
hint-redeem = Акция на планшете приносит дивиденды самой компании. Чаще деньги нужнее на поезда.
