import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as greek } from '@orama/stemmers/greek'
import { isGreek, isLatin } from '../../words/letters.ts'

/**
 * Where the stemmers unify different words: the metro and metres, pets and residence, animals and life,
 * parking and a park; or separate related ones. Stem → its words, folded.
 */
const ownStems = {
  μετρο: 'μετρο',
  κατοικιδι: 'κατοικιδιο κατοικιδιου κατοικιδια κατοικιδιων',
  ζωα: 'ζωο ζωα ζωων',
  κεντρικ: 'κεντρικο κεντρικου κεντρικα',
  parking: 'parking parkings',
} as const satisfies Readonly<Record<string, string>>

const stemOfForm: ReadonlyMap<string, string> = new Map(
  Object.entries(ownStems).flatMap(([stem, forms]) => forms.split(' ').map((form) => [form, stem] as const)),
)

/** Words whose stem is ours; the stems of all other Greek words are PostgreSQL's. */
export const hasOwnStem = (form: string): boolean => stemOfForm.has(form)

/** Stems found lately: few words make most of all texts, and a stemmer takes as long as reading fifty words. */
const lately = new Map<string, string>()
const MOST_KEPT = 20_000

/**
 * What the inflections of a word have in common (`θάλασσας`, `θάλασσες` → `θαλασσ`). Takes a token as TokenReader
 * gives it.
 */
export function stemOf(form: string): string {
  const known = lately.get(form)
  if (known !== undefined) return known
  const stem = findStem(form)
  if (lately.size === MOST_KEPT) lately.clear()
  lately.set(form, stem)
  return stem
}

function findStem(form: string): string {
  if (/[0-9]/.test(form)) return form
  const own = stemOfForm.get(form)
  if (own !== undefined) return own
  const first = form.charCodeAt(0)
  return isGreek(first) ? greek(form) : isLatin(first) ? english(form) : form
}
