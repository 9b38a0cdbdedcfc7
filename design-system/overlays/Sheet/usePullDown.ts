import { type PointerEvent, useRef } from 'react'

/** Pulled further than this, the sheet closes; less far, it returns. In pixels. */
const enough = 96

/**
 * Lets a finger pull the sheet down by its handle until it closes. Optional: the close button does the same.
 */
export function usePullDown(onClose: () => void) {
  const sheet = useRef<HTMLDivElement>(null)
  const start = useRef<number>(undefined)
  const move = (distance: number) => {
    if (!sheet.current) return
    // During the pull it follows at once; after it, CSS animates it back.
    sheet.current.style.transition = distance > 0 ? 'none' : ''
    sheet.current.style.translate = distance > 0 ? `0 ${distance}px` : ''
  }
  const pulled = (event: PointerEvent) =>
    start.current === undefined ? 0 : Math.max(0, event.clientY - start.current)
  const end = (event: PointerEvent) => {
    const distance = pulled(event)
    start.current = undefined
    // When it closes, it continues from the finger's position: an animation back up would reverse.
    if (distance > enough && event.type === 'pointerup') onClose()
    else move(0)
  }
  const handle = {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current !== undefined) move(pulled(event))
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
  return { sheet, handle }
}
