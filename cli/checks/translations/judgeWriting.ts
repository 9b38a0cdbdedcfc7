import type { Allows } from '#cli/checks/translations/allowance.ts'
import { read } from '#cli/checks/translations/compareMessages.ts'
import type { Pair } from '#cli/checks/translations/compareTexts.ts'
import type { TextProblem } from '#cli/checks/translations/problems.ts'
import { letters, quotes, scripts, spacedPunctuation } from '#cli/checks/translations/typography.ts'

/** Texts that are exempt from a rule. */
export interface WritingExceptions {
  readonly foreignLetters: Allows
  readonly straightApostrophes: Allows
}

/** Quotation marks, apostrophes, letters and spaces, as the language has them. */
export function judgeWriting(
  pair: Pair,
  exceptions: WritingExceptions,
  spec: string,
): readonly TextProblem[] {
  const reading = read(pair.text)
  if ('reason' in reading) return []
  const seen = { language: pair.language, key: pair.key, at: pair.at, spec }
  const written = reading.message.written.join('\n')
  return [
    ...quotation(seen, written, exceptions),
    ...foreignLetters(seen, written, exceptions),
    ...spaces(seen, pair.text, reading.message.readings),
  ]
}

type SeenText = Pick<TextProblem, 'language' | 'key' | 'at' | 'spec'>

const everyMark = /["«»“”„‟‘‚‛‹›]/gu

function quotation(seen: SeenText, written: string, exceptions: WritingExceptions): readonly TextProblem[] {
  const own = quotes[seen.language]
  if (!own) return []
  const allowed = [...own.outer, ...own.inner]
  const wrong = (written.match(everyMark) ?? []).filter((mark) => !allowed.includes(mark))
  const straight = written.includes("'") && !exceptions.straightApostrophes(seen.key)
  const [open, close] = own.outer
  const unpaired = count(written, open) !== count(written, close) ? [`${open} without ${close}`] : []
  const found = [...new Set([...wrong, ...(straight ? ["'"] : []), ...unpaired])]
  if (found.length === 0) return []
  const expected = `${own.outer.join('…')}, inside those ${own.inner.join('…')}, and the apostrophe ’`
  return [{ ...seen, code: 'text-quotes', found: found.join(' '), expected }]
}

const count = (text: string, mark: string): number => text.split(mark).length - 1

/** Words with letters of a script that is neither the language's nor Latin, or of two scripts at once. */
function foreignLetters(
  seen: SeenText,
  written: string,
  exceptions: WritingExceptions,
): readonly TextProblem[] {
  if (exceptions.foreignLetters(seen.key)) return []
  const own = scripts[seen.language] ?? 'Latin'
  return (written.match(/\p{L}+/gu) ?? []).flatMap((word): readonly TextProblem[] => {
    const found = (['Greek', 'Cyrillic', 'Latin'] as const).filter((script) => letters[script].test(word))
    const foreign = found.find((script) => script !== own && (script !== 'Latin' || found.length > 1))
    return foreign === undefined ? [] : [{ ...seen, code: 'text-letters', word, script: foreign }]
  })
}

interface SpaceRule {
  readonly finds: RegExp
  readonly reason: string
  /** Only for languages with this script. */
  readonly isFor?: (language: string) => boolean
}

const tight = (language: string) => !spacedPunctuation.has(language)

const spaceRules: readonly SpaceRule[] = [
  { finds: / {2}/u, reason: 'two spaces in a row' },
  { finds: /^\s|\s$/u, reason: 'a space at its end' },
  { finds: /[ \u00a0\u202f]+[,;:?!](?:\s|$)/u, reason: 'a space before a mark', isFor: tight },
  {
    finds: /(?<![\u00a0\u202f])(?:[:;?!](?=\s|$)|»)|«(?![\u00a0\u202f])/u,
    reason: 'no no-break space beside a mark',
    isFor: (language) => !tight(language),
  },
  // A line break could separate a number from its unit.
  {
    finds: /[\d…] (?:%|€|MB|Mo|МБ|km|км|χλμ\.|τ\.μ\.|m²|м²)(?!\p{L})/u,
    reason: 'a plain space before a unit',
  },
]

/** Stray spaces. A reading is what a reader would see, with `…` for a placeholder. */
function spaces(seen: SeenText, text: string, readings: readonly string[]): readonly TextProblem[] {
  const found = spaceRules
    .filter(({ isFor }) => isFor?.(seen.language) ?? true)
    .flatMap(({ finds, reason }): readonly TextProblem[] => {
      const hit = readings.flatMap((reading) => around(reading, finds))[0]
      return hit === undefined ? [] : [{ ...seen, code: 'text-spaces', near: hit, reason }]
    })
  return text.trim() === '' ? [] : found
}

function around(text: string, finds: RegExp): readonly string[] {
  const hit = finds.exec(text)
  return hit ? [text.slice(Math.max(0, hit.index - 8), hit.index + hit[0].length + 8)] : []
}
