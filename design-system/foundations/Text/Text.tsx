import type { ReactNode } from 'react'
import * as styles from './Text.css.ts'

export interface TextProps {
  /** @default 'p' */
  as?:
    | 'p'
    | 'span'
    | 'div'
    | 'strong'
    | 'em'
    | 'small'
    | 'address'
    | 'time'
    | 'del'
    | 'dt'
    | 'dd'
    | 'li'
    | 'label'
    | 'mark'
  /** @default 'body' */
  size?: 'micro' | 'small' | 'body' | 'lead' | 'inherit'
  /** @default 'default' */
  tone?: 'default' | 'muted' | 'action' | 'cut' | 'success' | 'warning' | 'danger' | 'inherit'
  /** @default 'regular' */
  weight?: 'regular' | 'medium' | 'semibold' | 'bold' | 'inherit'
  /** Digits of equal width, for figures below each other. @default false */
  isTabular?: boolean
  /** Limits the line to a comfortable length. @default false */
  isMeasured?: boolean
  /** Keeps the line breaks of the text: descriptions that people wrote. @default false */
  keepsLineBreaks?: boolean
  /** Truncates after so many lines. Only for texts that are shown in full elsewhere. */
  lines?: 1 | 2 | 3
  /** Language of the text where it differs from the page's. */
  lang?: string
  /** Machine-readable moment, with `as="time"`. */
  dateTime?: string
  id?: string
  children: ReactNode
}

/** Running text and labels. */
export function Text(props: TextProps) {
  const { as: Tag = 'p', lang, dateTime, id } = props
  return (
    <Tag id={id} className={classNameOf(props)} lang={lang} {...(Tag === 'time' ? { dateTime } : {})}>
      {props.children}
    </Tag>
  )
}

function classNameOf(props: TextProps): string {
  const { as, size = 'body', tone = 'default', weight = 'regular', lines } = props
  let names = `${styles.sizes[size]} ${styles.tones[tone]} ${styles.weights[weight]}`
  if (props.isTabular) names += ` ${styles.tabular}`
  if (props.isMeasured) names += ` ${styles.measured}`
  if (props.keepsLineBreaks) names += ` ${styles.preserved}`
  if (as === 'mark') names += ` ${styles.marked}`
  return lines === undefined ? names : `${names} ${styles.clamped[lines]}`
}
