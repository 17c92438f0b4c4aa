### Words of the browser.

app-name = Railhead
language-en = English
language-ru = Русский
language-ja = 日本語
