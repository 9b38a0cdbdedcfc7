import * as styles from './ShareBar.css.ts'

export interface Share {
  id: string
  name: string
  /** Its size against the others; 0 is listed and not drawn. */
  value: number
  /** In words: "2.827 € – 4.241 €". */
  amount: string
}

export interface ShareBarProps {
  /** In the order of the bar. */
  shares: readonly Share[]
}

/** What a sum consists of: a bar of its parts, and each with its name and amount. The list says all that is drawn. */
export function ShareBar({ shares }: ShareBarProps) {
  const total = shares.reduce((sum, { value }) => sum + value, 0)
  const starts = shares.map((_, at) => shares.slice(0, at).reduce((sum, { value }) => sum + value, 0))
  return (
    <>
      {total > 0 && (
        <svg className={styles.bar} aria-hidden="true" focusable="false">
          {shares.map(({ id, value }, at) => (
            <rect
              key={id}
              className={styles.part[shadeOf(at)]}
              x={`${((starts[at] ?? 0) / total) * 100}%`}
              width={`${(value / total) * 100}%`}
              height="100%"
            />
          ))}
        </svg>
      )}
      <dl className={styles.list}>
        {shares.map(({ id, name, amount, value }, at) => (
          <div key={id} className={styles.row}>
            <dt className={styles.name}>
              {value > 0 && (
                <svg className={styles.key} aria-hidden="true" focusable="false">
                  <rect className={styles.part[shadeOf(at)]} width="100%" height="100%" />
                </svg>
              )}
              <span>{name}</span>
            </dt>
            <dd className={styles.amount}>{amount}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const shadeOf = (at: number) => Math.min(at, styles.shades - 1) as 0
