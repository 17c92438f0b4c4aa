### 18Magyarország.

title-name = 18Magyarország
title-short = 18Magyarország
title-about = Управляйте малыми венгерскими железными дорогами до самого конца игры и вкладывайте заработанное в семь крупных компаний-поставщиков. Около трёх часов.
title-solo = Вы играете против Иштвана: его компаниями управляют карты. Силу Иштвана можно выбрать в настройках.

option-dividends = Дивиденды крупных компаний
option-dividends-free = любая сумма, кратная 10 Ft
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
option-pd_after_draft-moves_on = переходит на одно место дальше (импортированные партии)
option-no_train_counter = Маркеры «Поезд не продан»
option-no_train_counter-cumulative = лежат, пока не продан поезд нового типа
option-no_train_counter-consecutive = убираются при любой продаже (импортированные партии)
option-forced_phase_stack = Если фазу начал третий маркер
option-forced_phase_stack-dearest = самый дорогой непроданный тип поездов больше фазу не меняет
option-forced_phase_stack-none = все непроданные типы по-прежнему меняют фазу (импортированные партии)
option-forced_final_phase = Последняя фаза, начатая третьим маркером
option-forced_final_phase-at_once = заканчивает игру как обычно
option-forced_final_phase-late = заканчивает её на ход позже (импортированные партии)
option-highest_revenue = Наибольший доход
option-highest_revenue-compulsory = обязателен
option-highest_revenue-unchecked = не проверяется (импортированные партии)
option-terrain_token = Маркеры местности
option-terrain_token-with_tile = тратятся вместе с тайлом
option-terrain_token-declared_before = объявляются до тайла (импортированные партии)
option-train_trade_consent = Продажа поездов между малыми компаниями
option-train_trade_consent-both_owners = нужно согласие обоих владельцев
option-train_trade_consent-not_asked = решает покупатель (импортированные партии)
option-certificate_limit = Лимит сертификатов при покупке
option-certificate_limit-after_purchase = считается то, что будет после покупки
option-certificate_limit-before_purchase = считается то, что есть до неё (импортированные партии)

title-difficulty = Средней сложности: семь уроков. Вы строите и запускаете поезда, но поезда не ржавеют и компании не банкротятся.
about-option-dividends = При любой сумме директор может приберечь деньги для следующего шага цены. «Всё или ничего» решают быстрее и проще предвидеть.
about-option-companies = Только для одного игрока: сколько компаний у вас и у Иштвана. Для начала хватит двух.
about-option-difficulty = Только для одного игрока: карты, по которым покупает Иштван. Начните с зелёных.
first-game = Для первой партии: трое игроков, двое из них — новички, обычные правила.
