/**
 * Words of a keyword that name what a filter asks: `κήπος` is looked for in texts, where few say it, while thousands of
 * ads state a garden. A user who typed the word is offered the filter, with how many it would find.
 */
import type { SearchResults } from '#domain/api/Search.ts'
import type { Flags } from '#domain/flags.ts'
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import { type Criteria, type FilterName, filterNames, filters } from '#domain/search/filters.ts'
import { defaultOrder } from '#domain/search/orders.ts'
import { writeQuery } from '#domain/search/readQuery.ts'
import { readSentence } from '#domain/sentence/readSentence.ts'
import type { Understood } from '#domain/sentence/understood.ts'
import { type Keyword, printKeyword, readKeyword } from '#domain/search/words/keyword.ts'
import type { SearchIndexService } from '#server/content/search-index/SearchIndex.ts'

/** Filters for facts of a home. Words that say where, or what is offered, stay words: the path of the list says that. */
const ofHomes: ReadonlySet<string> = new Set<FilterName>(
  filterNames.filter(
    (name) =>
      name !== 'contract' &&
      name !== 'category' &&
      ['choices', 'range', 'least'].includes(filters[name].kind),
  ),
)

/** Words that are offered one by one, of those that have a filter: each is counted, and more are no choice. */
const ONE_BY_ONE = 5

/** Words that belong together, from `start` to `end` of those wanted, and what they ask. */
interface Piece {
  readonly start: number
  readonly end: number
  readonly criteria: Criteria
}

/** Makes what offers filters for the words of a keyword: for all of them at once, and for the first ones each. */
export function offerFilters(
  { countNow }: Pick<SearchIndexService, 'countNow'>,
  gazetteer: Gazetteer,
  flags: Flags,
) {
  const parametersOf = (criteria: Criteria) =>
    writeQuery({ criteria, order: defaultOrder(flags.listingSearchNewSorting), page: 1 }, flags).toString()

  return ({ keyword: typed, ...others }: Criteria): SearchResults['asFilters'] => {
    if (typed === undefined) return []
    const keyword = readKeyword(typed)
    const text = keyword.must.join(' ')
    const { understood, criteria } = readSentence(text, { gazetteer, flags })
    const pieces = piecesOf(understood)
    const offer = (asked: Criteria, replaced: readonly Piece[]) => {
      const left = printKeyword(withoutPieces(keyword, replaced))
      return {
        words: replaced.map(({ start, end }) => text.slice(start, end)).join(' '),
        keyword: left,
        parameters: parametersOf(asked),
        total: countNow({ ...others, ...asked, ...(left !== '' && { keyword: left }) }),
      }
    }
    return [
      ...(pieces.length > 1 ? [offer(joined(pieces, criteria), pieces)] : []),
      ...pieces.slice(0, ONE_BY_ONE).map((piece) => offer(piece.criteria, [piece])),
    ].filter(({ total }) => total > 0)
  }
}

/** Pieces of a sentence that ask nothing but facts of a home. */
const piecesOf = (understood: readonly Understood[]): readonly Piece[] =>
  [...Map.groupBy(understood, ({ start }) => start).values()]
    .filter((said) => said.every(({ filter, isOverruled }) => ofHomes.has(filter) && !isOverruled))
    .map((said) => {
      const { start, end } = said[0] as Understood
      return { start, end, criteria: Object.fromEntries(said.map(({ filter, value }) => [filter, value])) }
    })

/** What pieces ask together, as the whole sentence says it: options of one filter unite. */
const joined = (pieces: readonly Piece[], whole: Criteria): Criteria =>
  Object.fromEntries(
    pieces.flatMap(({ criteria }) =>
      (Object.keys(criteria) as FilterName[]).map((name) => [name, whole[name]]),
    ),
  )

/** A keyword without the wanted words of some pieces; they stand one after the other, a space between. */
function withoutPieces({ must, mustNot }: Keyword, pieces: readonly Piece[]): Keyword {
  let next = 0
  const isOutside = (word: string) => {
    const at = next
    next += word.length + 1
    return pieces.every(({ start, end }) => at >= end || at + word.length <= start)
  }
  return { must: must.filter(isOutside), mustNot }
}
