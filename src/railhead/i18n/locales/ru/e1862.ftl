### 1862: Railway Mania in the Eastern Counties.

money = £{ $amount }

## Слова

place-name = { $name }
bank = банк
bank-payer = банк
source-ipo = IPO
source-pool = банковский пул
source-treasury = планшет компании
train-freight = грузовой
train-local = местный
train-express = экспресс
misfit-not-buildable = там никогда не строят
misfit-wrong-colour = это не следующий цвет для этого гекса
misfit-wrong-label = буквы на гексе и тайле должны совпадать
misfit-wrong-stops = у больших и малых станций свои тайлы
misfit-wrong-rotation = в таком повороте его не кладут
misfit-made-for-other-hex = он предназначен для другого гекса
misfit-track-lost = пропал бы старый путь
misfit-closed-edge = путь упёрся бы в край карты, море или барьер
misfit-across-split = путь пересёк бы границу, разделяющую гекс

## Причины отказа

refusal-no-such-company = Компании «{ $company }» нет.
refusal-no-such-hex = Гекса «{ $hex }» на этой карте нет.
refusal-no-such-tile = Тайла «{ $tile }» в таком повороте нет.
refusal-no-such-train = Такого поезда нет у других компаний: «{ $train }».
refusal-cannot-pay = Это стоит { MONEY($needed) }, а в наличии { MONEY($held) }.
refusal-not-available = Компания { $company } в этой фазе недоступна.
refusal-already-started = Компания { $company } уже создана.
refusal-no-room-at-home = Создать { $company } нельзя: на гексе { HEX($hex) } не будет места для её базового маркера.
refusal-missed-obligation-waits = Компания { $company } не запустилась вовремя; парламент вернётся к ней после следующего фондового раунда.
refusal-bid-not-in-steps = Ставка должна быть кратна { MONEY($step) }.
refusal-bid-too-low = Ставка должна быть не меньше { MONEY($least) }.
refusal-bid-too-high = Ставка должна быть не больше { MONEY($most) }: после неё должно хватить на три акции по наименьшему номиналу.
refusal-other-auction = Сейчас идёт аукцион за другую компанию: { $company }.
refusal-no-such-par = Номинала { MONEY($price) } нет.
refusal-no-such-start-price = Начальной стоимости { MONEY($price) } нет.
refusal-at-certificate-limit = Лимит сертификатов исчерпан ({ $limit }).
refusal-only-this-company = Сейчас можно купить только акции { $company } из IPO.
refusal-bad-marker-number = Число маркеров — от { $least } до { $most }.
refusal-not-started = Компания { $company } ещё не создана.
refusal-no-share-there = Акций { $company } там нет.
refusal-sold-this-round = В этом раунде вы продавали акции { $company } и купить их не можете.
refusal-bought-this-round = { $most ->
        [0] Акции { $company }, купленные в этом раунде, продавать нельзя, а других у вас нет.
       *[other] Акции { $company }, купленные в этом раунде, продавать нельзя; можно продать только { $most }.
    }
refusal-not-so-many = { $held ->
        [0] У вас нет акций { $company }.
        [one] У вас только { $held } акция { $company }.
        [few] У вас только { $held } акции { $company }.
       *[many] У вас только { $held } акций { $company }.
    }
refusal-one-block = Акции { $company } в этом ходу вы уже продавали: за ход — один пакет.
refusal-no-singles-to-keep = Чтобы оставить { $keep ->
        [one] { $keep } акцию
        [few] { $keep } акции
       *[many] { $keep } акций
    } вместо сертификата директора, нужно столько же обыкновенных сертификатов, а доступно { $there }.
refusal-must-sell-first = Сертификатов у вас { $held }, а лимит — { $limit }: сначала продайте лишние.
refusal-more-than-owed = На штраф хватит { $most ->
        [one] { $most } акции
       *[other] { $most } акций
    } { $company }; больше продать нельзя.
refusal-no-new-companies = После образования LNER новые компании не создают.
refusal-only-by-parliament = В игре для новичков компании создают только в парламенте.
refusal-not-in-phase = Тайл { $tile } появится в более поздней фазе.
refusal-no-tile-left = Тайлов { $tile } не осталось.
refusal-tile-does-not-fit = Тайл { $tile } не подходит для гекса { HEX($hex) }: { $why }.
refusal-not-land = Тайлы кладут только на сушу, а гекс { HEX($hex) } — не суша.
refusal-no-tile-fits = Для гекса { HEX($hex) } больше нет подходящего тайла.
refusal-not-connected = Сеть компании не доходит до нового пути на гексе { HEX($hex) }.
refusal-build-is-over = За ход можно положить два жёлтых тайла (не N) или построить что-то одно другое.
refusal-home-first = Сначала стройте на базовом гексе { HEX($hex) }.
refusal-must-build-home = Сначала положите тайл на базовый гекс { HEX($hex) }.
refusal-no-such-line = На гексе { HEX($hex) } нет такой линии без малой станции.
refusal-no-free-slot = На гексе { HEX($hex) } все места для маркеров заняты.
refusal-marker-there = У компании уже есть маркер на гексе { HEX($hex) }.
refusal-not-reached = Сеть компании не доходит до гекса { HEX($hex) }.
refusal-link-replaces-track = Сообщение с Лондоном заменяет строительство: в этом ходу вы уже строили.
refusal-not-your-train = У компании нет поезда «{ $train }».
refusal-train-twice = Поезд { $train } можно запустить только один раз за ход.
refusal-no-permit = У { $company } нет разрешения на поезд { $train }.
refusal-broken-track = { $train }: маршрут сходит с пути.
refusal-track-twice = { $train }: маршрут дважды проходит по одному участку пути.
refusal-stop-twice = { $train }: маршрут дважды проходит через одну станцию или область.
refusal-ends-in-small-station = { $train }: маршрут должен начинаться и кончаться на большой станции или в области.
refusal-too-few-stops = { $train }: на маршруте должны быть две большие станции или одна большая станция и область.
refusal-no-own-marker = { $train }: ни на одной станции маршрута нет маркера компании.
refusal-same-kind-of-ends = { $train }: маршрут не может соединять два порта или две красные области.
refusal-station-full = { $train }: на гексе { HEX($hex) } все места заняты чужими маркерами, маршрут может там только закончиться.
refusal-area-ends-route = { $train }: { HEX($area) } — область, маршрут может там только закончиться.
refusal-no-link = { $train }: чтобы ехать в Лондон, компании нужно железнодорожное сообщение с ним.
refusal-local-leaves-map = { $train }: местные поезда не ездят в области.
refusal-too-many-stops = { $train }: на маршруте может быть не больше { $most ->
        [one] { $most } станции.
       *[other] { $most } станций.
    }
refusal-wrong-count = { $train }: укажите, какие станции маршрута считать (не больше { $most }).
refusal-too-far = { $train }: маршрут длиннее { $most ->
        [one] { $most } гекса.
       *[other] { $most } гексов.
    }
refusal-no-chain = Грузовые поезда, которые ещё заржавеют, должны сцепиться в одну цепь, и, если едут постоянные, хотя бы один из них входит в неё. Отдельно могут ехать только постоянные.
refusal-joined-not-run = { $train } не может войти в цепь: в этом ходу такой грузовой поезд не едет.
refusal-no-main-route = Хотя бы один маршрут должен проходить через базовый маркер.
refusal-routes-apart = Все маршруты должны встречаться на больших станциях.
refusal-must-run = Компания может что-то заработать, поэтому хотя бы один её поезд должен ехать.
refusal-figures-are-computed = Прибыль вычисляется по маршрутам, указать её нельзя.
refusal-no-hudson = Манёвр Хадсона невозможен: прибыль должна быть не меньше £10, но ниже стоимости акции, а в кассе должно хватать на доплату.
refusal-hudson-not-played = В игре для новичков нет манёвра Хадсона.
refusal-at-train-limit = Лимит поездов — { $limit }; такой поезд компания купить не может.
refusal-type-not-in-game = В этой партии нет поездов такого типа.
refusal-too-many-warranties = { $most ->
        [0] Гарантий добавить нельзя.
       *[other] Гарантий можно добавить не больше { $most }.
    }
refusal-only-bank-train = Сейчас поезда можно купить только у банка.
refusal-seller-in-receivership = { $company } под внешним управлением и не продаёт поезда.
refusal-name-type-or-train = Укажите либо тип поезда из банка, либо поезд другой компании.
refusal-train-is-due = Закончить ход нельзя: у компании должен быть поезд.
refusal-not-forced = Добывать деньги так нельзя: у компании уже есть поезд или деньги на него.
refusal-used-train-first = Вы можете купить поезд { $train } у { $company }; добывать деньги можно, только если купить поезд не у кого.
refusal-sale-too-small = Даже продав акции со своего планшета, компания не соберёт на поезд.
refusal-refinancing-too-small = Денег от рефинансирования не хватит на поезд.
refusal-same-company = Компания не может слиться сама с собой.
refusal-not-floated = { $company } ещё не запущена.
refusal-in-receivership = { $company } под внешним управлением.
refusal-no-connection = Маркеры { $company } и { $partner } не соединены путём.
refusal-asked-already = На это предложение уже получен отказ ({ $director }).
refusal-not-merging = Выжить может либо { $first }, либо { $second }.
refusal-no-such-marker = У компании нет маркера на гексе { HEX($hex) }.
refusal-home-marker-stays = Базовый маркер на гексе { HEX($hex) } снимать нельзя.
refusal-no-early-end = Игра идёт, пока не наступит одно из условий её конца.
refusal-options-clash = «{ $first }» не сочетается с «{ $second }».

## Журнал

log-round-parliament = Парламентский раунд, ход { $turn }.
log-round-stock = Фондовый раунд { $turn }.
log-round-operating = Операционный раунд { $turn }.{ $number } (из { $of }).
log-priority = Приоритетную сделку получает { $seat }.
log-phase = Начинается фаза { $phase }.
log-lner-coming = LNER образуется в конце этой серии операционных раундов.
log-lner = Образуется LNER: остаются фондовый раунд и три операционных. Лимит сертификатов — { $limit }.
log-top = Стоимость акции { $company } достигает £1 000: игра кончится с этим операционным раундом.
log-opens = { $seat } открывает аукцион за { $company } ставкой { MONEY($amount) }.
log-raises = { $seat } ставит { MONEY($amount) } на { $company }.
log-wins = { $seat } получает чартер { $company } за { MONEY($amount) }.
log-charter = { $company } получает чартер, номинал { MONEY($par) }.
log-started = { $company } создана без чартера; маркер номинала на { MONEY($par) }.
log-launched = { $company } запускается.
log-missed = { $company } не запущена вовремя: { $seat } платит штраф { MONEY($amount) }.
log-debt-cancelled = { $seat } больше не может платить; долг { MONEY($amount) } списан.
log-shares-bought = { $who } покупает { $shares ->
        [one] { $shares } акцию
        [few] { $shares } акции
       *[many] { $shares } акций
    } { $company } за { MONEY($amount) }.
log-shares-redeemed = { $company } выкупает { $shares ->
        [one] { $shares } свою акцию
        [few] { $shares } свои акции
       *[many] { $shares } своих акций
    } за { MONEY($amount) }.
log-shares-exchanged = В обмен { $who } получает { $shares ->
        [one] { $shares } акцию
        [few] { $shares } акции
       *[many] { $shares } акций
    } { $company }.
log-shares-returned = Для обмена { $who } возвращает { $shares ->
        [one] { $shares } акцию
        [few] { $shares } акции
       *[many] { $shares } акций
    } { $company }.
log-sold = { $seat } продаёт { $shares ->
        [one] { $shares } акцию
        [few] { $shares } акции
       *[many] { $shares } акций
    } { $company } { $shares ->
        [1] за { MONEY($price) }.
       *[other] по { MONEY($price) }.
    }
log-director = { $seat } — новый директор { $company }.
log-receivership = { $company } переходит под внешнее управление.
log-bankrupt = { $company } — банкрот.
log-price = Стоимость акции { $company }: { MONEY($old) } → { MONEY($new) }.
log-no-share = { $seat } ничего не покупает.
log-no-more-build = { $company } не кладёт второй тайл.
log-lay = { $company } кладёт тайл { $tile } на гекс { HEX($hex) }.
log-upgrade = { $company } улучшает гекс { HEX($hex) } до тайла { $tile }.
log-station = На гекс { HEX($hex) } добавлена малая станция.
log-marker = { $company } ставит маркер станции на гекс { HEX($hex) }.
log-home-marker = { $company } ставит базовый маркер на гекс { HEX($hex) }.
log-link = { $company } строит железнодорожное сообщение с Лондоном.
log-marker-displaced = Маркер { $company } на гексе { HEX($hex) } возвращается на планшет.
log-marker-excess = { $company } снимает лишний маркер на гексе { HEX($hex) }.
log-marker-doubled = Второй маркер { $company } на гексе { HEX($hex) } снят.
log-marker-closed = Маркер { $company } на гексе { HEX($hex) } снят.
log-run = { $company }: прибыль { MONEY($revenue) }.
log-run-subsidy = { $company }: прибыль { MONEY($revenue) } и субсидия { MONEY($subsidy) }.
log-route = { $train }: { LIST($stops, between: " — ") }.
log-no-run-train = { $company } не запускает поезда: их у неё нет.
log-no-run-permit = { $company } не запускает поезда: на них нет разрешения.
log-no-run-route = { $company } не запускает поезда: для них нет маршрута.
log-pays = { $company } выплачивает { MONEY($amount) } на акцию.
log-retains = { $company } удерживает прибыль.
log-train = { $warranties ->
        [0] { $who } покупает у банка поезд { $train } за { MONEY($price) }.
        [one] { $who } покупает у банка поезд { $train } с { $warranties } гарантией за { MONEY($price) }.
       *[other] { $who } покупает у банка поезд { $train } с { $warranties } гарантиями за { MONEY($price) }.
    }
log-train-bought = { $who } покупает поезд { $train } у { $owner } за { MONEY($price) }.
log-train-merged = Поезд { $train } компании { $owner } переходит к выжившей компании.
log-train-rusted = Поезд { $train } компании { $owner } ржавеет.
log-train-closed = Поезд { $train } компании { $owner } выходит из игры.
log-merges = { $lost } вливается в { $survivor }; новая стоимость акции — { MONEY($price) }.
log-acquires = Поглощение: { $lost } вливается в { $survivor }; новая стоимость акции — { MONEY($price) }.
log-asks-merge = { $company } предлагает слияние: { $partner }.
log-asks-acquire = { $company } предлагает поглощение: { $partner }.
log-asks-train = { $company } хочет купить поезд у { $partner }.
log-agrees = { $seat } соглашается.
log-declines = { $seat } отказывается.
log-refinances = { $company } проводит рефинансирование.
log-option-redeemed = { $who } выкупает опционную акцию { $company }.
log-option-given-up = { $who } отдаёт опционную акцию { $company }.
log-leaves = { $company } выходит из игры.
log-pass-parliament = { $seat } не открывает аукцион.
log-pass-auction = { $seat } выходит из аукциона.
log-pass-further = { $seat } больше не покупает акции.
log-pass-stock = { $seat } пасует.
log-pass-build = { $company } ничего не строит.
log-pass-marker = { $company } не ставит маркер.
log-pass-train = { $company } заканчивает покупку поездов.
log-pass-redeem = { $company } не выкупает акции.
log-pass-merge = { $company } ни с кем не сливается.
log-pass-acquire = { $company } никого не поглощает.
log-pay-bankrupt = За акции банкрота: { $payer } → { $payee }, { MONEY($amount) }.
log-pay-capital = Капитал: { $payer } → { $payee }, { MONEY($amount) }.
log-pay-dividend = Дивиденды: { $payer } → { $payee }, { MONEY($amount) }.
log-pay-fine = Штраф: { $payer } → { $payee }, { MONEY($amount) }.
log-pay-hudson = Манёвр Хадсона: { $payer } → { $payee }, { MONEY($amount) }.
log-pay-markers = За маркеры станций: { $payer } → { $payee }, { MONEY($amount) }.
log-pay-option = За опционную акцию: { $payer } → { $payee }, { MONEY($amount) }.
log-pay-refinanced = Рефинансирование: { $payer } → { $payee }, { MONEY($amount) }.
log-pay-retained = Удержанная прибыль: { $payer } → { $payee }, { MONEY($amount) }.
log-pay-sale = За проданные акции: { $payer } → { $payee }, { MONEY($amount) }.
log-pay-subsidy = Субсидия: { $payer } → { $payee }, { MONEY($amount) }.
log-pay-treasury = За акции с планшета: { $payer } → { $payee }, { MONEY($amount) }.
log-pay-unchanged = За акцию без обмена: { $payer } → { $payee }, { MONEY($amount) }.
log-over-bank = Деньги в банке кончились, и серия операционных раундов доиграна: партия окончена.
log-over-top = Стоимость акции достигла £1 000, и операционный раунд доигран: партия окончена.
log-over-lner = Последний операционный раунд после LNER доигран: партия окончена.
log-over-stalled = Ни одна компания не работает, и никто ничего не может сделать: партия окончена.
log-over-agreed = Игроки закончили партию.

## О чём спрашивают

ask-parliament = { $seat }: откройте аукцион или спасуйте.
ask-auction = { $seat }: { $bidder } ставит { MONEY($bid) } на { $company }. Повысьте ставку или выйдите из аукциона.
ask-par = { $seat }: назначьте номинал { $company }.
ask-further = { $seat }: купить ещё акцию { $company }?
ask-markers = { $seat }: сколько маркеров станций купит { $company }?
ask-stock = { $starts ->
    [no] { $seat }: продайте акции, затем купите одну — или спасуйте.
   *[yes] { $seat }: продайте акции, затем купите одну или создайте компанию — или спасуйте.
 }
ask-fine = { $seat }: продайте акции, чтобы заплатить штраф { MONEY($amount) }.
ask-home = { $seat }: улучшите базовый гекс { $company }, чтобы освободить место для её маркера.
ask-merge = { $seat }: объединить { $company } с другой компанией или пропустить?
ask-acquire = { $seat }: поглотит ли { $company } другую компанию?
ask-survivor = { $seat }: какая компания выживет — { $company } или { $partner }?
ask-consent = { $seat }: { $company } хочет объединиться с { $partner }; выживет { $survivor }. Согласны?
ask-option = { $seat }: выкупить опционную акцию { $company } или отдать?
ask-remove-marker = { $seat }: у { $company } на карте слишком много маркеров; снимите один.
ask-build = { $seat }: постройте что-нибудь для { $company } или пропустите.
ask-build-home = { $seat }: положите тайл на базовый гекс { $company }.
ask-marker = { $seat }: поставьте маркер станции { $company } или пропустите.
ask-run = { $seat }: составьте маршруты { $company }.
ask-pay = { $seat }: прибыль { $company } — { MONEY($revenue) }. Выплатить или удержать?
ask-train = { $seat }: купите поезда для { $company } или продолжайте.
ask-train-due = { $seat }: у { $company } должен быть поезд. Купите его или добудьте деньги.
ask-train-consent = { $seat }: { $company } хочет купить поезд { $train } у { $seller } за { MONEY($price) }. Продать?
ask-redeem = { $seat }: выкупит ли { $company } акцию?
offer-open = Открыть аукцион
offer-bid = Повысить ставку
offer-par = Номинал
offer-markers = Маркеры станций
offer-buy = Купить акцию
offer-sell = Продать акции
offer-start = Создать { $company }: { HEX($hex) }, { LIST($permits) }
offer-home = Улучшить базовый гекс
offer-merge = Объединить с компанией
offer-acquire = Поглотить компанию
offer-survivor = Выжившая компания
offer-lay = Положить или улучшить тайл
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
choice-drop-out = Выйти из аукциона
choice-enough = Больше не покупать
choice-par = { MONEY($price) }
choice-buy = { $company } за { MONEY($price) }
choice-buy-from = { $company } ({ $source }) за { MONEY($price) }
choice-sell = { $shares } × { $company } за { MONEY($amount) }
choice-start = { $company } по { MONEY($price) }
choice-markers = { $number ->
        [one] { $number } маркер за { MONEY($cost) }
        [few] { $number } маркера за { MONEY($cost) }
       *[many] { $number } маркеров за { MONEY($cost) }
    }
choice-partner = { $company }
choice-survivor = Выживает { $company }
choice-no-merger = Нет, продолжить
choice-agree = Согласиться
choice-decline = Отказать
choice-no-build = Ничего не строить
choice-no-second-tile = Не класть второй тайл
choice-station = { HEX($hex) }: путь { HEX($one) } — { HEX($other) }
choice-marker = { $city }
choice-link = Лондон ({ HEX($hex) })
choice-no-marker = Не ставить маркер
choice-run = Прибыль { MONEY($revenue) }
choice-run-subsidy = Прибыль { MONEY($revenue) } и субсидия { MONEY($subsidy) }
choice-no-run = Не запускать поезда
choice-pay = Выплатить { MONEY($amount) }
choice-retain = Удержать { MONEY($amount) }
choice-hudson = Манёвр Хадсона: добавить { MONEY($amount) } и выплатить
choice-train = { $train } за { MONEY($price) }
choice-train-warranties = { $train } за { MONEY($price) }; гарантии по £50
choice-used = { $train } ({ $type }) у { $seller } за { MONEY($price) }
choice-sell-treasury = { $shares ->
        [one] Продать { $shares } акцию с планшета (не хватает { MONEY($short) })
        [few] Продать { $shares } акции с планшета (не хватает { MONEY($short) })
       *[many] Продать { $shares } акций с планшета (не хватает { MONEY($short) })
    }
choice-refinance = Рефинансирование на { MONEY($amount) }
choice-bankrupt = Обанкротиться
choice-no-train = Больше не покупать поезда
choice-redeem-share = Выкупить акцию за { MONEY($price) }
choice-no-redemption = Не выкупать акцию
choice-remove = { HEX($hex) }
choice-keep-director = Выкупить сертификат директора за { MONEY($amount) }
choice-give-up-share = Отдать акцию за { MONEY($amount) }
choice-give-up-director = Отдать сертификат директора за { MONEY($amount) }
choice-keep-share = Выкупить акцию за { MONEY($amount) }
note-cash-after = останется { MONEY($amount) }
note-capital = капитал { MONEY($amount) }
note-price-after = стоимость станет { MONEY($price) }
note-price-rises = стоимость вырастет до { MONEY($price) }
note-price-stays = стоимость останется { MONEY($price) }
note-bankrupt = компания обанкротится
note-ends-at-top = с этим операционным раундом закончится партия
note-per-share = { MONEY($amount) } на акцию
note-start = стоит { MONEY($cost) }, маркер номинала { MONEY($par) }
note-company = база: { HEX($hex) }, тип поездов: { LIST($permits) }
note-if-agrees = если { $seat } согласится
stop-paid = { $name } { $amount }
note-route = { $train }: { LIST($stops) } = { MONEY($revenue) }
note-so-far = { $subsidy ->
    [0] Пока что: прибыль { MONEY($revenue) }
   *[other] Пока что: прибыль { MONEY($revenue) }, субсидия { MONEY($subsidy) }
 }
stop-first = Начало маршрута; стоит { MONEY($amount) }
stop-pays = { $train }: { MONEY($amount) }
stop-counted = { $train }: 0 — каждая станция или область считается один раз, её уже считает { $other }.
stop-halt = { $train }: 0 — малые станции платят только местным поездам.
stop-between = { $train }: 0 — грузовому поезду платят за два конца его цепи.
stop-beyond = { $train }: 0 — поезд считает только лучшие станции, всего { $counts }.
idle-no-route = { $train } остаётся в депо: для него нет открытого маршрута.
idle-apart = { $train } остаётся в депо: его маршруты не встречаются с другими поездами.
idle-paid = { $train } остаётся в депо: всё, до чего он может доехать, уже оплачено другим поездам.
idle-chain = { $train } остаётся в депо: с ним цепь грузовых поездов не заработает больше.
idle-unknown = { $train } остаётся в депо: испробованы не все способы его использовать.
run-bonus = бонус грузового поезда { $amount }
note-merged-price = новая стоимость { MONEY($price) }
note-exchange = { $seat }: { $held } → { $kept }
note-exchange-option = { $seat }: { $held } → { $kept } + опционная
note-link-next = затем можно построить сообщение с Лондоном
note-treasury-after = в кассе { MONEY($amount) }
note-yours = вам { MONEY($amount) }
note-director = вы станете директором
note-director-goes = директором станет { $seat }
note-no-director = директора не будет
note-treasury-then = в кассе { $company } { MONEY($amount) }
note-trains-left = у { $company } останется: { LIST($trains) }
note-no-train-left = { $company } останется без поездов
note-floats = компания запустится
note-would-not-run = нет разрешения ({ $type }): поезд не поедет
note-begins-phase = начнётся фаза { $phase }
note-rusts = заржавеют: { LIST($lost) }
note-brings-lner = в конце этой серии операционных раундов образуется LNER
rust-of = { $company } { LIST($trains) }
note-warranties = { $number ->
        [0] гарантии нет
       *[other] гарантий: { $number }
    }
note-bid = останется { MONEY($left) }: номинал до { MONEY($par) }, капитал { MONEY($capital) }
choice-bid = Ставка { MONEY($amount) }
choice-bid-more = Ставка выше
why-most-bid = У вас { MONEY($cash) }; должно хватить на три акции по номиналу { MONEY($par) }, поэтому ставка — до { MONEY($most) }.
why-still-in = Ещё торгуются: { LIST($seats) }.
why-first-train = Тип поездов: { LIST($permits) }. Следующий поезд стоит { MONEY($price) }.
why-sold = Продано акций: { $sold } из { $needed }, нужных для запуска.
why-build = { $yellow ->
        [0] Можно положить два жёлтых тайла (не N) или построить что-то одно другое.
       *[other] Можно положить ещё один жёлтый тайл (не N).
    }
why-passes = { $left ->
        [1] Если пасуете и вы, раунд закончится.
        [one] Раунд закончится, если подряд спасует { $left } игрок.
        [few] Раунд закончится, если подряд спасуют { $left } игрока.
       *[other] Раунд закончится, если подряд спасуют { $left } игроков.
    }
why-holders = Акции есть и у других: { LIST($holders) }.
holder = { $seat } ({ $shares })
why-permits = Тип поездов: { LIST($permits) }.
why-free-warranty = Бесплатных гарантий у нового поезда: { $number }.

## Стол

stage-parliament = Парламент, ход { $turn }, фаза { $phase }
stage-stock = Фондовый раунд { $turn }, фаза { $phase }
stage-operating = Операционный раунд { $turn }.{ $number } (из { $of }), фаза { $phase }
stage-over = Партия окончена
scene-home = База { $company }
scene-area = { $area }: { MONEY($early) } в фазах A–B, { MONEY($middle) } в фазах C–D, { MONEY($late) } с фазы E
scene-offboard = Область: станция за краем поля, здесь маршрут заканчивается
scene-port = Порт: здесь маршрут заканчивается; с портом грузовой поезд считает по £30 за гекс между концами
scene-london = Лондон: считается только для компании, у которой здесь есть маркер
scene-barrier = Барьер (заштрихованная граница): через него нельзя провести путь
scene-marker = Маркер станции { $company } на гексе { HEX($hex) }
scene-company = { $id } — { $name }
scene-chartered = чартерная
scene-own = не чартерная
scene-director = директор
scene-receivership = под внешним управлением
scene-ruined = Ни акций, ни денег на акцию: остаётся только смотреть, как доиграют другие.
scene-band = { $band }: { $trains }
scene-tile = Тайл { $tile }
panel-market = Рынок акций
zone-yellow = Номиналы в парламенте и начальные стоимости
zone-red = Другие стоимости, по которым можно создать компанию
zone-green = Продажи не директором меньше снижают стоимость
zone-gray = При 0 компания — банкрот
panel-parliament = Парламент
panel-exchange = Обмен акций
panel-shares = Акции
panel-charters = Компании
panel-trains = Поезда
panel-sheet-all = Обзор
panel-phases = Фазы
phase-row = { $phase }: { $tiles }
tiles-yellow = жёлтые тайлы
tiles-green = зелёные тайлы
tiles-brown = коричневые тайлы
panel-tiles = Тайлы
panel-sheet = Финальный подсчёт
panel-merger = Если выживет { $company }
merger-after = { $company } после слияния, { MONEY($price) }
merger-money = Деньги
exchange-option = Опционная акция: выкупить, отдать
column-home = База
column-permit = Разрешение
column-phase = Фаза
column-bid = Ставка
column-ipo = IPO
column-pool = Пул
column-treasury = Планшет
column-price = Стоимость
column-order = Порядок
column-par = Номинал
column-money = Деньги
column-trains = Поезда
column-permits = Разрешения
column-markers = Маркеры
column-left = Осталось
column-rusts = Ржавеют
column-limit = Лимит поездов
column-rounds = Операционных раундов
fact-treasury = Касса
fact-trains = Поезда
fact-permits = Разрешения
fact-markers = Маркеров осталось
fact-home = База
fact-par = Номинал
fact-price = Стоимость
fact-rusts = Ржавеет с
fact-cash = Деньги
fact-worth = Состояние
fact-certificates = Сертификаты
fact-directs = Руководит
worth-cash = деньги { MONEY($amount) }
worth-company = { $company }: { $shares } × { MONEY($price) } = { MONEY($amount) }
worth-company-half = { $company }: { $shares } × { MONEY($price) }, без поезда половина = { MONEY($amount) }
sheet-cash = Деньги
sheet-total = Итого

## For newcomers, under the question: `hint-` and the rest of the question's id

hint-parliament = { $game ->
    [beginner] Победитель аукциона получает чартер компании, назначает номинал и сразу покупает три акции. Ставка может быть и £0. В игре для новичков компании создают только в парламенте.
   *[whole] Победитель аукциона получает чартер компании, назначает номинал и сразу покупает три акции. Ставка может быть и £0. Другие компании можно создать без чартера в фондовом раунде.
 }
hint-auction = Побеждает последний оставшийся. Помните: кроме ставки нужно заплатить за три акции по номиналу, не меньше £162.
hint-par = Столько стоит одна акция; при запуске компания получит в десять раз больше. Пять акций должны быть проданы до конца следующего фондового раунда.
hint-further = Когда продано пять акций, компания запускается и начинает работать. Если этого не случится до конца следующего фондового раунда, вы заплатите штраф.
hint-markers = Маркеры покупают только сейчас, а на каждом маршруте должен быть хоть один маркер компании. Оставьте деньги и на поезда.
hint-stock = Компания работает, когда куплено пять её акций. Директор — тот, у кого их больше всего и не меньше трёх.
hint-fine = Компания не была запущена вовремя. Продавайте акции, пока не наберёте на штраф.
hint-home = В базовом городе нет места; тайл побольше даст место первому маркеру компании.
hint-merge = { $trains ->
    [simple] Слияние объединяет деньги и поезда двух компаний; две акции становятся одной. Чаще обходятся без него.
   *[permits] Слияние объединяет деньги, поезда и разрешения двух компаний; две акции становятся одной. Чаще обходятся без него.
 }
hint-acquire = Как слияние, но в конце хода: из двух компаний — одна, из двух акций — одна.
hint-survivor = Выжившая компания сохраняет имя и базу; другую потом можно создать снова.
hint-consent = Таблица акций показывает, что будет у каждого после этого.
hint-option = Осталась половина акции. Доплатите половину новой стоимости до целой или возьмите деньги.
hint-remove-marker = У компании может быть не больше { $most ->
        [one] { $most } маркера.
       *[other] { $most } маркеров.
    } Оставьте те, что нужны её поездам.
hint-build = Коснитесь подсвеченного гекса, выберите тайл и поверните его; строить можно бесплатно. Соедините маркер компании с другим городом, областью или портом.
hint-build-home = Первый тайл компании кладут на её базу: коснитесь подсвеченного гекса, выберите тайл и поверните его. Строить можно бесплатно.
hint-marker = Маркер ставят бесплатно, один за ход. Через город со своим маркером поезда компании пройдут, даже если остальные места там заняты.
hint-run = { $trains ->
    [simple_freight] Грузовой поезд получает за два конца и расстояние между ними. Несколько поездов, кроме постоянных, сцепляются в одну цепь.
    [simple_express] Экспресс получает за большие станции и области, числом не больше своего номера; малые станции не считаются.
    [advanced_freight] F получает за концы и расстояние между ними, L — за большие и малые станции и субсидию. Поезда без разрешения не ездят.
    [advanced_express] L получает за большие и малые станции и субсидию, E — только за большие станции и области. Поезда без разрешения не ездят.
   *[standard] F получает за концы и расстояние между ними, L — за большие и малые станции и субсидию, E — только за большие станции и области. Поезда без разрешения не ездят.
 }
hint-pay = Если выплатить не меньше стоимости акции, она вырастет; если удержать прибыль, стоимость упадёт, зато в кассе будут деньги на поезда.
hint-train = { $trains ->
    [simple_freight] Поезда улучшаются от буквы к букве, и с некоторыми буквами старые ржавеют. После каждого запуска у поезда снимают одну гарантию; пока есть хоть одна, он не ржавеет.
    [simple_express] Поезда улучшаются от буквы к букве, и с некоторыми буквами старые ржавеют. После каждого запуска у поезда снимают одну гарантию; пока есть хоть одна, он не ржавеет.
    [advanced_freight] Поезд ездит только с разрешением своего типа: F — грузовой, L — местный. После каждого запуска у поезда снимают одну гарантию; пока есть хоть одна, он не ржавеет.
    [advanced_express] Поезд ездит только с разрешением своего типа: L — местный, E — экспресс. После каждого запуска у поезда снимают одну гарантию; пока есть хоть одна, он не ржавеет.
   *[standard] Поезд ездит только с разрешением своего типа: F — грузовой, L — местный, E — экспресс. После каждого запуска у поезда снимают одну гарантию; пока есть хоть одна, он не ржавеет.
 }
hint-train-due = { $game ->
    [beginner] В конце хода у компании должен быть поезд. Если денег на него нет, она рефинансируется: две акции становятся одной, а касса получает десять номиналов. Если и этого мало, она банкрот; ваши деньги не трогают.
   *[whole] В конце хода у компании должен быть поезд. Если денег на него нет, она продаёт акции со своего планшета или рефинансируется: две акции становятся одной, а касса получает десять номиналов. Если мало и того и другого, она банкрот; ваши деньги не трогают.
 }
hint-train-consent = Цена поезда установлена правилами, её получает компания-продавец.
hint-redeem = За акцию на планшете дивиденды получает сама компания. Чаще деньги нужнее на поезда.

## Виды действий: «Действие … сейчас недоступно»

action-bid = сделать ставку
action-par = назначить номинал
action-markers = купить маркеры станций
action-buy = купить акцию
action-sell = продать акции
action-start = создать компанию
action-merge = предложить слияние или поглощение
action-survive = выбрать выжившую компанию
action-answer = ответить на предложение
action-redeem = выкупить опционную акцию
action-give-up = отдать опционную акцию
action-remove-marker = снять маркер
action-lay = положить тайл
action-station = добавить малую станцию
action-marker = поставить маркер станции
action-link = построить сообщение с Лондоном
action-run = запустить поезда
action-pay = выплатить или удержать прибыль
action-train = купить поезд
action-sell-treasury = продать акции с планшета
action-refinance = провести рефинансирование
action-redeem-share = выкупить акцию
action-end-game = закончить партию

# Места на карте

town-holbeach = Холбич
town-wisbech = Уисбич
town-march = Марч
town-cambridge = Кембридж
town-royston = Ройстон
town-bishop-s-stortford = Бишопс-Стортфорд
town-king-s-lynn = Кингс-Линн
town-downham-market = Даунем-Маркет
town-ely = Или
town-newmarket = Ньюмаркет
town-great-dunmow = Грейт-Данмоу
town-hunstanton = Ханстантон
town-swaffham = Суоффем
town-brandon = Брандон
town-bury-st-edmunds = Бери-Сент-Эдмундс
town-sudbury = Садбери
town-witham = Уитем
town-wells-next-the-sea = Уэлс-некст-те-Си
town-fakenham = Фейкенем
town-watton = Уоттон
town-thetford = Тетфорд
town-stowmarket = Стоумаркет
town-colchester = Колчестер
town-tiptree = Типтри
town-cromer = Кромер
town-norwich = Норидж
town-diss = Дисс
town-framlingham = Фрамлингем
town-ipswich = Ипсвич
town-harwich = Харидж
town-n-walsham = Норт-Уолшем
town-acle = Экл
town-beccles = Беклс
town-woodbridge = Вудбридж
town-felixstowe = Филикстоу
town-great-yarmouth = Грейт-Ярмут
town-lowestoft = Лоустофт
town-midlands = Мидлендс
town-the-west = Запад
town-london = Лондон
town-port-at-king-s-lynn-the-wash = Порт Кингс-Линн (залив Уош)
town-port-at-wells = Порт Уэлс
town-port-at-cromer = Порт Кромер
town-port-at-great-yarmouth = Порт Грейт-Ярмут
town-port-at-lowestoft = Порт Лоустофт
town-port-at-felixstowe-denmark = Порт Филикстоу (Дания)
town-port-at-harwich-holland = Порт Харидж (Голландия)
town-port-at-cromer-port-at-wells = Порты Кромер и Уэлс
town-port-at-lowestoft-port-at-great-yarmouth = Порты Лоустофт и Грейт-Ярмут
town-north-sea = Северное море

## Наставник

coach-home = Городов не дальше двух гексов от базового: { $cities }.
coach-home-area = { $steps ->
    [1] Рядом с базовым гексом — { $area }
    [one] В { $steps } гексе от базового — { $area }
   *[other] В { $steps } гексах от базового — { $area }
}: сейчас там платят { MONEY($now) }, в конце — { MONEY($later) }.
coach-wait = Вы ещё сможете торговаться, когда откроют аукцион другие, и открыть свой позже: раунд кончается, только когда спасуют все подряд.
coach-charter = У вас { MONEY($cash) }; пять акций стоят не меньше { MONEY($least) }, а запущенная компания получает десять номиналов.
coach-no-bid = При { MONEY($cash) } деньги нужнее на акции; ставка уходит в банк.
coach-par = Пять акций стоят { MONEY($five) } из ваших { MONEY($cash) }; компания получит { MONEY($ten) }. Самый высокий номинал, при котором вы её запустите, — больше всего денег на поезда.
coach-start = Пять акций стоят { MONEY($five) } и запускают компанию; акция за { MONEY($price) } должна дать около { MONEY($worth) }.
coach-float = { $missing ->
        [one] Ещё { $missing } акция — и { $company } запущена.
        [few] До запуска { $company } не хватает { $missing } акций.
       *[many] До запуска { $company } не хватает { $missing } акций.
    }
coach-share = Акция { $company } стоит { MONEY($price) } и должна дать около { MONEY($worth) } — стоимость и дивиденды вместе.
coach-sell = Акция продаётся за { MONEY($price) }; если оставить, она должна дать лишь около { MONEY($worth) }.
coach-income = Прибыль компании будет { MONEY($then) } вместо { MONEY($now) }.
coach-income-later = Поезд { $train } принесёт здесь { MONEY($then) } вместо { MONEY($now) }.
coach-way = Путь ведёт к станциям, куда компания ещё не доходит.
coach-marker = Маркер ставят бесплатно, и путь останется открытым, даже если город заполнится.
coach-save = Следующий поезд стоит { MONEY($cost) }; не хватает { MONEY($missing) }, а поезда, который ещё долго послужит, у компании нет.
coach-hudson = Немного денег из кассы поднимет дивиденды до стоимости акции, и она вырастет.
coach-run = Прибыль компании — { MONEY($income) }.
coach-pay = { $columns ->
        [0] Выплата { MONEY($revenue) } стоимость не изменит, а удержание её опустит.
        [one] Выплата { MONEY($revenue) } поднимет стоимость на { $columns } столбец.
        [few] Выплата { MONEY($revenue) } поднимет стоимость на { $columns } столбца.
       *[many] Выплата { MONEY($revenue) } поднимет стоимость на { $columns } столбцов.
    }
coach-needs-train = Компании без поезда всё равно придётся купить его в конце хода.
coach-train = На нынешнем пути он добавит к каждому запуску { MONEY($more) }.
coach-rusts = Он заржавеет с первым поездом { $letter }.
coach-lasts = Он не ржавеет.
coach-merge = Одна компания следующий поезд не купит, а вместе им на него хватит.
coach-pass = Сейчас ничто не стоит своей цены.
coach-par-too-high = Пять акций стоят { MONEY($five) }, а у вас { MONEY($cash) }: если другие не купят, компания не запустится.
coach-withhold = У компании есть поезд, который ещё долго послужит, и { MONEY($treasury) }; следующий стоит { MONEY($cost) }. Удержание опустит стоимость { MONEY($price) } для всех акционеров.
coach-idle-train = На нынешнем пути этот поезд ничего не добавит к прибыли.

# what the coach reminds of
coach-hint-bid = Ставка уходит в банк и ничего не даёт компании: оставьте себе на пять акций.
coach-hint-owed = За вами запуск { $company }. До него не хватает { $missing ->
    [one] { $missing } акции
   *[other] { $missing } акций
}, иначе — штраф.
coach-hint-below = Акция { $company } в IPO стоит { MONEY($par) }, а на рынке — { MONEY($price) }.
coach-hint-pay = Деньги компаний в конце не считают: выплачивайте.
coach-hint-column = Ещё { MONEY($more) } прибыли — и стоимость { MONEY($price) } поднялась бы ещё на столбец.
coach-hint-lner = Следующий поезд — H. С первым из них приходит LNER, а с ней и конец.
coach-hint-rust = Все поезда этой компании могут скоро заржаветь. Следующий стоит { MONEY($cost) }, в кассе { MONEY($treasury) }.
coach-hint-lner-sales = После образования LNER продажи не меняют стоимость: держите акции, которые больше выплачивают.
coach-hint-poor = У { $company } (директор — { $seat }) нет поезда, который ещё долго послужит, а в кассе { MONEY($treasury) }; следующий поезд стоит { MONEY($cost) }. Без поезда её акции продаются за полцены.
coach-hint-quiet-sale = Вы не директор { $company }: { $shares ->
    [one] продажа { $shares } акции не меняет её стоимость.
   *[other] продажа { $shares } акций не меняет её стоимость.
}
coach-hint-merge = { $company } и { $partner } — обе ваши, и они соединены. После слияния поезда обоих разрешений пойдут по общей сети; из двух акций станет одна.
coach-hint-build-freight = Грузовой поезд считает два конца и расстояние между ними по прямой: стройте длинную прямую линию, лучше до порта.
coach-hint-build-local = Местный поезд считает большие станции и все малые по пути, а каждый гекс даёт субсидию: стройте длинный путь со многими станциями.
coach-hint-build-express = Экспресс не считает малых станций: стройте к большим станциям и областям.
coach-hint-london = Сеть компании доходит до Лондона. Если не строить, а поставить маркер сообщения с Лондоном, он войдёт в маршруты: в этой фазе — { MONEY($value) }.
coach-hint-last-slot = В городе на гексе { HEX($hex) } осталось одно место. Если его займут другие, ваши поезда там не пройдут.
coach-hint-hudson = Ещё { MONEY($more) } из кассы — и выплата сравняется со стоимостью { MONEY($price) }, а стоимость вырастет.
coach-hint-withhold = У этой компании нет поезда, который ещё долго послужит. Следующий стоит { MONEY($cost) }, в кассе { MONEY($treasury) }; удержание опустит стоимость на столбец для всех акционеров.
coach-hint-no-train = У компании должен быть поезд. Он стоит { MONEY($cost) }, а в кассе { MONEY($treasury) }: сначала поищите подержанный, потом продавайте акции или проводите рефинансирование.
coach-hint-few-left = { $left ->
    [one] Остался { $left } поезд { $letter }.
    [few] Осталось { $left } поезда { $letter }.
   *[other] Осталось { $left } поездов { $letter }.
} Первый поезд { $next } стоит { MONEY($cost) }, и с ним ржавеют поезда { $rusts }.
coach-hint-warranty = Каждый запуск тратит гарантию, даже если ржаветь ещё нечему. Покупайте её, только если поезд скоро заржавеет.
coach-hint-order = После этой компании в раунде ходят ещё { $after ->
    [one] { $after } компания: следующий поезд может достаться ей.
    [few] { $after } компании: следующий поезд может достаться им.
   *[other] { $after } компаний: следующий поезд может достаться им.
}

## Постоянные поручения
order-pass = Пасовать за меня до конца этого раунда, пока никто не продаёт акции компаний, которые есть у меня.
order-bid = На аукционе { $company } повышать ставку на наименьший шаг до { MONEY($most) }, а дальше выйти из торгов.
order-buy = Купить акцию { $company } (источник: { $source }), как только смогу, не дороже { MONEY($most) }.
order-as-last = Запустить поезда { $company } по тем же маршрутам, что в прошлый раз, и так же распорядиться прибылью.
order-off-round-over = Раунд закончился.
order-off-sold = { $seat } продаёт акции { $company }.
order-off-share-gone = Акций { $company } там больше нет.
order-done-bought = Выполнено: вы купили акцию { $company }.
order-done-won = Выполнено: вы выиграли { $company }.
order-off-lost = Компанию { $company } выиграл другой игрок: { $seat }.
order-off-not-yours = Вы больше не управляете { $company }.
order-off-trains = У { $company } теперь другие поезда.
order-off-run = Поезда { $company } уже не могут пройти как в прошлый раз, или теперь есть маршруты выгоднее.
order-off-pay = { $company } уже не может распорядиться прибылью так же, как в прошлый раз.
