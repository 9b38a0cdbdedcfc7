import { type ReactNode, useId } from 'react'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { onPaper, section } from './ListingScreen.css.ts'

export interface SectionProps {
  heading: string
  /** Id for a link on the page. */
  anchor?: string
  /** How wide it is on a printed sheet. @default 'half' */
  paper?: keyof typeof onPaper
  children: ReactNode
}

/** A part of the page under its own heading, named by it. */
export function Section({ heading, anchor, paper = 'half', children }: SectionProps) {
  const id = useId()
  return (
    <section id={anchor} className={`${section} ${onPaper[paper]}`} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {heading}
      </Heading>
      {children}
    </section>
  )
}
