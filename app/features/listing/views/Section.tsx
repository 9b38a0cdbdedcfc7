import { type ReactNode, useId } from 'react'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { section } from './ListingScreen.css.ts'

export interface SectionProps {
  heading: string
  children: ReactNode
}

/** A part of the page under its own heading, named by it. */
export function Section({ heading, children }: SectionProps) {
  const id = useId()
  return (
    <section className={section} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {heading}
      </Heading>
      {children}
    </section>
  )
}
