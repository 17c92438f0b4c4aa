### То, что говорит каждая игра.

seat-name = { $seat }
part-count = { $name }: { $count }
seat-unnamed = Игрок { $number }
value = { $value }

## Почему действие невозможно

refusal-not-asked = Сейчас решаете не вы, а { $asked }.
refusal-not-now = Действие «{ $action }» сейчас недоступно.
refusal-game-is-over = Партия окончена.
refusal-unreadable = Не удалось прочитать действие: { $detail }.
refusal-no-such-seat = Места { $seat } нет: места нумеруются с 0, всего их { $seats }.

## Ошибки в записи партии

refusal-not-json = Строка { NUMBER($line, useGrouping: 0) } не является объектом JSON.
refusal-no-header = Файл не начинается со строки заголовка записи. { $detail }
refusal-other-format = Формат записи — { $format }, а программа читает только формат 1.
refusal-not-an-entry = Строка { NUMBER($line, useGrouping: 0) } — не действие и не отмена: { $detail }.
refusal-number-gap = В строке { NUMBER($line, useGrouping: 0) } стоит номер { NUMBER($found, useGrouping: 0) }, а должен быть { NUMBER($expected, useGrouping: 0) }: записи нумеруются подряд.
refusal-no-such-entry = { $last ->
        [0] Записи { NUMBER($entry, useGrouping: 0) } нет: в партии ещё не сделано ни одного хода.
       *[other] Записи { NUMBER($entry, useGrouping: 0) } нет, последняя — { NUMBER($last, useGrouping: 0) }.
    }
refusal-digest-differs = После записи { NUMBER($entry, useGrouping: 0) } контрольная сумма позиции — { $found }, а в файле указана { $expected }.
refusal-not-text = Файл не является текстом в кодировке UTF-8.

## Игры, версии, настройки

refusal-unknown-title = Игры «{ $title }» здесь нет. Есть: { $known }.
refusal-unknown-version = У «{ $title }» нет версии правил «{ $version }»; в записи она указывается так: «{ $title }/1».
refusal-bad-seats = Число игроков: от { $least } до { $most }, а указано { $seats }.
refusal-unknown-option = Настройки «{ $option }» в этой игре нет.
refusal-bad-option = Значение «{ $value }» не подходит для настройки «{ $option }»; возможные значения: { $allowed }.

## Журналы 18xx.games

import-entry-refused = Запись { NUMBER($entry, useGrouping: 0) } ({ $kind }) сыграть нельзя.
refusal-not-an-export = Файл не похож на партию, выгруженную с 18xx.games. { $detail }
refusal-other-game = Игры «{ $title }» в этой программе нет.
refusal-unsupported-rule = Партия сыграна с настройкой «{ $option }», которая не поддерживается.
refusal-bad-players = Эта игра не рассчитана на такое число игроков: { $count }.
refusal-unknown-entry = Не удалось прочитать запись «{ $kind }»: { $detail }
refusal-wrong-entity = Сейчас действует не { $entity }, а { $asked }.
refusal-income-differs = В журнале указан доход { $recorded }, а эти маршруты приносят { $ours }.
refusal-game-is-finished = К этой записи ({ $kind }) партия уже закончилась.
hex-place = { HEX($hex) }

ask-nobody = Партия окончена.

## Виды действий: «Действие … сейчас недоступно»

action-pass = спасовать
