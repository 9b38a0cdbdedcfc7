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
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inBand.add(target.id)
          else inBand.delete(target.id)
        const last = order.findLast((id) => inBand.has(id))
        // Between two sections the last one stays; above the first there is none.
        if (last !== undefined) setCurrent(last)
        else if (isBelow(order[0], entries[0]?.rootBounds)) setCurrent(undefined)
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

/** Whether a section begins below the band. */
const isBelow = (id = '', area: DOMRectReadOnly | null | undefined): boolean =>
  (document.getElementById(id)?.getBoundingClientRect().top ?? 0) > (area?.bottom ?? Infinity)
