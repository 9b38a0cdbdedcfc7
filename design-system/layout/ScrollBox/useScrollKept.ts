import { useLayoutEffect, useRef } from 'react'

type End = string | number | undefined

/** For a box that scrolls: it stays where one reads while more comes in before it, and goes to the end when something comes after it. */
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
