### Words of the browser.

app-name = Railhead

# client

## Страницы

home = На главную
home-heading = Железнодорожные настольные игры
home-about = С ботами, на одном экране или с друзьями по ссылке. Без регистрации.
home-titles = Игры
title-players =
    { $least ->
        [one] { $most ->
            [one] 1 игрок
            [few] { $least }–{ $most } игрока
           *[many] { $least }–{ $most } игроков
        }
       *[other] { $most ->
            [one] { $least }–{ $most } игрок
            [few] { $least }–{ $most } игрока
           *[many] { $least }–{ $most } игроков
        }
    }
play-bots = Играть с ботами
home-options = Число игроков и варианты
play-screen = На одном экране
play-link = Пригласить по ссылке
my-games = Мои партии
home-your-turn = Ваш ход
home-running = Идут сейчас
home-finished = Оконченные
home-all-finished = Все мои партии
home-lessons = Продолжить обучение
home-new = Новая партия
game-invited = Вас приглашают
game-closed = Закрыта
game-analysis = Разбор
import-choose = Выбрать файл
import-busy = Воспроизводим партию…
import-failed = Этот файл не удалось загрузить. Railhead читает свои записи (.jsonl) и партии в 18Magyarország и 1862, выгруженные с 18xx.games (.json).
not-found = Здесь ничего нет
not-found-about = По этому адресу ничего нет. Возможно, в нём опечатка или страница исчезла.
link-incomplete = Ссылка неполная. Скопируйте адрес из письма целиком или запросите новую ссылку в своей учётной записи.
archive-map = Карта
archive-maps = Все карты
archive-since = С
archive-until = по
archive-mine = Только мои партии
pace-any = Любой темп
game-open = Ждём игроков
game-expired = Закрыто: никто не пришёл вовремя
game-left = Закрыто: хозяин ушёл из-за стола
game-seat-offered = Вам предлагают место
game-over = Партия окончена
game-unreadable = Партию не удаётся открыть
game-your-turn = Ваш ход
game-waits = Ходит { $name }
seat-open-short = Место { $number } свободно
about = О программе
about-what = Railhead — место, где можно играть в железнодорожные настольные игры, изучать их и разбирать партии. Программа следит за всеми правилами, а любую партию можно пересмотреть ход за ходом.
about-unofficial = Неофициальная бесплатная программа от тех, кто любит эти игры. Игры принадлежат авторам и издателям; пожалуйста, покупайте оригиналы.
about-rocket = «Ракета Стивенсона» (Stephenson’s Rocket). Автор — Райнер Книция; издатели — Grail Games, ранее Pegasus и Rio Grande Games.
about-mag = 18Magyarország. Автор — Леонхард «Лонни» Орглер; издатель — Lonny Games.
about-e1862 = 1862: Железнодорожная мания в Восточных графствах (1862: Railway Mania in the Eastern Counties). Автор — Майк Хаттон; издатель — GMT Games.
language = Язык
theme = Светлая или тёмная тема
yes = да
no = нет
fault-page = На странице что-то пошло не так
fault-offline = Нет связи с сервером. Ничего не изменилось; попробуйте ещё раз чуть позже.
fault-server = Сервер ответил ошибкой ({ $status }). Ничего не изменилось.

## Новая партия

new-game = Новая партия
new-mode = Кто играет
new-mode-bots = Вы против программы. Партия начнётся сразу.
new-mode-screen = Все играют на этом экране, по очереди.
new-mode-link = Вы получите ссылку для друзей. Партия начнётся, когда все места будут заняты.
new-count = Число игроков
new-options = Настройки
new-create = Создать стол
new-start = Начать партию
guest-name = Гость
seat-kind = Место { $number }
seat-kind-me = Здесь
seat-kind-bot = Бот
seat-kind-open = По ссылке
seat-name-label = Имя игрока { $number }
seat-bot = Бот
seat-here = За столом
seat-open = Свободное место
bot-name = Бот { $number }
waiting-for =
    { $count ->
        [0] Все на месте.
        [one] Ждём ещё { $count } игрока.
        [few] Ждём ещё { $count } игроков.
       *[many] Ждём ещё { $count } игроков.
    }
waiting-link = Отправьте эту ссылку остальным
copy = Скопировать
copied = Скопировано
your-name = Ваше имя
join = Занять место
start = Начать партию

## Стол

now = Сейчас
players = Игроки
company-in-focus = Действующая компания
player-first = Первый игрок
player-turn = ходит
waiting-turn = Сейчас решает { $name }
out-about = Можно смотреть или уйти со страницы: остальные доиграют, а итог будет среди ваших партий.
confirm = Подтвердить
cancel = Назад
undo = Отменить
redo = Вернуть
offline = Нет связи. Пробуем ещё раз…
news = Что произошло
log = Журнал
log-go = Показать позицию после хода { $n }
record-download = Скачать запись
history = История
history-first = К началу
history-back = На ход назад
history-forth = На ход вперёд
history-round-back = На раунд назад
history-round-forth = На раунд вперёд
history-last = К текущей позиции
playback = Что сделали другие: { $count ->
        [one] ещё { $count } ход
        [few] ещё { $count } хода
       *[many] ещё { $count } ходов
    }
playback-skip = Сразу к текущему ходу
playback-pause = Пауза
playback-on = Продолжить
playback-step = Следующий ход
undo-told = { $name } отменяет ходы: партия снова после хода { $n }.
history-at = Позиция после хода { $n }
result = Итог
result-winners =
    { $count ->
        [one] Победитель: { $winners }
       *[other] Победу делят: { $winners }
    }
menu-where = Выберите одно из подсвеченных мест
menu-none = Сейчас нельзя; откройте, чтобы узнать почему
menu-next = Теперь выберите одно из подсвеченных мест
menu-as-list =
    { $count ->
        [one] Списком ({ $count } вариант)
        [few] Списком ({ $count } варианта)
       *[many] Списком ({ $count } вариантов)
    }
number-label = Число
number-less = Меньше
number-more = Больше
number-range = от { $least } до { $most }
tile-label = Тайл { $tile }
tile-on-cell = Тайл { $tile } на гексе { HEX($cell) }
cost = { MONEY($amount) }
tile-turn = Повернуть
routes-proven = Первый вариант — лучший, это доказано.
routes-unproven = Первый вариант — лучший из найденных. Возможно, есть и лучше.
routes-draw = Или проложите маршрут сами: выберите поезд.
routes-drawing = Касайтесь гексов по очереди; чтобы убрать последний, коснитесь его ещё раз.
box-name = { $row }, { $column }
routes-erase = Проложить маршрут заново
income-after = Доход составит { $then } (сейчас { $now })
income-best = Возможный доход { $then } (сейчас { $now })
box-choose = Выбрать: { $what }
tabs = Таблицы, журнал и чат
pane-edge = Граница между частями стола
skip = Перейти к содержанию

## Вокруг стола

open-games = Открытые столы
import = Загрузить партию
archive = Архив
archive-all = Все игры
archive-player = Имя игрока
archive-none = Партий не найдено
archive-more = Показать ещё
rules = Правила
rules-of = Правила: { $title }
new-seating = Места
new-seating-lot = Места по жребию
new-seating-fixed = Места в этом порядке
waiting-lot = Места разыграют по жребию в начале партии.
import-about = Запись Railhead или экспорт с 18xx.games (18Mag, 1862)
archive-status = Состояние партии
archive-any = Идущие и оконченные
archive-running = Идут
archive-over = Окончены
new-slow = Игра без спешки: ходите, когда удобно; о своём ходе можно получать письма
help = Справка и настройки
close = Закрыть
shortcuts = Клавиатура
key-arrows = Между подсвеченными местами
key-enter = Выбрать, подтвердить
key-escape = На шаг назад
key-turn = Повернуть тайл
key-zoom = Ближе, дальше, всё поле
key-history = На ход назад, на ход вперёд
key-rounds = На раунд назад, на раунд вперёд
key-undo = Отменить
key-compact = Компактные таблицы
key-tabs = Показать таблицу с этим номером
key-arrange = Больше поля, поровну, больше таблиц
key-run = Запустить поезда с наибольшим доходом
key-pass = Спасовать или закончить шаг
key-help = Эта страница
setting-compact = Компактные таблицы
setting-hints = Короткая подсказка под каждым вопросом
setting-asks-all = Спрашивать и о том, что почти всегда решают одинаково (сброс поездов)
setting-pace = Темп показа чужих ходов
speed-slow = медленно
speed-usual = обычно
speed-quick = быстро
setting-sound = Тихий звонок, когда мой ход
chat = Чат
chat-empty = Сообщений пока нет.
chat-say = Сообщение
chat-send = Отправить
note = Моя заметка, другим не видна
branch = Играть отсюда
branch-about = Отдельная партия, где вы играете за всех; эта останется как есть.
branch-origin = К исходной партии
undo-ask = Попросить отменить ход
wish = { $name } просит вернуться к ходу { $n }.
wish-agree = Согласиться
wish-refuse = Отказать
wish-waits = Ждём ответа остальных.
rematch = Сыграть ещё
rematch-lot = Ещё раз, с новыми местами
rematch-waits = Есть желающие сыграть ещё раз. За столом ждут вас.
rematch-join = Сесть за стол
bot-for = { $name } (бот)
analysis-of = Ваша копия партии. Играли: { LIST($names) }.
watching = Вы смотрите эту партию.
seat-lent = За вас играет бот.
seat-lent-own = На этих местах вместо вас играют боты.
seat-back = Вернуться на своё место
seat-back-as = Снова играть за { $name }
seat-mine = Моё место
seat-mine-about = Если вам пора: бот поиграет за вас до вашего возвращения, или место займёт кто-то другой насовсем.
seat-which = Какое место
seat-give-bot = Пусть за меня играет бот
seat-give-open = Освободить место
seat-against-bots = Доиграть против ботов
seat-against-bots-about = Выберите, за кого играете вы; за всех остальных дальше играют боты.
seat-play-as = Играть за
absent = { $name } давно не ходит.
absent-replace = Пусть пока играет бот
absent-vote = { $name } давно не ходит. Пусть пока играет бот?
seat-offer-to = Или предложить его игроку по имени для входа
seat-offer-to-waiting = Предложить своё место игроку по имени для входа
seat-offer = Предложить место
seat-offered-waits = Вы предложили своё место. Пока его не займут, оно остаётся за вами.
seat-offer-withdraw = Отозвать предложение
seat-offered-you = { $name } предлагает вам это место.
seat-offered-you-running = { $name } предлагает вам это место. Вы продолжите партию с текущего хода.
seat-take = Занять место
seat-offered-short = предложено другому

## Перед началом партии

waiting-host = Все на месте. Ждём, когда хозяин стола начнёт партию.
waiting-host-name = Все на месте. Партию начнёт { $name }.
waiting-fixed = Каждый остаётся на своём месте.
terms = Во что играем
terms-usual = { $count ->
        [one] { $count } настройка как обычно
        [few] { $count } настройки как обычно
       *[many] { $count } настроек как обычно
    }
pace = Темп
pace-live = Вживую: все за столом
pace-slow = Игра без спешки: каждый ходит, когда удобно
access = Кто может сесть за стол
access-link = Все, у кого есть ссылка
access-open = Кто угодно: стол виден в списке
access-named = Только приглашённые по имени для входа
new-slow-no-mail = Игра без спешки: ходите, когда удобно
new-begins-host = Партия начинается по моей команде
join-seat = Занять место { $number }
seat-host = хозяин стола
seat-to-bot = Отдать боту…
seat-free = Убрать бота
seat-kick = Убрать
seat-leave = Встать из-за стола
table-cancel = Отменить стол
table-cancel-sure = Стол исчезнет для всех.
table-gone = Этот стол отменён.
invite = Пригласить
invite-code = Наведите камеру телефона
invite-network = Этот адрес доступен всем в вашей локальной сети.
invite-only-here = Этот адрес работает только на этом компьютере. Чтобы пригласить других из вашей сети, запустите Railhead так: railhead serve --host 0.0.0.0
invite-login = По имени для входа, если у игрока есть учётная запись
invite-send = Пригласить
invite-sent = { $login } увидит этот стол среди своих партий.
invited-you = Вас пригласили за этот стол.
invited-decline = Спасибо, нет
invited-look = Посмотреть стол
chat-listen = Писать могут те, кто сидит за столом.
chat-call = Обратиться к игроку
chat-unread = { $count ->
        [one] { $count } новое сообщение
        [few] { $count } новых сообщения
       *[many] { $count } новых сообщений
    }
chat-named = { $count ->
        [one] { $count } новое сообщение, вам лично
        [few] { $count } новых сообщения, есть и вам лично
       *[many] { $count } новых сообщений, есть и вам лично
    }

## Профиль

account = Профиль
account-make = Создать учётную запись
account-why = С учётной записью вы найдёте свои партии на других устройствах. Имя и партии сохранятся.
account-made = Учётная запись создана.
account-saved = Сохранено.
account-in = Вы вошли.
account-out = Вы вышли.
account-login = Вы вошли как { $login }.
log-in = Войти
log-out = Выйти
login = Имя для входа
password = Пароль
save = Сохранить
settings = Настройки
theme-auto = как в системе
theme-light = светлая
theme-dark = тёмная
setting-strong = Более контрастные цвета и линии
setting-alert = Уведомление браузера, когда мой ход (пока Railhead открыт во вкладке)
alert-refused = Браузер не разрешает уведомления с этого сайта. Разрешите их в его настройках и попробуйте ещё раз.
setting-mail = Письмо, когда мой ход в игре без спешки
setting-mail-first = Сначала укажите ниже адрес почты и подтвердите его.
setting-mail-invitation = Письмо, когда меня приглашают или предлагают мне место
password-fresh = Новый пароль (не меньше 8 символов)
password-old = Текущий пароль
password-change = Сменить пароль
password-change-about = В других браузерах вы выйдете из учётной записи, а все токены для программ будут отозваны.
password-changed = Пароль изменён.
password-forgotten = Забыли пароль?
password-forgotten-about = Ссылка для нового пароля придёт на ваш подтверждённый адрес.
password-forgotten-send = Прислать ссылку
password-forgotten-sent = Если такой подтверждённый адрес у нас есть, ссылка уже отправлена.
password-reset = Новый пароль
password-reset-done = Пароль изменён. Войдите с новым паролем.
email = Адрес почты
email-optional = Адрес почты (по желанию, на случай забытого пароля)
email-about = На случай забытого пароля, для приглашений и для писем о вашем ходе, если они вам нужны. Никто другой его не видит.
email-verified = подтверждён
email-open = ещё не подтверждён: откройте ссылку из письма
email-new = { $email }: ещё не подтверждён. Пока вы не откроете ссылку из письма, действует прежний адрес.
email-sent = Письмо со ссылкой отправлено. Адрес начнёт действовать, когда вы её откроете.
email-verify = Подтверждение адреса
email-verified-now = Ваш адрес подтверждён.
sessions = Активные сеансы
sessions-about = Завершите сеансы в браузерах, которыми больше не пользуетесь.
sessions-here = этот браузер
sessions-browser = { $browser }, { $system }
sessions-unknown = Неизвестный браузер
log-out-everywhere = Выйти везде, в том числе здесь
tokens = Токены для программ
tokens-about = С токеном ваша программа может играть и смотреть партии от вашего имени, но не менять учётную запись. Храните его как пароль.
tokens-none = Токенов пока нет.
token-label = Для чего токен
token-scope = Что он разрешает
token-scope-play = Играть и смотреть партии
token-scope-read = Только смотреть партии
token-make = Создать токен
token-once = Скопируйте токен сейчас: больше он показан не будет.
token-revoke = Отозвать
people = Другие игроки
people-about = Заблокированный игрок не сможет сесть за ваши столы. Жалобы получают администраторы сервера.
people-none = Вы ещё ни с кем не играли.
blocked = заблокирован
block = Заблокировать
unblock = Разблокировать
report = Пожаловаться
report-about = Жалоба на игрока { $name }
report-why = Опишите, что и где случилось. Это прочтут только администраторы сервера.
report-text = Что случилось
report-send = Отправить жалобу
report-sent = Спасибо, жалоба отправлена.
leave = Удалить учётную запись
leave-about = Имя, адрес, настройки, заметки и ваши сообщения в чатах будут удалены навсегда; войти под этим именем будет уже нельзя. Партии останутся у других игроков, вместо вашего имени там будет прочерк.
leave-sure = Я понимаю, что это нельзя отменить.
leave-now = Удалить навсегда
leave-done = Учётная запись удалена. Возвращайтесь, когда захотите.

## Профиль

profile = Профиль
profile-mine = Мои результаты
profile-public = Эту страницу видят и другие, но только партии за открытыми столами.
profile-private = Эту страницу видите только вы. Показать её другим можно в разделе
profile-none = Оконченных партий пока нет.
profile-results = Результаты
profile-games = Партии
profile-wins = Победы
profile-places = Места
profile-score = Средний итог
profile-rating = Рейтинг
profile-rating-about = Рейтинг складывается только из рейтинговых партий между людьми. Все начинают с 1500; знак вопроса значит, что партий пока мало.
profile-opponents = Соперники
profile-ahead = Выше
profile-behind = Ниже
profile-latest = Последние партии
setting-public = Показывать мои результаты другим
export = Скачать все мои данные
new-rated = Рейтинговая партия: результат влияет на рейтинг всех игроков
new-rated-account = Рейтинговая партия (нужна учётная запись)
terms-rated = Рейтинговая: занимая место, вы соглашаетесь. Без ботов, по одному месту.
about-licence = Программа свободна по лицензии MIT; исходный код и лицензии всего, что она использует, прилагаются.
about-version = Версия { $version }

## Поле

board-label = Игровое поле
board-help = Стрелки переходят между подсвеченными местами, Enter выбирает, Escape возвращает назад, R поворачивает тайл, плюс и минус меняют масштаб, 0 показывает всё поле.
board-words = Текстом
cell = Место
cell-contents = Что там есть
cell-pieces = Фишки
zoom-in = Приблизить
zoom-out = Отдалить
zoom-fit = Показать всё поле
rule-paragraph = § { $rule }
layers = Слои
layer-names = Названия
layer-original = Названия в оригинале
layer-land = География
layer-numbers = Номера тайлов
layer-coordinates = Координаты
layer-start = Начальная карта
layer-start-shown = Карта до первого хода

# bots

bot-random = Случайный
bot-random-about = Выбирает случайный разрешённый ход.
bot-novice = Новичок
bot-novice-about = Осторожный новичок: берёт то, что выгодно прямо сейчас.
bot-steady = Надёжный
bot-steady-about = Знает, что сколько стоит, и планирует весь ход.
bot-master = Мастер
bot-master-about = Проверяет лучшие ходы, мысленно разыгрывая следующие ходы всех игроков.
refusal-no-such-level = Бота «{ $bot }» для этой игры нет; есть: { $known }.

# server

refusal-not-signed-in = Сначала укажите имя.
refusal-not-allowed = У вас нет на это прав.
refusal-no-such-page = По этому адресу ничего нет.
refusal-no-such-game = Такой партии нет, или она закрыта для вас.
refusal-not-your-seat = Это место занимает другой игрок.
refusal-seat-taken = Это место уже занято.
refusal-already-started = Партия уже началась.
refusal-not-started = Партия ещё не началась.
refusal-seats-still-open = Партия начнётся, когда все места будут заняты.
refusal-seat-not-lent = Вы и так сидите на этом месте.
refusal-not-absent = { $wait ->
        [0] Игра сейчас не ждёт этого игрока.
       *[other] Ещё рано: дайте этому игроку больше времени.
    }
refusal-rated-for-people = Рейтинговая партия — для игроков с учётной записью: по одному месту, без ботов.
refusal-only-for-records = Настройка «{ $option }» — только для импортированных партий.
refusal-no-such-bot = Бота «{ $bot }» нет.
refusal-stale = Позиция тем временем изменилась. Посмотрите на неё и выберите снова.
refusal-nothing-to-take-back = Это действие нельзя отменить.
refusal-game-closed = Эта партия закрыта.
refusal-game-unreadable = Эту партию не удаётся открыть: её запись не согласуется с правилами, по которым она шла. Она сохранена как есть; сообщите, пожалуйста, администратору сервера.
refusal-not-over = Это возможно только после конца партии.
refusal-no-wish = Сейчас никто не просит вас отменить ход.
refusal-no-such-person = Игрока с именем для входа «{ $login }» здесь нет.
refusal-login-taken = Имя для входа «{ $login }» занято. Выберите другое.
refusal-email-taken = Этот адрес уже указан в другой учётной записи.
refusal-already-account = У вас уже есть учётная запись.
refusal-only-for-accounts = Сначала создайте учётную запись.
refusal-wrong-password = Неверное имя для входа или пароль.
refusal-key-run-out = Эта ссылка уже использована или устарела. Запросите новую.
refusal-no-mail = Этот сервер не отправляет писем. Обратитесь к его администратору.
refusal-too-many-tokens = { $most ->
        [1] У вас уже { $most } токен. Сначала отзовите его.
        [one] У вас уже { $most } токен. Сначала отзовите один.
        [few] У вас уже { $most } токена. Сначала отзовите один.
       *[many] У вас уже { $most } токенов. Сначала отзовите один.
    }
refusal-not-for-tokens = Для токена программы это закрыто. Сделайте это в браузере.
refusal-mail-just-sent = На этот адрес только что отправлено письмо. Поищите его в почте или повторите через несколько минут.
refusal-no-such-token = Такого токена нет.
refusal-no-such-session = Этот сеанс уже завершён.
refusal-no-such-report = Такой жалобы нет, или она уже рассмотрена.
refusal-bad-field = { $field ->
        [login] Имя для входа — от 2 до 30 знаков: латинские буквы, цифры, точка, дефис и подчёркивание. Первым стоит буква или цифра.
        [name] Имя — от 1 до 40 знаков, без переносов строк и невидимых знаков.
        [password] В пароле должно быть не меньше 8 знаков.
        [new] В новом пароле должно быть не меньше 8 знаков.
        [old] Введите текущий пароль.
        [email] Это не похоже на адрес электронной почты.
        [key] Ссылка неполная. Скопируйте адрес из письма целиком.
        [text] Сначала напишите что-нибудь, не больше 2000 знаков.
       *[other] Это поле заполнено неверно.
    }
refusal-bad-request = Сервер не понял запрос этой страницы. Обновите её и попробуйте ещё раз.
refusal-too-large = Слишком много данных: сократите текст или файл.
refusal-too-many = Слишком много запросов. Подождите минуту и попробуйте снова.
refusal-too-many-tables = За последний час вы открыли слишком много столов. Следующий можно открыть через { $wait } с.
refusal-too-many-open-tables = { $most ->
        [1] Вы уже ждёте игроков за { $most } столом. Сначала начните партию за ним или покиньте его.
        [one] Вы уже ждёте игроков за { $most } столом. Сначала начните партию за одним из них или покиньте его.
       *[other] Вы уже ждёте игроков за { $most } столами. Сначала начните партию за одним из них или покиньте его.
    }
refusal-too-many-bot-tables = { $most ->
        [1] Вы уже играете с ботами { $most } партию. Сначала доиграйте её.
        [one] Вы уже играете с ботами { $most } партию. Сначала доиграйте одну из них.
        [few] Вы уже играете с ботами { $most } партии. Сначала доиграйте одну из них.
       *[many] Вы уже играете с ботами { $most } партий. Сначала доиграйте одну из них.
    }
refusal-too-many-imports = За последний час вы загрузили слишком много партий или открыли слишком много вариантов. Следующую партию можно открыть через { $wait } с.
refusal-import-too-slow = Эту партию не удалось воспроизвести за { $seconds } с.
refusal-too-many-sockets = Одновременно открыто слишком много страниц ({ $most }). Закройте одну из них.
refusal-too-much-talk = За последнюю минуту вы написали слишком много. Продолжить можно через { $wait } с.
refusal-too-many-previews = Вы слишком часто просматриваете ходы заранее. Продолжить можно через { $wait } с.
refusal-lesson-too-slow = Урок отвечает слишком долго. Попробуйте ещё раз чуть позже.
refusal-too-many-lessons = Вы проходите урок слишком быстро. Продолжить можно через { $wait } с.
refusal-one-seat-each = Вы уже сидите за этим столом. За столом, открытым для всех, каждый занимает одно место.
refusal-kicked = Вернуться за этот стол нельзя: хозяин стола вас исключил.
refusal-cross-origin = Страница другого сайта не может делать это от вашего имени.
refusal-server-fault = На сервере что-то пошло не так. Попробуйте ещё раз; партия в сохранности.
mail-verify-subject = Railhead: подтвердите адрес
mail-verify =
    Откройте эту ссылку, чтобы подтвердить адрес:

    { $link }

    Если вы этого не просили, ничего не делайте.
mail-address-subject = Railhead: новый адрес вашей учётной записи
mail-address =
    Кто-то, кому известен пароль вашей учётной записи { $login }, указал для неё другой адрес почты. Он заменит этот, как
    только будет открыта ссылка, отправленная туда.

    Если это были не вы, войдите сейчас, смените пароль и выйдите во всех других браузерах.
mail-reset-subject = Railhead: новый пароль
mail-reset =
    Откройте эту ссылку в течение часа, чтобы задать новый пароль:

    { $link }

    Если вы этого не просили, ничего не делайте: пароль останется прежним.
refusal-head-differs = По таблице партий записей должно быть { $row }, а найдено { $entries }.
refusal-no-backup = Это не резервная копия Railhead, или файл обрывается.
refusal-other-revision = Схема резервной копии — { $found }, а программе нужна { $expected }. Восстановите копию той версией, которая её записала, затем обновите программу.
refusal-not-empty = Резервную копию можно восстановить только в пустую базу.
refusal-no-database = Базу данных { $database } не удаётся открыть: { $detail }. Если она повреждена, восстановите её из резервной копии командой railhead restore.
refusal-newer-database = База данных { $database } записана более новой версией Railhead (схема { $found }; эта версия знает { $expected }). Установите более новую версию.
refusal-port-taken = Адрес { $address } занят или недоступен: { $detail }. Выберите другой порт: --port.
refusal-served-already = { $database } уже использует другой сервер. Нескольким серверам нужен PostgreSQL: задайте RAILHEAD_DATABASE.
refusal-workers-need-postgresql = С SQLite работает только один процесс, а указано { $workers }. Задайте в RAILHEAD_DATABASE базу PostgreSQL.
refusal-bad-setting = Ошибка в настройках: { $detail }
mail-expired-subject = Railhead: за ваш стол никто не сел
mail-expired =
    { $name }, за вашим столом давно ничего не происходит, и он закрыт:

    { $link }

    Новый стол можно открыть в любое время.
mail-invitation-subject = Railhead: вас приглашают за стол
mail-invitation =
    { $name }, { $by } приглашает вас сыграть в { $title }:

    { $link }

    Если такие письма вам не нужны, отключите их в своей учётной записи.
mail-offer-subject = Railhead: вам предлагают место
mail-offer =
    { $name }, { $by } предлагает вам место в партии { $title }:

    { $link }

    Там можно занять место или отказаться. Если такие письма вам не нужны, отключите их в своей учётной записи.
mail-reminder-subject = Railhead: вас ждут за столом
mail-reminder =
    { $name }, за столом давно ждут вашего хода:

    { $link }

    Если продолжать некогда, там можно передать своё место боту или другому человеку.
mail-turn-subject = Railhead: ваш ход
mail-turn =
    { $name }, ваш ход:

    { $link }

## Hexes without a name of their own, by the nearest place

hex-near = { $steps ->
        [1] к { $way } от города { $name }
        [one] ({ $steps } гекс к { $way } от города { $name })
        [few] ({ $steps } гекса к { $way } от города { $name })
       *[many] ({ $steps } гексов к { $way } от города { $name })
    }
compass-e = востоку
compass-se = юго-востоку
compass-s = югу
compass-sw = юго-западу
compass-w = западу
compass-nw = северо-западу
compass-n = северу
compass-ne = северо-востоку

## Обучение

learn = Обучение
learn-about = Короткие уроки на настоящем поле: прочитайте пару предложений, сделайте ход, посмотрите, что вышло. Можно пробовать всё, что разрешено правилами, и отменять.
learn-all = Все уроки
learn-done = пройден
learn-progress = Пройдено уроков: { $done } из { $of }
learn-minutes = { $minutes } мин
lesson-you = Вы
lesson-anna = Анна
lesson-ben = Бен
lesson-step = Шаг { $step } из { $of }
lesson-continue = Дальше
lesson-undo = Отменить и попробовать снова
lesson-show = Показать решение
lesson-miss = Так можно, но этот шаг о другом. Отмените и попробуйте снова.
lesson-part-done = Готово. Дальше — другая позиция.
lesson-learned = Что вы узнали
lesson-rules = В правилах:
lesson-next = Дальше: { $name }
lesson-again = Пройти урок ещё раз
