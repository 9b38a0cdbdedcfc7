import type { ReactNode } from 'react'
import type { Space } from '#tokens/scale/space.ts'
import { grid } from './Grid.css.ts'

export interface GridProps {
  /** @default 'div' */
  as?: 'div' | 'section' | 'ul' | 'ol'
  /**
   * `tiny`, `small`, `card` and `wide` fit as many equal columns as there is room for; `thirds` and
   * `quarters` are two on medium screens; these, `halves`, `mainAside` and `asideMain` are one column on
   * narrow screens. @default 'card'
   */
  columns?: 'tiny' | 'small' | 'card' | 'wide' | 'thirds' | 'quarters' | 'halves' | 'mainAside' | 'asideMain'
  /** @default 'lg' */
  space?: Space
  /** @default 'stretch' */
  align?: 'start' | 'stretch' | 'end'
  'aria-label'?: string
  'aria-labelledby'?: string
  id?: string
  children: ReactNode
}

/** Children in columns. */
export function Grid({
  as: Tag = 'div',
  columns = 'card',
  space = 'lg',
  align = 'stretch',
  children,
  ...rest
}: GridProps) {
  return (
    <Tag
      {...rest}
      className={grid({ columns, space, align })}
      role={Tag === 'ul' || Tag === 'ol' ? 'list' : undefined}
    >
      {children}
    </Tag>
  )
}
