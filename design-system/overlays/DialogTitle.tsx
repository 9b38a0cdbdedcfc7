import { useEffect, useRef } from 'react'
import { Heading } from 'react-aria-components'
import { inertWhenFocusIsSaid } from './inertWhenFocusIsSaid.ts'

export interface DialogTitleProps {
  className: string
  children: string
}

/**
 * The heading that names a dialog, and where the focus goes when it opens, unless a field within takes it or is marked with
 * `data-takes-focus`. A screen reader reads out a dialog whole that takes the focus itself.
 */
export function DialogTitle({ className, children }: DialogTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Before the effect of the dialog around it, which moves the focus to itself where nothing within has it.
  useEffect(() => {
    const dialog = heading.current?.closest('[role=dialog], [role=alertdialog]')
    const stop = inertWhenFocusIsSaid(heading.current)
    const first = dialog?.querySelector<HTMLElement>('[data-takes-focus]') ?? heading.current
    if (!dialog?.contains(document.activeElement)) first?.focus({ preventScroll: true })
    return stop
  }, [])
  return (
    <Heading ref={heading} slot="title" level={2} tabIndex={-1} className={className}>
      {children}
    </Heading>
  )
}
