### Командная строка.

## Результаты

cli-reason = { $text } (правило { $rule })
cli-legal = Это действие разрешено.
cli-written = Записано: { $file }
cli-winners = { $count ->
        [one] Победитель: { LIST($winners) }
       *[other] Победу делят: { LIST($winners) }
    }
cli-rewound = { $to ->
        [0] { $seat } возвращает партию к началу.
       *[other] { $seat } возвращает партию к записи { NUMBER($to, useGrouping: 0) }.
    }
cli-verified = { $file }: { $entries ->
        [one] проверена { $entries } запись
        [few] проверено { $entries } записи
       *[other] проверено { $entries } записей
    }, { $digests ->
        [one] совпала { $digests } контрольная сумма.
        [few] совпали { $digests } контрольные суммы.
       *[other] совпало { $digests } контрольных сумм.
    }
cli-warning = Внимание, запись { NUMBER($entry, useGrouping: 0) }: { $text }
cli-log-replayed = { $entries ->
        [one] Проверена { $entries } запись, всё по правилам.
        [few] Проверено { $entries } записи, всё по правилам.
       *[other] Проверено { $entries } записей, всё по правилам.
    }
cli-run-proven = { $company }: { $revenue }, субсидия { $subsidy }; больше получить нельзя.
cli-run-found = { $company }: { $revenue }, субсидия { $subsidy }; это лучшее из найденного, но, возможно, есть и лучше.
cli-slow-search = Здесь нет поиска на C: маршруты ищет Python, это медленнее, и лучший вариант не всегда будет доказан.
cli-version = { $version }, поиск маршрутов { $search ->
        [c] на C
       *[python] на Python (медленнее)
    }
cli-perft = Глубина { $depth }: { $count }
cli-random = { $games ->
        [one] Сыграна { $games } партия
        [few] Сыграно { $games } партии
       *[other] Сыграно { $games } партий
    }, в них { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
       *[other] { $decisions } решений
    }; в самой длинной — { $longest }.
cli-map = Карта в порядке. Гексов: { $hexes }, линий: { $lines }, городов: { $places }.
cli-column-id = Код
cli-column-title = Игра
cli-column-players = Игроки
cli-column-options = Настройки
cli-column-ending = Чем кончились партии
cli-column-kind = Действия
cli-column-number = Сколько

## Игра в терминале

cli-play-help = Число — выбор, u — отменить ход, q — выйти.
cli-undone = Возврат к записи { NUMBER($entry, useGrouping: 0) }.
cli-number = Число от { $least } до { $most }{ $step ->
        [1] :
       *[other] , шаг { $step }:
    }
cli-place = Какой гекс? { $cells }
cli-tile = { HEX($hex) }: тайл { $tile }, поворот { $rotation }{ $cost ->
        [0] { "" }
       *[other] , стоит { $cost }
    }
cli-bye = До встречи. Эта партия не сохранена; чтобы сохранять, запустите `railhead play FILE`.
cli-bye-kept = До встречи. Продолжить: railhead play { $words }

## Игра на экране

cli-screen-players = Игроки
cli-screen-log = Журнал
cli-screen-thinking = Бот думает…
cli-screen-keys = Enter — выбрать · Esc — назад · Tab — поле · u — отменить · c — совет · l — язык · +/− · q — выйти
cli-screen-coach = Совет: { $choice }
cli-screen-hex = { HEX($hex) }
cli-screen-tiles = { HEX($hex) }: { $count ->
        [one] { $count } способ положить тайл
        [few] { $count } способа положить тайл
       *[many] { $count } способов положить тайл
    }
cli-screen-tile = Тайл { $tile }, поворот { $rotation }{ $cost ->
        [0] { "" }
       *[other] , стоит { $cost }
    }
cli-screen-begin = Начать партию
cli-screen-opponents = Соперники
cli-screen-people = люди за этим терминалом
help-plain = Пронумерованное меню, даже если терминал позволяет рисовать.

## Ход работы

cli-replaying = Повтор партии
cli-analysing = Разбор
cli-verifying = Проверка
cli-counting = Подсчёт
cli-playing = Игра

## Ошибки

cli-error = Ошибка:
cli-entry = Запись { NUMBER($entry, useGrouping: 0) }: { $text }
cli-no-file = Файла { $file } нет.
cli-no-folder = Папки { $folder } нет.
cli-file-fault = { $file }: { $detail }
cli-file-exists = Файл { $file } уже есть; чтобы заменить его, добавьте --force.
cli-not-svg = { $file }: рисунки сохраняются в SVG, имя файла должно кончаться на .svg.
cli-bad-option = «{ $pair }» — не настройка; пишите имя=значение. Настройки этой игры: { LIST($names) }.
cli-not-verified = Записей с ошибками: { $bad } из { $all }.
cli-bad-depth = Глубина должна быть не меньше 1.
cli-bad-games = Число партий должно быть не меньше 1.
cli-bad-port = Порт — число от 0 до 65535, а не { NUMBER($port, useGrouping: 0) }.
cli-verify-what = Укажите записи для проверки или --db для партий сервера.
cli-arena-not-measured = Один из ботов отказал, и за него ходил другой: о его силе таблица не говорит.
cli-no-such-seat = В этой игре места с 1 по { $seats }.
cli-bots-each = Пишите --bots перед каждым местом: --bots { $first } --bots { $second }.
cli-dead-end = Тупик после записи { NUMBER($entry, useGrouping: 0) } в партии с начальным числом { $seed }: нужно решение, но ни одно действие не разрешено.
cli-endless = Партия с начальным числом { $seed } не закончилась и после { NUMBER($entry, useGrouping: 0) }-й записи.
cli-broken = После записи { NUMBER($entry, useGrouping: 0) } в партии с начальным числом { $seed } нарушен закон сохранения: { $detail }
cli-unknown-language = Языка «{ $word }» нет; выберите en, ru или ja.
cli-unknown-command = Команды «{ $word }» нет; список команд: `railhead --help`.
cli-unknown-option = Параметра «{ $word }» здесь нет; список параметров: --help.
cli-missing = Не указано: { $word }. Что это, подскажет --help.
cli-wrong-value = «{ $value }» не подходит для { $word }.
cli-too-much = Непонятно: { $word }
cli-wrong-usage = Непонятно: { $detail }
cli-our-fault = Такого быть не должно: это ошибка в программе ({ $detail }). Подробности покажет RAILHEAD_DEBUG=1.
cli-no-server = В этой версии сервер не установлен.
cli-no-routes = В этой игре нет поездов и маршрутов.
cli-no-run = Здесь ни одна компания не запускает поезда; укажите её через --company.
cli-no-tiles = В игре «{ $title }» нет тайлов, которые можно нарисовать.

## Справка

cli-usage = Использование: { $words }
cli-required = (обязательно)
cli-default = (по умолчанию: { $value })
cli-group-commands = Команды
cli-group-arguments = Аргументы
cli-group-parameters = Параметры
help-railhead = Железнодорожные настольные игры: играть, учиться, изучать.
help-lang = --lang { $languages } выбирает язык любой команды (иначе — RAILHEAD_LANG или язык системы).
help-help = Показать эту справку.
help-version = Показать версию и то, чем ищутся маршруты: C или Python.
help-games = Показать игры, число игроков и настройки.
help-new = Начать новую запись партии.
help-play = Играть в терминале; без файла начнётся новая партия: программа спросит об игре, числе игроков и соперниках.
help-serve = Запустить программу для браузера.
help-legal = Показать разрешённые действия в позиции.
help-why = Назвать все причины, по которым действие невозможно.
help-replay = Повторить партию: журнал или, с --trace, состояние после каждой записи.
help-verify = Проверить записи: все ходы разрешены, все контрольные суммы верны.
help-branch = Начать новую запись, которая до указанного места повторяет эту.
help-draw = Нарисовать позицию в SVG.
help-stats = Рассказать, как шла партия: состояние или очки по раундам, доходы, курсы и важные моменты.
help-csv = Записать все цифры в CSV.
help-analyse = Сравнить ходы в одной позиции (--at) или разобрать всю партию: шансы, переломы, дорогие ошибки, маршруты, неистраченные деньги.
help-analyse-nodes = Сколько ходов ожидаемых продолжений можно сыграть для одной позиции; результат повторяется.
help-analyse-seconds = Сколько секунд это может занять.
help-analyse-jobs = Сколько процессов разбирают всю партию.
help-map = Проверить и нарисовать карту для «Ракеты Стивенсона».
help-tiles = Нарисовать все тайлы игры.
help-routes = Найти лучшие маршруты поездов в позиции.
help-import = Превратить журнал 18xx.games в запись партии.
help-perft = Сосчитать последовательности разрешённых действий.
help-random = Сыграть случайные партии до конца и всё проверить.
help-file = Запись партии (- — стандартный ввод).
help-files = Записи партий.
help-map-file = Карта, файл TOML (- — стандартный ввод).
help-log-file = Журнал партии с 18xx.games (- — стандартный ввод).
help-at = Позиция после этой записи (0 — начало), а не последняя.
help-json = Вывод для программ.
help-out = Куда записать.
help-force = Заменить файл, если он уже есть.
help-title = Игра: rocket, 18mag или 1862.
help-seats = Число игроков.
help-option = Настройка игры в виде имя=значение; можно указать несколько раз.
help-seed = Начальное число (seed): с одним и тем же числом получается одна и та же партия.
help-action = Действие в JSON, как в записи партии.
help-seat = Место того, кто действует, считая с 0; без него — тот, чей ход.
help-to = Остановиться после этой записи.
help-trace = Записать в этот файл состояние после каждой записи.
help-strict = Считать доход, не равный нашему, ошибкой, а не предупреждением.
help-depth = Длина последовательностей.
help-games-count = Сколько партий.
help-keep = Сохранить записи в этой папке.
help-play-file = Запись партии; если её нет, начнётся новая.
help-bots = Места, за которые играют боты, считая с 1; можно указать несколько раз.
help-level = Уровень ботов: random, novice, steady или master. По умолчанию самый сильный.
help-play-title = Игра для новой партии.
help-host = Адрес сервера.
help-port = Порт сервера.
help-data = Папка для партий и настроек.
help-workers = Сколько процессов обслуживают один порт; если больше одного, нужен PostgreSQL.
help-open = Открыть браузер.
help-run-at = Запуск поездов, сделанный этой записью (в журнале — её id), а не текущий.
help-company = Только эта компания.

## Арена

cli-arena = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, мест за столом: { $seats }; равная доля — { $share } %.
cli-percent = { $figures } %
cli-arena-again = { $games ->
        [one] { $games } партия была сыграна раньше.
        [few] { $games } партии были сыграны раньше.
       *[many] { $games } партий были сыграны раньше.
    }
cli-arena-faults = { $bot } работал с ошибками и был заменён: { $count ->
        [one] в { $count } партии.
       *[other] в { $count } партиях.
    }
cli-arena-numbers = Число партий, процессов и позиций — целое, не меньше 1.
cli-no-ray = Ray не установлен: pip install railhead[ray].
cli-column-bot = Бот
cli-column-seatings = Партий
cli-column-share = Побед
cli-column-interval = Интервал 95 %
cli-column-rank = Среднее место
cli-column-worth = Средний итог
cli-column-ratio = Отношение к среднему
cli-column-elo = Эло
cli-column-decisions = Ходов за партию
cli-column-seconds = Секунд на ход
help-arena = Сыграть партии между ботами и показать, кто побеждает.
help-arena-bots = Боты через запятую: random, novice, steady, master, steady~ЧАСТЬ (без части знаний), steady@КОЭФФИЦИЕНТ=ЧИСЛО (с другим коэффициентом оценки), установленный бот или cmd:КОМАНДА для внешней программы. Если ботов меньше, чем мест, остальные места занимает последний.
help-arena-games = Сколько партий сыграть.
help-jobs = Сколько процессов играют одновременно.
help-ray = Играть на кластере Ray: его адрес, `auto` — уже запущенный здесь, без адреса — запустить на этой машине (нужно дополнение `ray`).
help-nodes = Сколько позиций бот может рассмотреть за ход.
help-arena-keep = Папка для итогов и записей; после остановки та же команда продолжит с того же места.
cli-tuning = Настройка
cli-column-figure = Коэффициент
cli-column-before = Сейчас
cli-column-found = Найдено
cli-tune-numbers = Число шагов, расстановок, процессов и позиций — целое, не меньше 1, мест — не меньше 2, проверочных партий — не меньше 0.
cli-tune-unknown = Нет коэффициента { $name }. Есть: { $known }.
cli-tune-again = { $steps ->
    [one] Уже сделан { $steps } шаг.
    [few] Уже сделано { $steps } шага.
   *[other] Уже сделано { $steps } шагов.
}
cli-tune-toml = Если арена покажет, что так лучше, эта строка добавляется под [seats] в { $file }:
help-tune = Подобрать коэффициенты оценки в партиях бота steady с самим собой.
help-tune-figures = Какие коэффициенты подбирать, через запятую; по умолчанию все.
help-tune-steps = Сколько шагов: каждый немного сдвигает все коэффициенты к тем, с которыми играли лучше.
help-tune-setups = Сколько расстановок сыграть за шаг: каждую с другими коэффициентами и с каждого места.
help-tune-check = В конце сыграть столько партий найденных коэффициентов против нынешних.
cli-train-title = Для { $title } обучать пока нечего: выученная оценка есть только у rocket.
cli-train-numbers = Нужно не меньше { $least ->
        [one] { $least } партии
       *[many] { $least } партий
    }, не меньше одного процесса и столько мест, сколько бывает в игре.
cli-no-numpy = Для обучения нужен numpy: pip install railhead[train].
cli-trained = Позиций: { $positions }. В партиях, на которых не обучались, сеть объясняет { $learned } % разброса итогов, оценка, составленная вручную, — { $hand } %.
help-train = Обучить оценку позиций «Ракеты Стивенсона» на партиях бота steady; нужно дополнение `train`.
help-train-games = На скольких партиях обучать; каждая пятая служит только для проверки.
help-train-keep = Папка для партий; после остановки та же команда продолжит с того же места.

## База данных сервера

cli-backed-up = { $file }: записано строк: { $rows }.
cli-restored = { $file }: восстановлено строк: { $rows }.
cli-database-verified = Всё в порядке. Партий: { $games }, записей: { $entries }.
cli-admin-done = Готово: { $deed } { $name }
help-backup = Записать всё, что хранит сервер, в файл.
help-restore = Восстановить резервную копию в пустую базу.
help-admin = Управление сервером: дать или отнять права администратора, заблокировать или разблокировать, закрыть партию, заменить отсутствующего игрока ботом.
help-db = База данных: файл SQLite или postgresql://...; без указания — та, которую использует `railhead serve`.
help-admin-deed = grant, revoke, ban, unban: для человека. close, replace: для партии.
help-admin-name = Имя для входа (для гостя — идентификатор) или идентификатор партии.
help-admin-seat = replace: место, считая с 1; можно указать несколько раз.
help-admin-bot = replace: уровень бота. По умолчанию самый сильный.

## Наборы данных

cli-exported = { $file }: { $rows ->
        [one] записано { $rows } решение.
        [few] записано { $rows } решения.
       *[many] записано { $rows } решений.
    }
cli-no-pyarrow = Для Parquet нужен pyarrow: pip install railhead[data].
cli-parquet-out = Укажите файл Parquet: --out.
help-export = Сохранить записи как набор данных: каждое решение с позицией, разрешёнными действиями, выбором и результатом.
help-format = jsonl или parquet (нужно дополнение `data`).
