import { type RefObject, useEffect, useRef } from 'react'

/**
 * What was removed had the focus. The returned function says which place in the list it had: the focus then goes to
 * the button of what stands there now, else of the last, else to what says that nothing is left.
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
