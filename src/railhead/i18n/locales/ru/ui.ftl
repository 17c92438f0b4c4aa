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
home-asked = Приглашения и предложения
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

guest-name = Гость
seat-bot = Бот
seat-here = За столом
bot-name = Бот { $number }
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
income-after = доход составит { $then } (сейчас { $now })
income-best = Возможный доход { $then } (сейчас { $now })
box-choose = Выбрать: { $what }
tabs = Таблицы, журнал и чат
pane-edge = Граница между частями стола
skip = Перейти к содержимому

## Вокруг стола

open-games = Открытые столы
import = Загрузить партию
archive = Архив
archive-all = Все игры
archive-none = Партий не найдено
archive-more = Показать ещё
rules = Правила
import-about = Запись Railhead или экспорт с 18xx.games (18Mag, 1862)
help = Справка и настройки
close = Закрыть
speed-slow = медленно
speed-usual = обычно
speed-quick = быстро
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
rematch-origin = К прошлой партии
bot-for = { $name } (бот)
analysis-of = Ваша копия партии. Играли: { LIST($names) }.
watching = Вы смотрите эту партию.
seat-lent = За вас играет бот.
seat-lent-own = На этих местах вместо вас играют боты.
seat-back = Вернуться на своё место
seat-back-as = Снова играть за игрока { $name }
seat-mine = Моё место
seat-against-bots = Доиграть против ботов
absent = { $name } давно не ходит.
absent-replace = Пусть пока играет бот
absent-vote = { $name } давно не ходит. Пусть пока играет бот?
seat-offer = Предложить место
seat-offered-waits = Вы предложили своё место: { $login }. Пока его не займут, оно остаётся за вами.
seat-offer-withdraw = Отозвать предложение
seat-offered-you = { $name } предлагает вам это место.
seat-offered-you-running = { $name } предлагает вам это место. Вы продолжите партию с текущего хода.
seat-take = Занять место

## Перед началом партии

pace = Темп
pace-live = Вживую: все за столом
pace-slow = Игра без спешки: каждый ходит, когда удобно
join-seat = Занять место { $number }
table-gone = Этот стол отменён.
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
theme-auto = как в системе
theme-light = светлая
theme-dark = тёмная
people = Другие игроки
blocked = заблокирован

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
layer-parted = Хорошо различимые цвета
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
learn-progress = Пройдено уроков: { $done } из { $of }
lesson-continue = Дальше

legend-values = { $values }: значение по фазам; отмеченное действует сейчас.

coach = Что бы вы сделали?

## Постоянные поручения
