/** Where a word may break: for the narrow heads of tables, as not every browser has a dictionary of hyphens. */

const VOWEL = "[аеёиоуыэюя]";
const CONSONANT = "[бвгджзйклмнпрстфхцчшщ]";
/** Behind an open syllable or before the last of several consonants, and never a single letter on a line. */
const BREAK = new RegExp(
  `([а-яё]${VOWEL})(?=${CONSONANT}${VOWEL}[а-яё])|(${VOWEL}${CONSONANT}+)(?=${CONSONANT}${VOWEL}[а-яё])`,
  "gi",
);
const SOFT_HYPHEN = "\u00AD";

/** Russian words with soft hyphens; other scripts break by themselves or are short enough. */
export function breakable(text: string): string {
  return text.replace(BREAK, `$&${SOFT_HYPHEN}`);
}
