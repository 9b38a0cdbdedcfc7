import { LRUCache } from 'lru-cache'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import { type Language, languages } from '#domain/locale.ts'
import type { SearchIndexService } from '#server/content/search-index/SearchIndex.ts'

/** Cached cards: about two kilobytes each. */
const KEPT = 20_000

const keyOf = (id: number, language: Language) => id * languages.length + languages.indexOf(language)

/** Cards as they were last read, until their listing changes. */
export interface CardCache {
  readonly get: (id: number, language: Language) => ListingCard | undefined
  /** Increases with every change of a listing: a read begun before may be out of date. */
  readonly generation: () => number
  /** Keeps a card that was read in a generation, if that is still the present one. */
  readonly set: (card: ListingCard, language: Language, generation: number) => void
}

export function makeCardCache({ onWritten }: Pick<SearchIndexService, 'onWritten'>): CardCache {
  const cards = new LRUCache<number, ListingCard>({ max: KEPT })
  let generation = 0
  onWritten((ids) => {
    generation++
    if (ids === undefined) cards.clear()
    for (const id of ids ?? []) for (const language of languages) cards.delete(keyOf(id, language))
  })
  return {
    get: (id, language) => cards.get(keyOf(id, language)),
    generation: () => generation,
    set: (card, language, readIn) => {
      if (readIn === generation) cards.set(keyOf(card.id, language), card)
    },
  }
}
