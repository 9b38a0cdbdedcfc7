import { reference } from '#cli/checks/translations/Catalogue.ts'
import { read } from '#cli/checks/translations/compareMessages.ts'
import type { Pair } from '#cli/checks/translations/compareTexts.ts'
import type { TranslationsNote } from '#cli/checks/translations/problems.ts'

/** A button is drawn for the Greek text: one this many times as long wraps, or pushes its neighbour away. */
const timesGreek = 1.6
/** Short texts have room however they are translated. */
const mostLetters = 14

/** Texts on buttons that are much longer than the Greek ones. `onButtons` are the keys that the code puts there. */
export function longButtons(
  pairs: readonly Pair[],
  onButtons: ReadonlySet<string>,
  spec: string,
): readonly TranslationsNote[] {
  const long = pairs
    .filter(({ language, key }) => language !== reference && onButtons.has(key))
    .map((pair) => ({
      ...pair,
      length: lengthOf(pair.text),
      times: lengthOf(pair.text) / lengthOf(pair.greek),
    }))
    .filter(({ length, times }) => length > mostLetters && times > timesGreek)
  return [...Map.groupBy(long, ({ language }) => language)].map(([language, texts]) => ({
    code: 'buttons-long',
    language,
    texts: texts.map(({ key, times }) => ({ key, times: Math.round(times * 10) / 10 })),
    at: { file: 'texts' },
    spec,
  }))
}

/** Of its longest reading. */
function lengthOf(text: string): number {
  const reading = read(text)
  const readings = 'reason' in reading ? [text] : reading.message.readings
  return Math.max(1, ...readings.map(({ length }) => length))
}
