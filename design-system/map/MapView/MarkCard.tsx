import type { Map as MapLibre } from 'maplibre-gl'
import { type ReactNode, useEffect, useState } from 'react'
import { Dialog, Popover } from 'react-aria-components'
import type { MapMark } from './MapMark.ts'
import { card, cardDialog } from './MapView.css.ts'

export interface MarkCardProps {
  map: MapLibre
  /** The card of a home, with the name of its window. */
  cardOf: (id: string, close: () => void) => { label: string; content: ReactNode }
  open: MapMark
  /** The mark's button: the card is anchored to it. */
  trigger: { current: HTMLElement | null }
  close: () => void
}

/** What opens at a mark; Escape closes it, and focus is on the mark again. */
export function MarkCard({ map, open, trigger, close, cardOf }: MarkCardProps) {
  const { label, content } = cardOf(open.id, close)
  const resizes = useResizes(map)
  return (
    <Popover
      key={open.id}
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      triggerRef={trigger}
      placement="top"
      // There is no arrow: another value only makes it compute the position again.
      arrowBoundaryOffset={resizes}
      className={card}
    >
      <Dialog aria-label={label} className={cardDialog}>
        {content}
      </Dialog>
    </Popover>
  )
}

/** How often the map became larger or smaller: its marks move some frames after the window that they are in. */
function useResizes(map: MapLibre): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const note = () => setCount((before) => before + 1)
    map.on('resize', note)
    return () => void map.off('resize', note)
  }, [map])
  return count
}
