/**
 * A sentence as the address of a list.
 */
import type { SentenceAnswer } from '#domain/api/Search.ts'
import type { Flags } from '#domain/flags.ts'
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import type { Place } from '#domain/geography/Place.ts'
import type { Language } from '#domain/locale.ts'
import { type Criteria, filters } from '#domain/search/filters.ts'
import { defaultOrder } from '#domain/search/orders.ts'
import { withoutPlaces, writeSearchAddress } from '#domain/search/searchAddress.ts'
import { placeSlugOf } from '#domain/search/searchPath.ts'
import type { CompletedReading } from '#domain/sentence/model/readByModel.ts'
import { readSentence, type SentenceReading } from '#domain/sentence/readSentence.ts'
import { respell } from '#domain/sentence/respell.ts'
import { lineageOf } from '#server/content/geography/Places.ts'
import { placeFilters } from '../readRequest.ts'

interface Said {
  readonly text: string
  readonly language: Language
  readonly reading: CompletedReading
}

export function sentenceAnswer({ text, language, reading }: Said, context: ReadingContext): SentenceAnswer {
  const { unread } = reading
  const instead = unread.length > 0 ? respell(text, unread, context) : undefined
  return {
    href: hrefOf(reading, language, context),
    read: [...readByGrammar(text, reading), ...readByModel(reading)],
    unread: unread.map((one) => one.text),
    ...(instead !== undefined && {
      instead: { text: instead, href: hrefOf(readSentence(instead, context), language, context) },
    }),
  }
}

interface ReadingContext {
  readonly gazetteer: Gazetteer
  readonly flags: Flags
}

/** The address of the list. */
function hrefOf(reading: SentenceReading, language: Language, { gazetteer, flags }: ReadingContext): string {
  const { criteria, order, likelyContract } = reading
  const { contract = likelyContract ?? 'sale', category = 'residential', ...rest } = criteria
  const place = onlyPlace(criteria, gazetteer)
  const slug = place && placeSlugOf(lineageOf(gazetteer, place))
  return writeSearchAddress(
    {
      language,
      contract,
      category,
      place: slug,
      criteria: slug ? withoutPlaces(rest) : rest,
      order: order ?? defaultOrder(flags.listingSearchNewSorting),
      page: 1,
    },
    flags,
  )
}

function readByGrammar(text: string, { understood }: CompletedReading): SentenceAnswer['read'] {
  const pieces = Map.groupBy(understood, ({ start, end }) => text.slice(start, end))
  return [...pieces].map(([piece, said]) => ({
    text: piece,
    filters: said.map(({ filter }) => filter),
    isApproximate: said.some(({ isApproximate }) => isApproximate === true),
    isByModel: false,
  }))
}

/** Nothing of a model's is sure. */
const readByModel = (reading: CompletedReading): SentenceAnswer['read'] =>
  reading.readByModel.map(({ text, filters: set }) => ({
    text,
    filters: set,
    isApproximate: true,
    isByModel: true,
  }))

/** The place that a path can name: the only one that was said. */
function onlyPlace(criteria: Criteria, gazetteer: Gazetteer): Place | undefined {
  const [only, ...others] = placeFilters.flatMap((name) =>
    (criteria[name] ?? []).map((id) => gazetteer.place(filters[name].level, id)),
  )
  return others.length === 0 ? only : undefined
}
