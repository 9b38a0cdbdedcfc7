import { Label, Meter as AriaMeter } from 'react-aria-components'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import type { Naming } from '#design-system/forms/Naming.ts'
import * as styles from './Meter.css.ts'
import { type MeterLevel, fullness, levelAt } from './levels.ts'

export type MeterProps = Naming & {
  value: number
  /** @default 0 */
  min?: number
  /** @default 100 */
  max?: number
  /** The value in words, with its unit: "7 από 10 στοιχεία". */
  valueText: string
  /** What the value means, ascending; the first begins at `min`. Without them the bar only measures. */
  levels?: readonly MeterLevel[]
}

const icons = { info: 'info', success: 'success', warning: 'warning', danger: 'danger' } as const

/** How much of something there is: how complete an advertisement is, how strong a password. Not for progress. */
export function Meter(props: MeterProps) {
  const { label, value, min = 0, max = 100, valueText, levels = [] } = props
  const level = levelAt(value, levels)
  return (
    <AriaMeter
      className={styles.root}
      value={value}
      minValue={min}
      maxValue={max}
      valueLabel={level ? `${valueText}, ${level.label}` : valueText}
      {...(label === undefined ? { 'aria-label': props['aria-label'] } : {})}
    >
      <span className={styles.line}>
        {label !== undefined && <Label className={styles.label}>{label}</Label>}
        <span className={styles.value}>{valueText}</span>
      </span>
      <Bar {...{ value, min, max, levels }} tone={level?.tone ?? 'info'} />
      {level && (
        <span className={styles.level({ tone: level.tone })}>
          <Icon name={icons[level.tone]} size="text" />
          <span className={styles.words}>{level.label}</span>
        </span>
      )}
    </AriaMeter>
  )
}

type BarProps = Required<Pick<MeterProps, 'value' | 'min' | 'max' | 'levels'>> & { tone: MeterLevel['tone'] }

/** A hollow track that fills up, notched where a level begins: lengths are attributes, so no style is needed. */
function Bar({ value, min, max, levels, tone }: BarProps) {
  const share = (at: number) => `${fullness(at, min, max) * 100}%`
  return (
    <svg className={styles.bar} aria-hidden="true" focusable="false">
      <rect className={styles.track} width="100%" height="100%" />
      <rect className={styles.fill({ tone })} width={share(value)} height="100%" />
      {levels.slice(1).map(({ from }) => (
        <line
          key={from}
          className={styles.notch({ on: from < value ? 'fill' : 'track' })}
          x1={share(from)}
          x2={share(from)}
          y2="100%"
        />
      ))}
    </svg>
  )
}
