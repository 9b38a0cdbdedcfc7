import type { ReactNode } from 'react'
import { Dialog, Popover } from 'react-aria-components'
import type { MapMark } from './MapMark.ts'
import { card, cardDialog } from './MapView.css.ts'

export interface MarkCardProps {
  /** The card of a home, with the name of its window. */
  cardOf: (id: string, close: () => void) => { label: string; content: ReactNode }
  open: MapMark
  /** The mark's button: the card stands at it. */
  trigger: { current: HTMLElement | null }
  close: () => void
}

/** What opens at a mark; Escape closes it, and focus is on the mark again. */
export function MarkCard({ open, trigger, close, cardOf }: MarkCardProps) {
  const { label, content } = cardOf(open.id, close)
  return (
    <Popover
      key={open.id}
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      triggerRef={trigger}
      placement="top"
      className={card}
    >
      <Dialog aria-label={label} className={cardDialog}>
        {content}
      </Dialog>
    </Popover>
  )
}
