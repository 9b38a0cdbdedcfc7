import type { ReactNode } from 'react'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { printed, section } from './ListingScreen.css.ts'

export interface SectionProps {
  heading: string
  /** Id for a link on the page. */
  anchor?: string
  /** How wide it is on a printed sheet. @default 'half' */
  paper?: keyof typeof printed
  children: ReactNode
}

/** A part of the page under its own heading. No landmark: a listing has a dozen, and headings lead to them. */
export function Section({ heading, anchor, paper = 'half', children }: SectionProps) {
  return (
    <section id={anchor} className={`${section} ${printed[paper]}`}>
      <Heading level={2}>{heading}</Heading>
      {children}
    </section>
  )
}
