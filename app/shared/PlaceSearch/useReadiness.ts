import { useEffect, useState } from 'react'
import { whenIdle } from '#app/shared/whenIdle.ts'

/**
 * Whether a better field may replace the plain one. Its code is loaded when the visitor approaches the field
 * or the page is idle; it never replaces the field during composition of an accent, which would lose the
 * letter.
 */
export function useReadiness(
  place: { readonly current: HTMLElement | null },
  preload: () => Promise<void>,
): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const given = new AbortController()
    const { signal } = given
    let isComposing = false
    let isLoaded = false
    const show = () => {
      if (isLoaded && !isComposing && !signal.aborted) setReady(true)
    }
    const load = () => {
      // Without it the plain field does.
      preload().then(
        () => {
          isLoaded = true
          show()
        },
        () => undefined,
      )
    }
    const compose = ({ type }: Event) => {
      isComposing = type === 'compositionstart'
      setTimeout(show)
    }
    element.addEventListener('pointerenter', load, { once: true, signal })
    element.addEventListener('focusin', load, { once: true, signal })
    element.addEventListener('compositionstart', compose, { signal })
    element.addEventListener('compositionend', compose, { signal })
    if (element.contains(document.activeElement)) load()
    const forgetIdle = whenIdle(load)
    return () => {
      given.abort()
      forgetIdle()
    }
  }, [place, preload])
  return isReady
}
