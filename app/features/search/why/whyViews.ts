import type { ReactNode } from 'react'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import { lazyView } from '#app/shell/lazyView.tsx'
import type { SearchState } from '../model/searchState.ts'
import type { WhyHere as Reasons } from '../model/whyHere.ts'

type Code = typeof import('./whyCode.ts')

const later = <Props extends object>(pick: (code: Code) => (props: Props) => ReactNode) =>
  lazyView<Props>(
    'app/features/search/why/whyCode.ts',
    async () => pick(await import('./whyCode.ts')),
    ['explain', 'list'],
    null,
  )

/*
 * What explains an order and the place of a home lies behind a fold: the server writes it, so that it opens without script,
 * and its code comes after the page's. One chunk.
 */
export const rankingWords = later<{ state: SearchState }>(({ RankingWords }) => RankingWords)
export const whyHere = later<{ listing: ListingCard; reasons: Reasons }>(({ WhyHere }) => WhyHere)

export const whyParts = [rankingWords, whyHere] as const
