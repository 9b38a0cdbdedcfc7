import { memo, useDeferredValue } from 'react'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import type { SearchCounts } from '#domain/api/Search.ts'
import type { CategoryName } from '#domain/search/filters.ts'
import { isAsked } from '#domain/search/filtersOfCategory.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { lazyView } from '#app/shell/lazyView.tsx'
import type { FormErrors } from '../model/filterForm.ts'
import { panelGroupNames, panelGroups, type PanelGroup } from '../model/panel.ts'
import type { SearchState } from '../model/searchState.ts'
import { MonthlyFields } from '../month/MonthlyFields.tsx'
import { PanelField } from './PanelField.tsx'
import * as styles from './PanelGroups.css.ts'
import { RangeFields } from './RangeFields.tsx'
import type { RangeHistogramProps } from './RangeHistogram.tsx'

const rangeHistogram = lazyView<RangeHistogramProps>(
  'app/features/search/views/RangeHistogram.tsx',
  async () => (await import('./RangeHistogram.tsx')).RangeHistogram,
  ['filters', 'search'],
)

/** Ranges that have a histogram. */
const drawnRanges = ['price', 'surface'] as const satisfies readonly RangeHistogramProps['name'][]

export interface PanelGroupsProps {
  state: SearchState
  errors: FormErrors
  category: CategoryName
  /** How many homes each option would find, once known. */
  counts: SearchCounts | undefined
}

/**
 * All filters beyond the first fields, group by group. There are many: updates are rendered in slices after
 * the update that caused them, and until then matching values are read.
 */
export function PanelGroups({ errors, ...asked }: PanelGroupsProps) {
  const state = useDeferredValue(asked.state)
  const category = useDeferredValue(asked.category)
  const counts = useDeferredValue(asked.counts)
  return <Groups {...{ state, errors, category, counts }} />
}

const Groups = memo(function Groups({ state, errors, category, counts }: PanelGroupsProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.fields}>
        <RangeFields name="surface" range={state.criteria.surface} errors={errors} />
        {isAsked('netArea', category, state.flags) && (
          <RangeFields name="netArea" range={state.criteria.netArea} errors={errors} />
        )}
        {state.contract !== 'auction' && isAsked('monthlyCost', category, state.flags) && (
          <MonthlyFields {...{ state, errors }} />
        )}
        {drawnRanges.map((name) => (
          <Drawn key={name} {...{ name, state, counts }} />
        ))}
      </div>
      {panelGroupNames.map((group) => (
        <GroupFields key={group} {...{ group, state, category, counts }} />
      ))}
    </div>
  )
})

interface DrawnProps extends Pick<PanelGroupsProps, 'state' | 'counts'> {
  name: RangeHistogramProps['name']
}

/** The histogram of a range, once its counts are known. */
export function Drawn({ name, state, counts }: DrawnProps) {
  const histogram = counts?.histograms[name]
  if (!histogram || histogram.counts.length <= 1) return null
  return (
    <div className={styles.histogram}>
      <rangeHistogram.Part name={name} histogram={histogram} range={state.criteria[name]} />
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
