import { afterEach, beforeEach } from 'vitest'

/** What stands in the page's live region at this moment, oldest first: a sentence stays there for some seconds. */
export const spoken = (urgency: 'polite' | 'assertive' = 'polite'): readonly string[] =>
  [...(document.querySelector(`[aria-live=${urgency}]`)?.children ?? [])].map((node) => node.textContent)

/** Everything that is said from now on in any live region, as screen readers hear it: what still stands when it is read. */
export function listen() {
  const heard: string[] = []
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      if ((target as Element).hasAttribute('aria-live'))
        for (const node of addedNodes) if (node.isConnected) heard.push(node.textContent ?? '')
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return { heard: heard as readonly string[], stop: () => observer.disconnect() }
}

/** For a suite: what was said since its test began. */
export function listenInEachTest(): () => readonly string[] {
  let ear: ReturnType<typeof listen> | undefined
  beforeEach(() => void (ear = listen()))
  afterEach(() => ear?.stop())
  return () => ear?.heard ?? []
}
