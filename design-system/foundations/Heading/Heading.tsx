import type { ReactNode, Ref } from 'react'
import { heading } from './Heading.css.ts'

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

export interface HeadingProps {
  /** Level in the outline; independent of size. */
  level: HeadingLevel
  /** @default by level: 1 title, 2 heading, 3 subheading, else label */
  size?: 'display' | 'title' | 'heading' | 'subheading' | 'label'
  /** Lets a route change move focus here. @default false */
  isFocusTarget?: boolean
  lang?: string
  id?: string
  ref?: Ref<HTMLHeadingElement>
  children: ReactNode
}

const sizeOf = { 1: 'title', 2: 'heading', 3: 'subheading', 4: 'label', 5: 'label', 6: 'label' } as const

/** A heading: level for the outline, size for the eye. */
export function Heading({ level, size, isFocusTarget = false, children, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag
      {...rest}
      className={heading({ size: size ?? sizeOf[level] })}
      tabIndex={isFocusTarget ? -1 : undefined}
    >
      {children}
    </Tag>
  )
}
