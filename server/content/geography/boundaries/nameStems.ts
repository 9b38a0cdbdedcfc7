import { fold } from '#domain/words/fold.ts'

/** Endings of Greek names in the nominative and the genitive, the longest first. */
const endings = 'ιουσ ιοι ιεσ εωσ ουσ ιου ιων ιασ ου οσ ησ ασ ων οι εσ ωσ ισ υσ ιο ια α η ο ι ω σ'.split(' ')

/** Two letters at least are left: `Κως` and `Κω` are one name. */
const stemOf = (word: string): string => {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= 2)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/** A name in any case: `Δήμος Νέας Ιωνίας`, `Νέα Ιωνία`. Words between names are left out. */
export const nameStems = (name: string): readonly string[] =>
  fold(name)
    .split(' ')
    .filter((word) => !['και', 'δημοσ', 'δημου'].includes(word))
    .map(stemOf)
