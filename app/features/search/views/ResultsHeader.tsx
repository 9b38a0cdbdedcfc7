import type { RefObject } from 'react'
import { useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Spinner } from '#design-system/feedback/Progress/Spinner.tsx'
import { NativeSelect } from '#design-system/forms/NativeSelect/NativeSelect.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Link } from '#design-system/actions/Link/Link.tsx'
import type { SearchResults } from '#domain/api/Search.ts'
import { hasMonthlyCost } from '#domain/search/filtersOfCategory.ts'
import { defaultOrder, type OrderName, orderNames } from '#domain/search/orders.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { painted } from '#design-system/foundations/painted.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { resultsId } from '#app/shell/resultsId.ts'
import { useNavigate } from '#app/shell/navigation.ts'
import { searchHeading } from '../model/words/heading.ts'
import { listHref, type SearchState, searchHref } from '../model/searchState.ts'
import { shortTotal, totalSentence } from '../model/words/total.ts'
import { orderField } from '../model/parameters.ts'
import { RankingExplained } from './RankingExplained.tsx'
import { SaveSearch } from '../saving/SaveSearch.tsx'
import * as styles from './ResultsHeader.css.ts'

export interface ResultsHeaderProps {
  state: SearchState
  /** The search of the address, whose results may be on their way: a choice of the order keeps all of it. */
  asked: SearchState
  /** The same as it is now: what was chosen before this was hydrated is told with the props of the first render. */
  latest: RefObject<SearchState>
  data: SearchResults
  /** Other results have been on their way for long enough to say so. */
  isSlow: boolean
}

/** What is listed, how many there are, and in which order. */
export function ResultsHeader({ state, asked, latest, data, isSlow }: ResultsHeaderProps) {
  const texts = useTexts()
  const { t } = texts
  // The first page needs no number.
  const counted = data.page > 1 ? data : { ...data, pages: 1 }
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        <Heading level={1} size="heading" isFocusTarget id={resultsId}>
          {searchHeading(texts, state, data.places)}
        </Heading>
        <SaveSearch state={state} places={data.places} />
      </div>
      <div className={styles.line}>
        <Text size="small" tone="muted" isTabular>
          {state.camera ? (
            <>
              <span>{`${t('search.inMap', { count: data.total })} `}</span>
              <Link href={listHref(state)}>{t('search.inMap.all')}</Link>
            </>
          ) : (
            <>
              <span className={styles.wide}>{totalSentence(texts, counted)}</span>
              <span className={styles.narrow}>{shortTotal(texts, data.total)}</span>
            </>
          )}
          {isSlow && <Spinner label={t('search.loading')} />}
        </Text>
        {data.total > 1 && (
          <div className={styles.order}>
            <OrderField state={asked} latest={latest} />
            <RankingExplained state={asked} />
          </div>
        )}
      </div>
    </header>
  )
}

/** An auction or a plot has no monthly cost to order by. */
const offeredOrders = ({ flags, contract, category, order }: SearchState): readonly OrderName[] =>
  orderNames(flags.listingSearchNewSorting).filter(
    (name) =>
      name !== 'cheaperMonthly' || name === order || (contract !== 'auction' && hasMonthlyCost(category)),
  )

/** The order applies at once with script; without it, the button beside it submits the form. */
function OrderField({ state, latest }: { state: SearchState; latest: RefObject<SearchState> }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [order, setOrder] = useState(state.order)
  const [seen, setSeen] = useState(state.order)
  if (seen !== state.order) {
    setSeen(state.order)
    setOrder(state.order)
  }
  const choose = (chosen: string) => {
    const next = chosen as OrderName
    setOrder(next)
    void painted().then(() =>
      navigate(searchHref(latest.current, { order: next }), { keepsPlace: true, replace: true }),
    )
  }
  return (
    <>
      <NativeSelect
        aria-label={t('search.order')}
        look="plain"
        roomFor={t(`order.${defaultOrder(state.flags.listingSearchNewSorting)}`)}
        name={orderField}
        value={order}
        onChange={choose}
        // It acts at once: a value that the browser restored from another visit would reorder this list.
        autoComplete="off"
        options={offeredOrders(state).map((name) => ({
          value: name,
          label: t(`order.${name}`),
        }))}
      />
      <span className={styles.withoutScript}>
        <Button type="submit" variant="secondary">
          {t('search.order.apply')}
        </Button>
      </span>
    </>
  )
}
