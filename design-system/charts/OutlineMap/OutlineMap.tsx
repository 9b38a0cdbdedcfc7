import { useId } from 'react'
import { Anchor } from '#design-system/foundations/Anchor/Anchor.tsx'
import * as styles from './OutlineMap.css.ts'

export interface Outline {
  id: string
  /** Its name and value: "Attica, 2.540 €/m², 340 homes". */
  label: string
  href: string
  /** The outline as the `d` of an SVG path. */
  d: string
  /** Its class, 0 for the lowest; null where it has no value. */
  step: number | null
}

export interface OutlineMapProps {
  label: string
  /** Of the drawing that the outlines are in. */
  width: number
  height: number
  outlines: readonly Outline[]
  /** The classes in words, lowest first, of five at the most. */
  classes: readonly string[]
  /** What has no value, in words; left out where each has one. */
  noneText?: string
}

/** Lines of a class: how far apart, and how steep. Denser is more; the highest is filled. */
const lines = [
  null,
  { apart: 14, turn: 45 },
  { apart: 8, turn: 45 },
  { apart: 8, turn: 45, isCrossed: true },
  { apart: 8, turn: 45, isFull: true },
] as const

const stepNames = ['step0', 'step1', 'step2', 'step3', 'step4'] as const

/** Few classes are as far apart as there is room for. */
const shadeOf = (step: number, count: number): number =>
  count < 2 ? 2 : Math.round((step * (lines.length - 1)) / (count - 1))

/**
 * Places by a value, as a map of their outlines: each class has a pattern of its own beside its colour, each place is a
 * link. A table beside it says the same.
 */
export function OutlineMap({ label, width, height, outlines, classes, noneText }: OutlineMapProps) {
  const id = useId()
  const fillOf = (step: number | null) =>
    step === null ? undefined : `url(#${id}-${shadeOf(step, classes.length)})`
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.map}
        viewBox={`-4 -4 ${width + 8} ${height + 8}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no element for it
        role="group"
        aria-label={label}
        focusable="false"
      >
        <defs>
          {lines.map((line, step) => (
            <pattern
              key={stepNames[step]}
              id={`${id}-${step}`}
              width={line?.apart ?? 10}
              height={line?.apart ?? 10}
              patternUnits="userSpaceOnUse"
              patternTransform={`rotate(${line?.turn ?? 0})`}
            >
              <rect className={styles.ground[stepNames[step] ?? 'step0']} width="100%" height="100%" />
              {line && <line className={styles.stroke} x1="0" x2="100%" y1="0" y2="0" />}
              {line && 'isCrossed' in line && (
                <line className={styles.stroke} x1="0" x2="0" y1="0" y2="100%" />
              )}
            </pattern>
          ))}
        </defs>
        {outlines.map(({ id: key, label: name, href, d, step }) => (
          <Anchor key={key} href={href} aria-label={name} className={styles.place}>
            <title>{name}</title>
            <path d={d} fill={fillOf(step)} className={step === null ? styles.none : styles.outline} />
          </Anchor>
        ))}
      </svg>
      <ul className={styles.legend}>
        {classes.map((words, step) => (
          <li key={words} className={styles.entry}>
            <svg className={styles.swatch} aria-hidden="true" focusable="false">
              <rect className={styles.outline} fill={fillOf(step)} width="100%" height="100%" />
            </svg>
            <span>{words}</span>
          </li>
        ))}
        {noneText !== undefined && (
          <li className={styles.entry}>
            <svg className={styles.swatch} aria-hidden="true" focusable="false">
              <rect className={styles.none} width="100%" height="100%" />
            </svg>
            <span>{noneText}</span>
          </li>
        )}
      </ul>
    </figure>
  )
}
