### 1862: Railway Mania in the Eastern Counties.

title-name = 1862: Железнодорожная мания в Восточных графствах
title-short = 1862
title-about = Добывайте чартеры в парламенте, водите поезда трёх типов и проводите слияние за слиянием, пока всех не поглотит LNER. Около четырёх часов.

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
option-short_game-true = LNER образуется с первым поездом E, поезда D не ржавеют
option-beginner = Игра для новичков
option-beginner-false = нет
option-beginner-true = только чартерные компании; без выкупа акций, платных гарантий и манёвра Хадсона (простые поезда)
option-eight_markers = Маркеры станций
option-eight_markers-false = не более семи на компанию
option-eight_markers-true = не более восьми на компанию
option-rulings = Спорные места правил
option-rulings-rulebook = по книге правил
option-rulings-site = как на 18xx.games (импортированные партии)

title-difficulty = Сложная: девять уроков. Три типа поездов, ржавчина, слияния и банкротства; есть игра для новичков, где почти всего этого нет.
about-option-length = Сколько поездов каждой буквы. Чем их меньше, тем раньше новые буквы, ржавчина и конец.
about-option-variant = С меньшим числом типов поездов учиться проще. С одним типом разрешений нет; в уроках все три.
about-option-short_game = LNER приходит примерно на половине поездов, и партия длится вдвое меньше.
about-option-beginner = Опускает то, на чём спотыкаются новички. Нужен один тип поездов: выберите только экспрессы.
about-option-eight_markers = Немного больше места на поле для компаний, которые часто объединяются.
first-game = Для первой партии: игра для новичков, только экспрессы, против двух новичков.
