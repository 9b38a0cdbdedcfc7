import { Anchor } from '#design-system/foundations/Anchor/Anchor.tsx'
import { Icon, type IconName } from '#design-system/foundations/Icon/Icon.tsx'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Stepper.css.ts'

export type StepState = 'done' | 'current' | 'upcoming' | 'error'

export interface Step {
  label: string
  state: StepState
  /** The way back to a step that can be changed still. */
  href?: string
}

export interface StepperProps {
  /** Name of the navigation landmark. */
  label: string
  steps: readonly Step[]
  /** Read after the name of a step, in words: "done", "not yet begun". The current one has `aria-current`. */
  stateLabels: Record<Exclude<StepState, 'current'>, string>
  /** Above the marks of a row in a narrow place, which has no room for every name: "Step 2 of 4: Photographs". */
  summary?: string
  /** A column has room for many steps beside the form. @default 'row' */
  layout?: 'row' | 'column'
}

const icons: Partial<Record<StepState, IconName>> = { done: 'check', error: 'danger' }

/** Where one is in a form of several pages, and the way back to earlier ones. */
export function Stepper({ label, steps, stateLabels, summary, layout = 'row' }: StepperProps) {
  return (
    <nav aria-label={label} className={layout === 'row' ? styles.row : undefined}>
      {layout === 'row' && summary !== undefined && <p className={styles.summary}>{summary}</p>}
      <ol className={styles.list({ layout })}>
        {steps.map((step, at) => (
          <li
            key={step.label}
            className={styles.step({ layout })}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <StepWay {...step} number={at + 1} {...{ stateLabels, layout }} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function StepWay({ label, state, href, number, stateLabels, layout }: Step & StepPlace) {
  const icon = icons[state]
  const inside = (
    <>
      <span className={styles.mark({ state })} aria-hidden="true">
        {icon ? <Icon name={icon} /> : number}
      </span>
      <span className={styles.name({ state, layout })}>{label}</span>
      {state !== 'current' && <VisuallyHidden>{` ${stateLabels[state]}`}</VisuallyHidden>}
    </>
  )
  if (href === undefined || state === 'current')
    return <span className={styles.place({ layout })}>{inside}</span>
  return (
    <Anchor href={href} className={styles.place({ layout })}>
      {inside}
    </Anchor>
  )
}

type StepPlace = Required<Pick<StepperProps, 'stateLabels' | 'layout'>> & { number: number }
