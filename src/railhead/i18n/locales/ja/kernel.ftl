### どのゲームにも共通の文。

seat-name = { $seat }
part-count = { $name }：{ $count }
seat-unnamed = プレイヤー{ $number }
value = { $value }

## できない理由

refusal-not-asked = 今はあなたの手番ではありません。決めるのは{ $asked }です。
refusal-not-now = 「{ $action }」は今は選べません。
refusal-game-is-over = ゲームは終了しています。
refusal-unreadable = アクションを読み取れません：{ $detail }
refusal-no-such-seat = 席{ $seat }はありません。席は0から数え、このゲームには{ $seats }席あります。

## 棋譜の誤り

refusal-not-json = { NUMBER($line, useGrouping: 0) }行目がJSONオブジェクトではありません。
refusal-no-header = ファイルの最初の行が棋譜のヘッダーではありません。{ $detail }
refusal-other-format = 棋譜の形式は{ $format }ですが、このプログラムが読めるのは形式1だけです。
refusal-not-an-entry = { NUMBER($line, useGrouping: 0) }行目はアクションでも巻き戻しでもありません：{ $detail }
refusal-number-gap = { NUMBER($line, useGrouping: 0) }行目の番号が{ NUMBER($found, useGrouping: 0) }です。番号は連続していなければならず、次は{ NUMBER($expected, useGrouping: 0) }のはずです。
refusal-no-such-entry = { $last ->
        [0] { NUMBER($entry, useGrouping: 0) }手目はありません。まだ1手も記録されていません。
       *[other] { NUMBER($entry, useGrouping: 0) }手目はありません。最後は{ NUMBER($last, useGrouping: 0) }手目です。
    }
refusal-digest-differs = { NUMBER($entry, useGrouping: 0) }手目の後の局面の照合値は{ $found }ですが、棋譜には{ $expected }とあります。
refusal-not-text = ファイルがUTF-8のテキストではありません。

## ゲーム、版、オプション

refusal-unknown-title = 「{ $title }」というゲームはありません。選べるのは{ $known }です。
refusal-unknown-version = 「{ $title }」にルールの版「{ $version }」はありません。棋譜には「{ $title }/1」のように書きます。
refusal-bad-seats = このゲームは{ $least }～{ $most }人用です。{ $seats }人では遊べません。
refusal-unknown-option = このゲームに「{ $option }」というオプションはありません。
refusal-bad-option = 「{ $value }」はオプション「{ $option }」の値ではありません。選べる値：{ $allowed }

## 18xx.gamesのログ

import-entry-refused = ログの{ NUMBER($entry, useGrouping: 0) }番（{ $kind }）は実行できません。
refusal-not-an-export = 18xx.gamesからエクスポートしたゲームのファイルではありません。{ $detail }
refusal-other-game = 「{ $title }」はこのプログラムにないゲームです。
refusal-unsupported-rule = オプション「{ $option }」を使ったゲームには対応していません。
refusal-bad-players = このゲームは{ $count }人では遊べません。
refusal-unknown-entry = ログの「{ $kind }」を読み取れません：{ $detail }
refusal-wrong-entity = 今アクションを行うのは{ $entity }ではなく{ $asked }です。
refusal-income-differs = ログの収入は{ $recorded }ですが、このルートの収入は{ $ours }です。
refusal-game-is-finished = ログのこの項目（{ $kind }）の前に、ゲームは終了しています。
hex-place = { HEX($hex) }

ask-nobody = ゲームは終了しました。

## アクションの種類：「…」は今は選べません

action-pass = パス
