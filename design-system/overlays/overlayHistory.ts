/** The overlays that wait for the browser's Back, the topmost last. */
const waiting = new Map<string, { address: string; onBack: () => void }>()
const withoutHash = (address: string) => address.split('#')[0]

const marked = (): string | undefined => (history.state as { overlay?: string } | null)?.overlay
/** A stale entry of a closed overlay, for example after navigation by a link inside it. */
const isStale = () => marked() !== undefined && !waiting.has(marked() ?? '')

/**
 * Adds an entry to the browser's history for an open overlay: Back then calls `onBack` instead of leaving the
 * page. Returns the function to call once the overlay has closed; it removes the entry.
 */
export function enterOverlay(id: string, onBack: () => void): () => void {
  listen()
  waiting.set(id, { address: location.href, onBack })
  // The entry of a just closed overlay is being removed: state written there would be lost.
  if (!isLeaving()) mark(id)
  return () => {
    waiting.delete(id)
    // React may take an effect back and run it again at once: only what stays closed goes.
    queueMicrotask(() => !waiting.has(id) && marked() === id && leave())
  }
}

function mark(id: string): void {
  if (marked() === id) return
  const state = { ...(history.state as object | null), overlay: id }
  if (isStale()) history.replaceState(state, '')
  else history.pushState(state, '')
}

/** The longest wait for the browser to go back, ms; after other navigation it never does. */
const PATIENCE = 1000
let leftAt = Number.NEGATIVE_INFINITY

const isLeaving = () => performance.now() - leftAt < PATIENCE

/** Takes the entry of a closed overlay away. Browsers do so a little later. */
function leave(): void {
  leftAt = performance.now()
  history.back()
}

/** An entry was removed with its overlay; overlays that opened meanwhile get theirs. */
function arrive(): void {
  leftAt = Number.NEGATIVE_INFINITY
  const ids = [...waiting.keys()]
  // Those below have theirs already.
  for (const id of ids.slice(ids.indexOf(marked() ?? '') + 1)) mark(id)
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
  if (isLeaving()) return arrive()
  for (const [id, { address, onBack }] of [...waiting].toReversed()) {
    if (marked() === id) return
    // A link to a fragment of the page is not Back, though the browser fires the same event.
    const isJump = location.href !== address && withoutHash(location.href) === withoutHash(address)
    if (!isJump) onBack()
  }
}

/** Back or Forward to a stale entry would have no effect: go one further. */
function passStale({ from, navigationType }: NavigationCurrentEntryChangeEvent): void {
  if (navigationType !== 'traverse' || !isStale()) return
  const isForth = from.index < (navigation.currentEntry?.index ?? 0)
  if (isForth) history.forward()
  else history.back()
}
