import { Suspense } from 'react'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import type { SearchCounts } from '#domain/api/Search.ts'
import type { CategoryName } from '#domain/search/filters.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { lazyView } from '#app/shell/lazyView.tsx'
import type { FormErrors } from '../model/filterForm.ts'
import { isAsked, panelGroupNames, panelGroups, type PanelGroup } from '../model/panel.ts'
import type { SearchState } from '../model/searchState.ts'
import { PanelField } from './PanelField.tsx'
import type { PriceHistogramProps } from './PriceHistogram.tsx'
import * as styles from './PanelGroups.css.ts'
import { RangeFields } from './RangeFields.tsx'

const priceHistogram = lazyView<PriceHistogramProps>(
  'app/features/search/views/PriceHistogram.tsx',
  async () => (await import('./PriceHistogram.tsx')).PriceHistogram,
  ['search'],
)

export interface PanelGroupsProps {
  state: SearchState
  errors: FormErrors
  category: CategoryName
  /** How many homes each option would lead to, once that is known. */
  counts: SearchCounts | undefined
}

/** Everything that can be asked beyond the first fields, group by group. */
export function PanelGroups({ state, errors, category, counts }: PanelGroupsProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.fields}>
        <RangeFields name="surface" range={state.criteria.surface} errors={errors} />
        {counts && counts.histograms.price.counts.length > 1 && (
          <div className={styles.histogram}>
            <Suspense>
              <priceHistogram.View histogram={counts.histograms.price} range={state.criteria.price} />
            </Suspense>
          </div>
        )}
      </div>
      {panelGroupNames.map((group) => (
        <GroupFields key={`${group} ${category}`} {...{ group, state, category, counts }} />
      ))}
    </div>
  )
}

interface GroupFieldsProps extends Omit<PanelGroupsProps, 'errors'> {
  group: PanelGroup
}

function GroupFields({ group, state, category, counts }: GroupFieldsProps) {
  const t = useTranslate()
  const names = panelGroups[group].filter((name) => isAsked(name, category, state.flags))
  if (names.length === 0) return null
  return (
    <section className={styles.group}>
      <Heading level={3} size="label">
        {t(`search.panel.${group}`)}
      </Heading>
      <div className={styles.fields}>
        {names.map((name) => (
          <PanelField key={name} {...{ name, state, category, counts }} />
        ))}
      </div>
    </section>
  )
}
