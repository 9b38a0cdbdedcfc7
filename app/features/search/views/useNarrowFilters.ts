import { type RefObject, useEffect, useState } from 'react'
import { whenIdle } from '#app/shared/whenIdle.ts'
import { narrow } from './FilterBar.css.ts'
import { narrowFilters } from './narrowFilters.ts'
import { useMedia } from './useMedia.ts'

/**
 * Whether the filters open in a sheet: on narrow screens, once its code is loaded. Without script, or if the
 * code fails to load, they unfold in the page; likewise if the visitor has unfolded them before.
 */
export function useNarrowFilters(bar: RefObject<HTMLElement | null>): {
  isNarrow: boolean
  isSheet: boolean
} {
  const isNarrow = useMedia(narrow)
  const [isLoaded, setLoaded] = useState(() => isNarrow && narrowFilters.isLoaded())
  useEffect(() => {
    if (!isNarrow || isLoaded) return undefined
    const given = new AbortController()
    const offer = () => {
      if (!given.signal.aborted && !isInUse(bar.current)) setLoaded(true)
    }
    // The fold does without.
    const leave = whenIdle(() => void narrowFilters.preload().then(offer, () => undefined))
    return () => {
      given.abort()
      leave()
    }
  }, [isNarrow, isLoaded, bar])
  return { isNarrow, isSheet: isNarrow && isLoaded }
}

const isInUse = (bar: HTMLElement | null): boolean =>
  bar !== null && (bar.querySelector('details')?.open === true || bar.contains(document.activeElement))
