import type { ReactNode } from 'react'
import { text } from './Text.css.ts'

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
  const {
    as: Tag = 'p',
    size = 'body',
    tone = 'default',
    weight = 'regular',
    lines,
    lang,
    dateTime,
    id,
  } = props
  const className = text({
    size,
    tone,
    weight,
    clamp: lines,
    numeric: props.isTabular ? 'tabular' : undefined,
    measured: props.isMeasured,
    preserved: props.keepsLineBreaks,
    marked: Tag === 'mark',
  })
  return (
    <Tag id={id} className={className} lang={lang} {...(Tag === 'time' ? { dateTime } : {})}>
      {props.children}
    </Tag>
  )
}
