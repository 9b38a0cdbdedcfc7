import { fold } from '../words/fold.ts'
import type { GeographyLevel } from './levels.ts'

/** Words that say what kind of place is meant, as they are typed beside a name or alone; in eight languages and Greeklish. */
const kinds: readonly { readonly levels: readonly GeographyLevel[]; readonly words: readonly string[] }[] = [
  {
    levels: ['metro', 'metroLine'],
    words: ['μετρό', 'metro', 'ΗΣΑΠ', 'isap', 'hsap', 'subway', 'underground', 'métro', 'метро', 'metrô'],
  },
  {
    levels: ['metro'],
    words: 'σταθμός stathmos sta8mos station Metrostation Bahnhof stazione станция estación estação'.split(
      ' ',
    ),
  },
  {
    levels: ['city'],
    words:
      'δήμος δήμου δ. δημ. d. dimos dhmos dimou municipality Gemeinde comune commune municipio município муниципалитет'.split(
        ' ',
      ),
  },
  {
    levels: ['province'],
    words: 'νομός νομού nomos nomou prefecture Präfektur prefettura préfecture ном prefectura'.split(' '),
  },
  {
    levels: ['island'],
    words: [
      'νησί',
      'νήσος',
      'nisi',
      'nhsi',
      'nisos',
      'island',
      'Insel',
      'isola',
      'île',
      'остров',
      'isla',
      'ilha',
    ],
  },
]

const levelsOf = new Map(
  kinds.flatMap(({ levels, words }) => words.map((word) => [fold(word), levels] as const)),
)

/** Words between a kind and a name: "île de Rhodes", "σταθμός του Χαλανδρίου". */
const between = new Set(['de', 'da', 'do', 'di', 'of', 'the', 'του', 'της'].map(fold))

export interface KindAsked {
  /** The rest of the typed text. */
  readonly name: string
  /** The levels that are meant. */
  readonly levels: readonly GeographyLevel[]
}

/** Reads "metro Chalandri" and "νησί Κως"; undefined without a word for a kind. */
export function kindAsked(typed: string): KindAsked | undefined {
  const words = typed.split(/\s+/).filter((word) => word !== '')
  const said = words.flatMap((word) => {
    const levels = levelsOf.get(fold(word))
    return levels ? [levels] : []
  })
  const [first = [], ...others] = said
  // "metro station": what all of them mean; "island station" means nothing, and is a name.
  const levels = first.filter((level) => others.every((one) => one.includes(level)))
  return levels.length === 0 ? undefined : { name: words.filter(isOfName).join(' '), levels }
}

const isOfName = (word: string): boolean => !levelsOf.has(fold(word)) && !between.has(fold(word))
