import type { ReactNode } from 'react'
import { Anchor } from '#design-system/foundations/Anchor/Anchor.tsx'
import { Heading, type HeadingLevel } from '#design-system/foundations/Heading/Heading.tsx'
import { intoView } from '#design-system/layout/intoView.ts'
import * as styles from './Card.css.ts'

export interface CardProps {
  /** The card's address; the whole card is the target. */
  href: string
  /** The name of the link and the heading of the card. */
  title: ReactNode
  /** @default 2 */
  titleLevel?: HeadingLevel
  /** Language of the title where it differs from the page's. */
  titleLang?: string
  /** Above the title: the price. */
  eyebrow?: ReactNode
  /** A `Picture` or a `Skeleton`. */
  media?: ReactNode
  /** On the photograph, start corner. */
  badges?: ReactNode
  /** On the photograph, lower end corner: "1 / 9". */
  caption?: ReactNode
  /** On the photograph, upper end corner: the heart. */
  control?: ReactNode
  /** Below the title. */
  children?: ReactNode
  /** Small print below a hairline. */
  footer?: ReactNode
  /** `horizontal` puts the photograph beside the text where there is room. @default 'vertical' */
  layout?: 'vertical' | 'horizontal'
  /** Rings the card: its marker on the map is pointed at. @default false */
  isHighlighted?: boolean
  /** The pointer or the keyboard entered or left the card: ring its marker on the map. */
  onHighlight?: (isOn: boolean) => void
  id?: string
  /** Id of the link: focus returns to it when the visitor comes back. */
  linkId?: string
}

/** One item of a list of things with photographs. */
export function Card(props: CardProps) {
  const {
    href,
    title,
    titleLevel = 2,
    titleLang,
    layout = 'vertical',
    isHighlighted = false,
    onHighlight,
    id,
  } = props
  const on = onHighlight && (() => onHighlight(true))
  const off = onHighlight && (() => onHighlight(false))
  return (
    // It watches the pointer and focus on their way to the link; it is not itself operated.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article
      id={id}
      className={styles.card({ layout, highlighted: isHighlighted })}
      onPointerEnter={on}
      onPointerLeave={off}
      onFocus={(event) => {
        intoView(event)
        on?.()
      }}
      onBlur={off}
    >
      {props.media !== undefined && (
        <div className={styles.media}>
          {props.media} {props.badges !== undefined && <div className={styles.badges}>{props.badges}</div>}{' '}
          {props.caption !== undefined && <div className={styles.caption}>{props.caption}</div>}
        </div>
      )}{' '}
      <div className={styles.body}>
        <div className={styles.text}>
          {/* Words that are read as one text are never glued. */}
          {props.eyebrow}{' '}
          <Heading level={titleLevel} size="label">
            <Anchor id={props.linkId} href={href} className={styles.link} lang={titleLang}>
              {title}
            </Anchor>
          </Heading>{' '}
          {props.children}
        </div>{' '}
        {props.footer !== undefined && <div className={styles.footer}>{props.footer}</div>}
      </div>
      {props.control !== undefined && <div className={styles.control}>{props.control}</div>}
    </article>
  )
}
