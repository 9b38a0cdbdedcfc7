import { Button } from '#design-system/actions/Button/Button.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { panelCount } from '../model/panel.ts'
import * as styles from './FilterBar.css.ts'
import { PanelGroups, type PanelGroupsProps } from './PanelGroups.tsx'

export interface MoreFiltersProps extends PanelGroupsProps {
  /** Called when they are unfolded or folded away. */
  onToggle: (isOpen: boolean) => void
}

/** All other filters, folded; the active ones are listed beside the name, and each option has its count. */
export function MoreFilters({ onToggle, ...panel }: MoreFiltersProps) {
  const t = useTranslate()
  const { criteria } = panel.state
  const set = panelCount(criteria) + (criteria.surface ? 1 : 0)
  return (
    <div className={styles.more}>
      <Disclosure
        summary={t('search.filters.more')}
        detail={set > 0 ? t('search.filters.count', { count: set }) : undefined}
        look="plain"
        onToggle={onToggle}
      >
        <div className={styles.morePanel}>
          <PanelGroups {...panel} />
          {/* The panel is higher than a screen: a button at its end avoids going back to the top. */}
          <div className={styles.applyBelow}>
            <Button type="submit" icon="search">
              {t('search.filters.apply')}
            </Button>
          </div>
        </div>
      </Disclosure>
    </div>
  )
}
