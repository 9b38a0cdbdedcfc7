/**
 * Letters of one script that look like those of the other. Words mix them when a keyboard is switched too late,
 * and whole headlines are written so.
 */

const greekOfLatin: Readonly<Record<string, string>> = {
  a: 'α',
  b: 'β',
  e: 'ε',
  h: 'η',
  i: 'ι',
  k: 'κ',
  m: 'μ',
  n: 'ν',
  o: 'ο',
  p: 'ρ',
  t: 'τ',
  u: 'υ',
  v: 'ν',
  w: 'ω',
  x: 'χ',
  y: 'υ',
  z: 'ζ',
}

const latinOfGreek: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'b',
  ε: 'e',
  ζ: 'z',
  η: 'h',
  ι: 'i',
  κ: 'k',
  μ: 'm',
  ν: 'n',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'y',
  χ: 'x',
}

const latin = /[a-z]/g
const greek = /[α-ω]/g
const readable = (word: string, letters: RegExp, table: Readonly<Record<string, string>>) =>
  word.replaceAll(letters, (letter) => (letter in table ? '' : '-')).includes('-') === false
const replaced = (word: string, letters: RegExp, table: Readonly<Record<string, string>>) =>
  word.replaceAll(letters, (letter) => table[letter] ?? letter)

/**
 * A folded word with mixed Greek and Latin letters, in the one script that fits: Greek, unless only Latin has
 * all of its letters.
 */
export const inOneScript = (word: string): string =>
  !readable(word, latin, greekOfLatin) && readable(word, greek, latinOfGreek)
    ? replaced(word, greek, latinOfGreek)
    : replaced(word, latin, greekOfLatin)

/** A folded Latin word read as Greek letters that look the same (`kozanh`); nothing where one looks like none. */
export const asGreekLooks = (word: string): readonly string[] =>
  readable(word, latin, greekOfLatin) ? [replaced(word, latin, greekOfLatin)] : []
