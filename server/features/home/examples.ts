import { Effect } from 'effect'
import type { HomeContent } from '#domain/api/Home.ts'
import { stateNames } from '#domain/search/robots.ts'
import type { Flags } from '#domain/flags.ts'
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import type { Language } from '#domain/locale.ts'
import { addressOfReading, criteriaOfReading } from '#domain/sentence/addressOfReading.ts'
import { readSentence } from '#domain/sentence/readSentence.ts'
import type { SearchIndexService } from '#server/content/search-index/SearchIndex.ts'
import { textIn } from '#server/platform/texts.ts'

/** Fewer homes than this are no example of what a sentence can do. */
const LEAST_FOUND = 10

/** Examples shown at once. */
const MOST = 3

const names = [
  'homeExample.flat',
  'homeExample.sea',
  'homeExample.rent',
  'homeExample.garden',
  'homeExample.balcony',
] as const

/** The first sentences that are read to the last word and find enough homes now. */
export const examplesIn = Effect.fnUntraced(function* (
  language: Language,
  {
    index,
    gazetteer,
    flags,
  }: { index: Pick<SearchIndexService, 'count'>; gazetteer: Gazetteer; flags: Flags },
) {
  if (!flags.aiSearch) return []
  const examples: HomeContent['examples'][number][] = []
  for (const name of names) {
    if (examples.length === MOST) break
    const text = textIn(language, name)
    const reading = readSentence(text, { gazetteer, flags })
    if (reading.unread.length > 0) continue
    const count = yield* index.count(criteriaOfReading(reading, {}))
    if (count < LEAST_FOUND) continue
    const href = addressOfReading(reading, language, { gazetteer, flags })
    const said = new URLSearchParams({ [stateNames.sentence]: text })
    examples.push({ text, href: `${href}${href.includes('?') ? '&' : '?'}${said}`, count })
  }
  return examples
})
