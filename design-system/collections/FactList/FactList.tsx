import type { ReactNode } from 'react'
import { Icon, type IconName } from '#design-system/foundations/Icon/Icon.tsx'
import * as styles from './FactList.css.ts'

export interface Fact {
  term: string
  value: ReactNode
  icon?: IconName
}

export interface FactListProps {
  facts: readonly Fact[]
  /**
   * `rows` below each other with hairlines, `columns` the same in as many columns as fit, `tiles` for the few
   * that matter most, large, `bar` for six of them on one line between hairlines. @default 'rows'
   */
  layout?: 'rows' | 'columns' | 'tiles' | 'bar'
}

/** Names and values: the characteristics of a property. */
export function FactList({ facts, layout = 'rows' }: FactListProps) {
  return (
    <dl className={styles.list({ layout })}>
      {facts.map(({ term, value, icon }) => (
        <div key={term} className={styles.fact({ layout })}>
          <dt className={styles.term}>
            {icon && layout !== 'bar' && <Icon name={icon} size="text" />}
            <span>{term}</span>
          </dt>
          <dd className={styles.value({ layout })}>
            {icon && layout === 'bar' ? (
              <>
                <span className={styles.mark}>
                  <Icon name={icon} />
                </span>
                <span>{value}</span>
              </>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
