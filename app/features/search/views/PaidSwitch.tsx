import { ChipLink } from '#design-system/navigation/ChipLink/ChipLink.tsx'
import { defaultOrder } from '#domain/search/orders.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { type SearchState, searchHref } from '../model/searchState.ts'
import { relevanceKind } from '../model/whyHere.ts'

/** Turns paid places off in an order by relevance, and on again. A link: it needs no script. */
export function PaidSwitch({ state }: { state: SearchState }) {
  const t = useTranslate()
  const kind = relevanceKind(state.order)
  if (kind === undefined) return null
  const isOff = kind === 'unpaid'
  const order = isOff ? defaultOrder(state.flags.listingSearchNewSorting) : 'mostRelevantUnpaid'
  return (
    <ChipLink
      href={searchHref(state, { order })}
      isActive={isOff}
      {...(isOff && { removeLabel: t('search.paid.remove') })}
    >
      {t('search.paid.without')}
    </ChipLink>
  )
}
