import { type RefObject, useEffect, useRef, useState } from 'react'

/** So far before it is in the window something counts as near. */
const reach = '600px 0px'

/** A box on the page, and whether it is, or was, in the window or near it. */
export function useNearWindow(): [RefObject<HTMLDivElement | null>, boolean] {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element || isNear) return undefined
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: reach },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [isNear])
  return [box, isNear]
}
