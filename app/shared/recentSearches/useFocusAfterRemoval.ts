import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus after a removal. The returned function takes the index of the removed item: the focus moves
 * to the button of the item that is there now, else of the last, else to the text for an empty list.
 */
export function useFocusAfterRemoval(area: RefObject<HTMLElement | null>, length: number) {
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    const at = Math.min(wanted.current, length - 1)
    wanted.current = undefined
    const target = length === 0 ? '[tabindex="-1"]' : `li:nth-child(${at + 1}) button`
    area.current?.querySelector<HTMLElement>(target)?.focus()
  }, [area, length])
  return (at: number) => {
    wanted.current = at
  }
}
