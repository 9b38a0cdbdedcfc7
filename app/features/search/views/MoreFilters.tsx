import { useState } from 'react'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import type { CategoryName } from '#domain/search/filters.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import type { FormErrors } from '../model/filterForm.ts'
import { panelCount } from '../model/panel.ts'
import { type SearchState, searchHref } from '../model/searchState.ts'
import * as styles from './FilterBar.css.ts'
import { PanelGroups } from './PanelGroups.tsx'
import { useCounts } from './useCounts.ts'

export interface MoreFiltersProps {
  state: SearchState
  errors: FormErrors
  category: CategoryName
}

/** All other filters, folded away; those in force are told beside the name, and each option says what it finds. */
export function MoreFilters({ state, errors, category }: MoreFiltersProps) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const counts = useCounts(isOpen ? searchHref(state) : null)
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
          <PanelGroups {...{ state, errors, category, counts }} />
        </div>
      </Disclosure>
    </div>
  )
}
