import { lazy, Suspense, useState } from 'react'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import type { SearchCounts } from '#domain/api/Search.ts'
import type { CategoryName } from '#domain/search/filters.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { useApi } from '#app/transport/useApi.ts'
import type { FormErrors } from '../model/filterForm.ts'
import { isAsked, panelCount, panelGroupNames, panelGroups, type PanelGroup } from '../model/panel.ts'
import { type SearchState, searchHref } from '../model/searchState.ts'
import * as styles from './FilterBar.css.ts'
import { PanelField } from './PanelField.tsx'
import { RangeFields } from './RangeFields.tsx'

const PriceHistogram = lazy(() => import('./PriceHistogram.tsx'))

export interface MoreFiltersProps {
  state: SearchState
  errors: FormErrors
  category: CategoryName
}

/** All other filters, folded away; those in force are told beside the name, and each option says what it finds. */
export function MoreFilters({ state, errors, category }: MoreFiltersProps) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const counts = useCounts(state, isOpen)
  const set = panelCount(state.criteria) + (state.criteria.surface ? 1 : 0)
  return (
    <div className={styles.more}>
      <Disclosure
        summary={t('search.filters.more')}
        detail={set > 0 ? t('search.filters.count', { count: set }) : undefined}
        look="plain"
        onToggle={setOpen}
      >
        <div className={styles.morePanel}>
          <div className={styles.moreFields}>
            <RangeFields name="surface" range={state.criteria.surface} errors={errors} />
            {counts && counts.histograms.price.counts.length > 1 && (
              <div className={styles.histogram}>
                <Suspense>
                  <PriceHistogram histogram={counts.histograms.price} range={state.criteria.price} />
                </Suspense>
              </div>
            )}
          </div>
          {panelGroupNames.map((group) => (
            <GroupFields key={`${group} ${category}`} {...{ group, state, category, counts }} />
          ))}
        </div>
      </Disclosure>
    </div>
  )
}

interface GroupFieldsProps {
  group: PanelGroup
  state: SearchState
  category: CategoryName
  counts: SearchCounts | undefined
}

function GroupFields({ group, state, category, counts }: GroupFieldsProps) {
  const t = useTranslate()
  const names = panelGroups[group].filter((name) => isAsked(name, category, state.flags))
  if (names.length === 0) return null
  return (
    <section className={styles.moreGroup}>
      <Heading level={3} size="label">
        {t(`search.panel.${group}`)}
      </Heading>
      <div className={styles.moreFields}>
        {names.map((name) => (
          <PanelField key={name} {...{ name, state, category, counts }} />
        ))}
      </div>
    </section>
  )
}

/** Asked for when the panel is opened, and anew for each search while it is; the last answer stays meanwhile. */
function useCounts(state: SearchState, isOpen: boolean): SearchCounts | undefined {
  const { pathname, searchParams } = new URL(searchHref(state), 'https://estia.invalid')
  const key = isOpen ? apiKey.counts(pathname, searchParams, state.language) : null
  return useApi(key, { keepsPrevious: true }).data
}
