/** The content of the page's live region at this moment, oldest first: a sentence stays there for some seconds. */
export const spoken = (urgency: 'polite' | 'assertive' = 'polite'): readonly string[] =>
  [...(document.querySelector(`[aria-live=${urgency}]`)?.children ?? [])].map((node) => node.textContent)

export interface Ear {
  /** Grows until it is stopped. */
  readonly heard: readonly string[]
  readonly stop: () => void
}

/**
 * Everything that is announced from now on in any live region, as screen readers read it: the text that is
 * still there when it is read.
 */
export function listen(): Ear {
  const heard: string[] = []
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      if ((target as Element).hasAttribute('aria-live'))
        for (const node of addedNodes) if (node.isConnected) heard.push(node.textContent ?? '')
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return { heard, stop: () => observer.disconnect() }
}
