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
  waiting.set(id, { address: location.href, onBack })
  // The entry of one that has just closed is on its way out: what is written there would go with it.
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

/** Browsers go back within a moment; one that does not, because somebody went elsewhere, is not waited for, ms. */
const PATIENCE = 1000
let leftAt = Number.NEGATIVE_INFINITY

const isLeaving = () => performance.now() - leftAt < PATIENCE

/** Takes the entry of a closed overlay away. Browsers do so a little later. */
function leave(): void {
  leftAt = performance.now()
  history.back()
}

/** An entry has gone with its overlay; those that opened meanwhile get theirs. */
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
