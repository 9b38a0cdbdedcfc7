import { stemOf } from '../stem.ts'
import { tokensOf } from '../tokens.ts'

/** The building blocks of generated texts, usual and unusual. */
export const signs = Array.from('αάβγδεηθικλμνοόπρσςτυχωΆΘΣabehiknoptuxyz0123489 \t\n-–"«».,;:/\u0301\u00ad²')
export const pieces = [
  'θέα ',
  'θάλασσα ',
  'χωρίς ',
  'without ',
  '-υπόγειο ',
  '"κοντά στο μετρό" ',
  '8ea ',
  'u;ea ',
  '85τμ ',
  '2ος ',
  'το ',
]

/** The stems of the words of a text, in order. */
export const stemsOf = (text: string): string[] => tokensOf(text).map(({ form }) => stemOf(form))

/** Words as a keyword seeks them where the texts have them as they are. */
export const sought = (...words: readonly string[]) => words.map((word) => ({ word, stems: stemsOf(word) }))
