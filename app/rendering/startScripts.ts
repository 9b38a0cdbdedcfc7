/** Longest wait for what is seen, ms: a picture that never comes does not keep a page from working. */
const patienceMs = 2500

/**
 * Runs in the browser, at the end of the document: loads script once the page and its first picture are painted. Servers
 * share a slow line evenly among all that was asked for, so that script would delay what is seen. A user who acts
 * earlier gets it at once, and what was done is kept in `earlyEvents`.
 */
function startScripts(
  preloads: readonly string[],
  scripts: readonly string[],
  later: readonly string[],
  patience: number,
): void {
  const nonce = document.currentScript?.nonce ?? ''
  const starts = ['pointerdown', 'keydown', 'focusin']
  const kept = ['click', 'input', 'submit']
  const add = (name: 'link' | 'script', attributes: Readonly<Record<string, string>>) =>
    document.head.append(Object.assign(document.createElement(name), attributes, { nonce }))
  let hasStarted = false
  const start = () => {
    if (hasStarted) return
    hasStarted = true
    for (const type of starts) removeEventListener(type, start, true)
    for (const href of preloads) add('link', { rel: 'modulepreload', href })
    for (const src of scripts) add('script', { type: 'module', src })
    for (const href of later) add('link', { rel: 'modulepreload', fetchPriority: 'low', href })
  }
  const afterPaint = () => void requestAnimationFrame(() => setTimeout(start))
  const keep = (event: Event) => {
    start()
    if (!earlyEvents) {
      for (const type of kept) removeEventListener(type, keep, true)
      return
    }
    earlyEvents.push(event)
    // A form without an address is sent by script alone: the browser would only load the page again.
    const isOurs = event.type === 'submit' && !(event.target as Element).hasAttribute('action')
    if (isOurs) event.preventDefault()
  }
  globalThis.earlyEvents = []
  for (const type of starts) addEventListener(type, start, true)
  for (const type of kept) addEventListener(type, keep, true)
  setTimeout(start, patience)
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  if (!picture || picture.complete) {
    afterPaint()
    return
  }
  for (const end of ['load', 'error']) picture.addEventListener(end, afterPaint)
}

/** What starts script in a document that loads these files, as text. */
export const startOf = (
  preloads: readonly string[],
  scripts: readonly string[],
  later: readonly string[] = [],
): string =>
  `(${startScripts.toString()})(${[preloads, scripts, later, patienceMs].map((value) => JSON.stringify(value)).join()})`
