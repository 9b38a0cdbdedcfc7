import { type ReactNode, type Ref, useId } from 'react'
import { Heading, type HeadingLevel } from '#design-system/foundations/Heading/Heading.tsx'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import * as styles from './Notice.css.ts'

export interface NoticeProps {
  /** @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger'
  heading?: string
  /** @default 2 */
  headingLevel?: HeadingLevel
  children?: ReactNode
  /** Buttons or links below the text. */
  action?: ReactNode
  /** Announces it when it appears after the page was loaded: `alert` at once, `status` in the next pause. */
  role?: 'alert' | 'status'
  /** Makes it focusable when it appears: a screen reader then reads heading and text. @default false */
  isFocusTarget?: boolean
  ref?: Ref<HTMLElement>
}

const icons = { info: 'info', success: 'success', warning: 'warning', danger: 'danger' } as const

/** A message that stays on the page. Also the error summary of a form: its items link to the fields. */
export function Notice(props: NoticeProps) {
  const { tone = 'info', heading, headingLevel = 2, children, action, role, isFocusTarget, ref } = props
  const id = useId()
  const text = `${id}-text`
  const isTold = isFocusTarget === true && children !== undefined
  const told = heading === undefined ? { 'aria-labelledby': text } : { 'aria-describedby': text }
  return (
    <section
      ref={ref}
      className={styles.notice({ tone })}
      role={role}
      aria-labelledby={heading === undefined ? undefined : id}
      {...(isTold && told)}
      tabIndex={isFocusTarget ? -1 : undefined}
    >
      <span className={styles.mark({ tone })}>
        <Icon name={icons[tone]} />
      </span>
      <div className={styles.body}>
        {heading !== undefined && (
          <Heading level={headingLevel} size="label" id={id}>
            {heading}
          </Heading>
        )}
        {children !== undefined && (
          <div id={text} className={styles.text}>
            {children}
          </div>
        )}
        {action !== undefined && <div className={styles.actions}>{action}</div>}
      </div>
    </section>
  )
}
