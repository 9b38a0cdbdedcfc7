import { type RefObject, useEffect, useState } from 'react'
import { useHydrated } from '#design-system/forms/useHydrated.ts'
import { isUsed, preloadAdoption } from '#app/shared/adoption.ts'
import type { LazyView } from '#app/shell/lazyView.tsx'
import { type Alarm, createAlarm } from './alarm.ts'

/** What shows that somebody means to use a part, or does so already. */
const signs = ['pointerover', 'pointerdown', 'focusin', 'input', 'click', 'toggle'] as const

/**
 * The alarm of a part that the server made; undefined where the browser renders it itself, with its code. It rings
 * when somebody turns to the part. What was loaded too late for a page is there when somebody comes back to it.
 */
export function useAlarm(
  view: Pick<LazyView<never>, 'preload'>,
  part: RefObject<HTMLElement | null>,
): Alarm | undefined {
  const isRenderedHere = useHydrated()
  const [alarm] = useState(() => (isRenderedHere ? undefined : createAlarm(() => preloadWith(view))))
  useEffect(() => {
    if (!alarm) return undefined
    // Without its code the part stays plain HTML, which works.
    const ring = () => void alarm.ring().catch(() => undefined)
    if (part.current && isTouched(part.current)) ring()
    const leave = listenIn(part, alarm, ring)
    void alarm.rung.then(leave)
    return () => {
      leave()
      ring()
    }
  }, [alarm, part])
  return alarm
}

const isTouched = (part: Element) => isUsed(part) || part.querySelector('details[open]') !== null

/** Its code, and what keeps what was done to it: without either it sleeps on. */
const preloadWith = async (view: Pick<LazyView<never>, 'preload'>) =>
  void (await Promise.all([view.preload(), preloadAdoption()]))

/** On their way down to the part: React keeps back what is meant for something that it has not taken over. */
function listenIn(part: RefObject<HTMLElement | null>, alarm: Alarm, ring: () => void): () => void {
  const given = new AbortController()
  const listen = (type: string, act: (target: Element) => void) => {
    const onEvent = ({ target }: Event) => {
      if (target instanceof Element && part.current?.contains(target)) act(target)
    }
    document.addEventListener(type, onEvent, { capture: true, passive: true, signal: given.signal })
  }
  listen('compositionstart', () => alarm.compose(true))
  listen('compositionend', () => alarm.compose(false))
  listen('click', (target) => {
    const button = target.closest<HTMLElement>('button:not([type="submit"])')
    if (button) alarm.press(button)
  })
  for (const sign of signs) listen(sign, ring)
  return () => given.abort()
}
