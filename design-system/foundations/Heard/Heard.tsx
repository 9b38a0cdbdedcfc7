import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface HeardProps {
  /** As it is shown, short: "96 m²". */
  children: ReactNode
  /** The same in full words: "96 square metres". */
  as: string
}

/** What is abbreviated for the eye, and in full for the ear. */
export function Heard({ children, as }: HeardProps) {
  if (children === as) return <span>{as}</span>
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden>{as}</VisuallyHidden>
    </>
  )
}
