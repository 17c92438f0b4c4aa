### Партия, разобранная программой: `railhead analyse` и панель у стола.

analysis = Разбор
analysis-start = Разобрать партию
analysis-again = Разобрать заново
analysis-about = Программа сравнит ходы всей партии. Это займёт около минуты; пока можно заняться другим.
analysis-going = Разбор: { $done } из { $total }
analysis-stop = Остановить
analysis-failed = Не удалось разобрать партию.
analysis-older = После разбора партия пошла дальше.

analysis-chances = Шанс на победу
analysis-worth = Итог
analysis-entry = После хода
analysis-move = ход { $n }
analysis-percent = { $n } %
analysis-looked = Решений, в которых сравнивались ходы: { $looked } из { $all }.
analysis-cut = На всё времени не хватило.

analysis-turnings = Переломы
analysis-turn-lead = Отсюда впереди { $who }: { $before } % → { $after } %.
analysis-turn-change = { $who }: { $before } % → { $after } %.
analysis-losses = Самые дорогие ошибки
analysis-loss = { $who }, шанс на победу меньше на { $loss } %:
analysis-better = Лучше:
analysis-runs = Не лучшие запуски поездов
analysis-run = { $company }: запуск на { $revenue } вместо { $best }.
analysis-unspent = Неистраченные деньги
analysis-kept = { $who } держит { $amount }, хотя можно было купить акции.
analysis-left = У компании { $company } до конца осталось { $amount }.

analysis-compare = Сравнить ходы здесь
analysis-comparing = Сравнение…
analysis-moves = Ходы, которые стоит рассмотреть
analysis-no-moves = Сравнивать нечего.
analysis-made = так и сыграно
analysis-line = Что, вероятно, будет дальше
analysis-of-what = Из чего складывается итог

## Части оценки

valued-cash = деньги
valued-shares = акции
valued-rounds = будущие раунды
valued-treasuries = деньги компаний
valued-points = очки сейчас
valued-lines = линии
valued-cubes = кубы
valued-passengers = пассажиры
