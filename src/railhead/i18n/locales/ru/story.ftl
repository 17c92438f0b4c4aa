### Рассказ о сыгранной партии: на странице итога и в `railhead stats`.

story = Как шла партия
story-worth = Состояние
story-points = Очки
story-prices = Курсы акций
story-income = Доходы игроков
story-runs = Запуски поездов
story-takings = Поступления крупных компаний
story-dividends = Дивиденды крупных компаний
story-scored = Очки по ходам
story-sources = Откуда очки

story-round = После
story-start = Начало
story-turn = Ход игрока { $seat }
story-moment = Что произошло

## Важные моменты

story-lead-first = Первый лидер: { $who }, отрыв — { $by }.
story-lead = Вперёд выходит { $who }, отрыв — { $by }.
story-most-income = Лучший раунд по доходу: { $who }, { $amount }.
story-most-runs = Самый доходный запуск: { $who }, { $amount }.
story-most-takings = Самые большие поступления: { $who }, { $amount }.
story-most-dividends = Самые большие дивиденды: { $who }, { $amount }.
story-most-scored = Лучший ход: { $who }, очков — { $amount }.
story-phase = Новая фаза: { $phase }.
story-merger = { $lost } вливается в { $survivor }.
story-bankrupt = Банкротство: { $company }.
story-lner = Образуется London and North Eastern Railway (LNER): начинаются последние раунды.
story-isolated = Линия { $line } изолирована.

## Страница

story-charts = Графики
story-moments = Важные моменты
story-as-table = То же таблицей
story-take = Скачать
story-record = Запись партии
story-csv = Данные (CSV)
story-svg = Поле (SVG)
story-png = Поле (PNG)
story-play = Показать партию с начала
story-stop = Остановить
story-failed = Не удалось загрузить данные этой партии.
story-wait = Подсчёт…

rounds = По раундам
rounds-none = Ни один раунд ещё не закончен.

## While it is played: what companies earned last

earned-run = последний запуск { MONEY($amount) }
earned-took = поступления за последний раунд { MONEY($amount) }
earned-share = последние дивиденды { MONEY($amount) } на акцию
earned-yield = последние дивиденды { MONEY($amount) } на акцию ({ $percent } %)
fact-took = Поступления
fact-run = Последний запуск
fact-paid = Дивиденды на акцию
column-earned = Доход
