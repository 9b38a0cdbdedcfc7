import { useEffect, useState } from 'react'

/** The band of the window in which a section counts as the one that is read: below what stays at its top. */
const band = '-25% 0px -70% 0px'

/** The id of the section that is being read, of sections in the order of the page; undefined before the first. */
export function useSectionInSight(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const names = ids.join(' ')
  useEffect(() => {
    const inBand = new Set<string>()
    const order = names.split(' ')
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
          if (isIntersecting) inBand.add(target.id)
          else inBand.delete(target.id)
          // Above the first section there is none.
          if (target.id === order[0] && boundingClientRect.top > (rootBounds?.bottom ?? 0))
            setCurrent(undefined)
        }
        const last = order.findLast((id) => inBand.has(id))
        // Between two sections the last one stays.
        if (last !== undefined) setCurrent(last)
      },
      { rootMargin: band },
    )
    for (const id of order) {
      const section = document.getElementById(id)
      if (section) watch.observe(section)
    }
    return () => watch.disconnect()
  }, [names])
  return current
}
