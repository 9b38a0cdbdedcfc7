import { useLayoutEffect } from 'react'
import { early, isAnswered } from './answers.ts'

declare global {
  /** What a user did before the app's script ran (`startScripts.ts`), the earliest first; undefined once the app listens itself. */
  var earlyEvents: Event[] | undefined
}

/**
 * Whether the user, or the browser for them, is at one of a part's fields, or was. `:is` passes over what an older
 * browser does not know.
 */
export const isUsed = (part: Element): boolean =>
  part.querySelector(':is(:focus, :autofill, :user-valid, :user-invalid)') !== null

let code: typeof import('./adoptFields.ts') | undefined

/** Loads what tells React of what was done before it: most visitors have done nothing. It may not come. */
export const preloadAdoption = async (): Promise<void> => {
  code ??= await import('./adoptFields.ts').catch(() => undefined)
  code?.keepPage()
}

/** Tells React, once it has taken over the part that uses it, what the user did to the part before. */
export const useAdoption = (): void => useLayoutEffect(() => void code?.adopt(), [])

/** Notes what is done to the page that the server wrote where React has not taken it over. Call it before React. */
export function noteEarlyUse(root: Element): void {
  const sent = new WeakSet(root.querySelectorAll('*'))
  const hear = (event: Event) => {
    const target = event.target as Element
    if (!sent.has(target) || isAnswered(target)) return
    // A form without an address is sent by script alone: the browser would only load the page again.
    if (event.type === 'submit' && !target.hasAttribute('action')) event.preventDefault()
    if (event.type !== 'input') early.press = event
    early.touched.add(target)
    void preloadAdoption()
  }
  // On the way down, as React stops what it cannot answer. On the body: below a listener of any other element Chromium
  // tells screen readers that all is "clickable".
  for (const type of ['click', 'input', 'submit']) document.body.addEventListener(type, hear, true)
  // What was done before the app's script came: see startScripts.ts.
  for (const event of globalThis.earlyEvents ?? []) hear(event)
  globalThis.earlyEvents = undefined
}
