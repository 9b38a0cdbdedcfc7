/** The overlays that wait for the browser's Back, the topmost last. */
const waiting = new Map<string, { address: string; onBack: () => void }>()
const withoutHash = (address: string) => address.split('#')[0]

const marked = (): string | undefined => (history.state as { overlay?: string } | null)?.overlay
/** An entry that a closed overlay left behind, such as one that a link within it led away from. */
const isStale = () => marked() !== undefined && !waiting.has(marked() ?? '')

/**
 * Adds an entry to the browser's history that stands for an open overlay: Back then calls `onBack` instead of
 * leaving the page. Returns what is to be called once the overlay has closed, however it did; the entry goes with
 * it.
 */
export function enterOverlay(id: string, onBack: () => void): () => void {
  listen()
  if (marked() !== id) {
    const state = { ...(history.state as object | null), overlay: id }
    if (isStale()) history.replaceState(state, '')
    else history.pushState(state, '')
  }
  waiting.set(id, { address: location.href, onBack })
  return () => {
    waiting.delete(id)
    // React may take an effect back and run it again at once: only what stays closed goes.
    queueMicrotask(() => !waiting.has(id) && marked() === id && history.back())
  }
}

let isListening = false

function listen(): void {
  if (isListening) return
  isListening = true
  addEventListener('popstate', closeAbove)
  if ('navigation' in window) navigation.addEventListener('currententrychange', passStale)
}

/** Back from several overlays at once closes them all, the topmost first. */
function closeAbove(): void {
  for (const [id, { address, onBack }] of [...waiting].toReversed()) {
    if (marked() === id) return
    // A link to a place within the page is no way back, though the browser tells it alike.
    const isJump = location.href !== address && withoutHash(location.href) === withoutHash(address)
    if (!isJump) onBack()
  }
}

/** Whoever goes back or forth over a stale entry would see nothing happen: they go one further. */
function passStale({ from, navigationType }: NavigationCurrentEntryChangeEvent): void {
  if (navigationType !== 'traverse' || !isStale()) return
  const isForth = from.index < (navigation.currentEntry?.index ?? 0)
  if (isForth) history.forward()
  else history.back()
}
