import { type Language } from '../locale.ts'

/** Two Greek letters that are one sound, before single ones (ELOT 743). */
const pairs: Readonly<Record<string, string>> = { ου: 'ou', γγ: 'ng', γξ: 'nx', γχ: 'nch' }

const letters: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
}

/** Before these `αυ`, `ευ` and `ηυ` are voiced. */
const voiced = 'αεηιουωβγδζλμνρ'

const plain = (text: string): string =>
  text
    .normalize('NFD')
    // A diaeresis parts two letters, an accent does not.
    .replaceAll(/[\u0300\u0301\u0342\u0313\u0314\u0345]/g, '')
    .normalize('NFC')

/** The letters of one run of small Greek letters from a place, and how many of them they stand for. */
function latinAt(word: string, at: number): readonly [latin: string, length: number] {
  const two = word.slice(at, at + 2)
  const pair = pairs[two]
  if (pair !== undefined) return [pair, 2]
  if (two === 'μπ') return [at === 0 || word.length === at + 2 ? 'b' : 'mp', 2]
  if (['αυ', 'ευ', 'ηυ'].includes(two)) {
    const following = word[at + 2]
    const end = following !== undefined && voiced.includes(following) ? 'v' : 'f'
    return [(letters[two.charAt(0)] ?? '') + end, 2]
  }
  const one = word.charAt(at)
  return [letters[plain(one.normalize('NFD').replaceAll('\u0308', ''))] ?? one, 1]
}

/** A Greek word in Latin letters; its capitals stay capitals. */
function latinWord(word: string): string {
  const small = plain(word.toLowerCase())
  const capitals = plain(word)
  const isShouted = word.length > 1 && word === word.toUpperCase()
  let latin = ''
  for (let at = 0; at < small.length; ) {
    const [letter, length] = latinAt(small, at)
    const isCapital = capitals[at] !== small[at]
    latin += isShouted
      ? letter.toUpperCase()
      : isCapital
        ? letter.charAt(0).toUpperCase() + letter.slice(1)
        : letter
    at += length
  }
  return latin
}

/** A name in Latin letters, as Greek passports write it (ELOT 743); what is not Greek stays. */
export const latinName = (name: string): string =>
  name.normalize('NFC').replaceAll(/\p{Script=Greek}+/gu, latinWord)

/** The name of an agency as readers of a language can say it: Greek in Greek, else in Latin letters. */
export const nameIn = (language: Language, name: string): string =>
  language === 'el' ? name : latinName(name)
