/** Loads what cleans text fields when the first is used: no page waits for it, and the server cleans in any case. */
export function cleanTypingOnUse(page: Document): void {
  const isUsed = (target: EventTarget | null) =>
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  const load = () => {
    page.removeEventListener('focusin', onFocus)
    import('./cleanTyping.ts').then(
      ({ cleanTyping }) => cleanTyping(page),
      () => page.addEventListener('focusin', onFocus),
    )
  }
  const onFocus = ({ target }: FocusEvent) => void (isUsed(target) && load())
  if (isUsed(page.activeElement)) load()
  else page.addEventListener('focusin', onFocus)
}
