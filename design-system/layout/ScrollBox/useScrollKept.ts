import { useLayoutEffect, useRef } from 'react'

type End = string | number | undefined

/**
 * For a scroll box: it keeps its position when content is added before it, and scrolls to the end when
 * content is added after it.
 */
export function useScrollKept(first: End, last: End) {
  const box = useRef<HTMLElement>(null)
  const before = useRef<{ readonly first: End; readonly last: End; readonly height: number }>(undefined)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const { scrollHeight } = element
    const known = before.current
    if (known === undefined || known.last !== last) element.scrollTop = scrollHeight
    // Browsers that anchor by themselves do not where the box is at its very start.
    else if (known.first !== first) element.scrollTop += scrollHeight - known.height
    before.current = { first, last, height: element.scrollHeight }
  }, [first, last])
  return box
}
