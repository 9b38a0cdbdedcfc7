import { type ReactNode, use } from 'react'
import { PartTaker } from './PartTaker.ts'

export interface KeptPartProps<Facts extends object, Acts extends object> {
  as: 'li' | 'div'
  className?: string
  /** Renders what is within. */
  of: (props: Facts & Acts) => ReactNode
  /** All that its markup depends on, beside language, switches and the hour: plain data, and nothing of the reader. */
  facts: Facts
  /** What it does in the browser. Nothing of it is in its markup. */
  acts: Acts
  /** Within `noscript`, which no browser hydrates: its ids are its own. @default false */
  isPlain?: boolean
  /** False for one that also writes outside of itself. @default true */
  isKept?: boolean
}

/** A part that many pages have alike: the server renders it for one of them, and writes the same on the others. */
export function KeptPart<Facts extends object, Acts extends object>(props: KeptPartProps<Facts, Acts>) {
  const { as: Element, className, of: Part, facts, acts, isPlain = false, isKept = true } = props
  // A constant of the build: the same hooks in every render.
  const take = import.meta.env.SSR ? use(PartTaker) : undefined
  const part = <Part {...facts} {...acts} />
  return (
    <Element className={className}>
      {take && isKept ? take({ facts, isPlain, of: Part, part }) : part}
    </Element>
  )
}
