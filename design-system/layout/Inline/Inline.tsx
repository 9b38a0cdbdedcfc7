import type { ReactNode } from 'react'
import type { Space } from '#tokens/scale/space.ts'
import { intoView } from '../intoView.ts'
import { inline } from './Inline.css.ts'

export interface InlineProps {
  /** @default 'div' */
  as?: 'div' | 'span' | 'p' | 'ul' | 'ol' | 'li' | 'header' | 'footer'
  /** @default 'xs' */
  space?: Space
  /** @default 'center' */
  align?: 'start' | 'center' | 'baseline' | 'end' | 'stretch'
  /** @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between'
  /** What happens when the line is full. @default 'wrap' */
  overflow?: 'wrap' | 'scroll' | 'none'
  'aria-label'?: string
  children: ReactNode
}

/** Children beside each other. */
export function Inline(props: InlineProps) {
  const { as: Tag = 'div', space = 'xs', align = 'center', justify = 'start', overflow = 'wrap' } = props
  return (
    <Tag
      className={inline({ space, align, justify, overflow })}
      aria-label={props['aria-label']}
      role={Tag === 'ul' || Tag === 'ol' ? 'list' : undefined}
      onFocus={overflow === 'scroll' ? intoView : undefined}
    >
      {props.children}
    </Tag>
  )
}
