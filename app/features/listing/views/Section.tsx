import { type ReactNode, useId } from 'react'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { onScreen, section } from './ListingScreen.css.ts'

export interface SectionProps {
  heading: string
  /** Stands on paper too. @default true */
  isPrinted?: boolean
  children: ReactNode
}

/** A part of the page under its own heading, named by it. */
export function Section({ heading, isPrinted = true, children }: SectionProps) {
  const id = useId()
  return (
    <section className={isPrinted ? section : `${section} ${onScreen}`} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {heading}
      </Heading>
      {children}
    </section>
  )
}
