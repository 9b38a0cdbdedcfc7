import { type RefObject, useEffect, useState } from 'react'
import { narrow } from './FilterBar.css.ts'
import { filterSheet } from './filterSheet.ts'
import { useMedia } from './useMedia.ts'

/**
 * Whether the filters open in a sheet: on narrow screens, once its code is there. Without script, or if the code does
 * not come, they unfold in the page; and so they do for whoever has opened them there before. It closes when another
 * list is shown.
 */
export function useSheet(fold: RefObject<HTMLElement | null>, href: string) {
  const isNarrow = useMedia(narrow)
  const [isLoaded, setLoaded] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [seen, setSeen] = useState(href)
  if (seen !== href) {
    setSeen(href)
    setOpen(false)
  }
  useEffect(() => {
    if (!isNarrow || isLoaded) return undefined
    const given = new AbortController()
    filterSheet.preload().then(
      () => {
        if (!given.signal.aborted && !isInUse(fold.current)) setLoaded(true)
      },
      // The fold does without.
      () => undefined,
    )
    return () => given.abort()
  }, [isNarrow, isLoaded, fold])
  return {
    isOffered: isNarrow && isLoaded,
    isOpen: isNarrow && isLoaded && isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
  }
}

const isInUse = (fold: HTMLElement | null): boolean =>
  fold !== null && (fold.querySelector('details')?.open === true || fold.contains(document.activeElement))
