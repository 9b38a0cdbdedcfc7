import type { ReactNode } from 'react'
import type { Space } from '#tokens/scale/space.ts'
import { stack } from './Stack.css.ts'

export interface StackProps {
  /** @default 'div' */
  as?: 'div' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'ul' | 'ol' | 'li' | 'span'
  /** Distance between the children. @default 'md' */
  space?: Space
  /** @default 'stretch' */
  align?: 'stretch' | 'start' | 'center' | 'end'
  /** Draws a hairline between the children. @default false */
  isRuled?: boolean
  'aria-label'?: string
  'aria-labelledby'?: string
  id?: string
  children: ReactNode
}

/** Children below each other. */
export function Stack({
  as: Tag = 'div',
  space = 'md',
  align = 'stretch',
  isRuled,
  children,
  ...rest
}: StackProps) {
  return (
    <Tag {...rest} className={stack({ space, align, ruled: isRuled })} role={listRole(Tag)}>
      {children}
    </Tag>
  )
}

/** Safari drops list semantics with the bullets; the role keeps them. */
function listRole(tag: string): 'list' | undefined {
  return tag === 'ul' || tag === 'ol' ? 'list' : undefined
}
