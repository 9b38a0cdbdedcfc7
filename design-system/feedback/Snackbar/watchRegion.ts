import { holdClock } from './snackbarClock.ts'

/**
 * Pauses the clock while pointer or focus are in the region. Escape closes the focused message, or the
 * newest; F6 moves the focus back. Returns the function that ends it.
 */
export function watchRegion(region: HTMLElement, close: (messageAt: number) => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  let cameFrom: EventTarget | null = null
  const onPointer = (event: PointerEvent) =>
    holdClock('pointer', event.type === 'pointerover' || within(region, event.relatedTarget))
  /** What had the focus last, unless something outside the region has it by now. */
  let focused: Element | null = null
  const onFocus = () => {
    const isWithin = region.contains(document.activeElement)
    holdClock('focus', isWithin)
    if (isWithin) focused = document.activeElement
    else if (document.activeElement !== document.body) focused = null
  }
  const onEnter = ({ relatedTarget }: FocusEvent) => {
    // Focus that moves between messages, or from a removed one, did not enter from outside.
    if (relatedTarget && !within(region, relatedTarget)) cameFrom = relatedTarget
  }
  const goBack = () => {
    if (!(cameFrom instanceof HTMLElement && cameFrom.isConnected)) return false
    cameFrom.focus()
    return true
  }
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // A dialog below must not close along with the message.
    event.stopPropagation()
    const messages = messagesOf(region)
    close(
      Math.max(
        0,
        messages.findIndex((message) => within(message, event.target)),
      ),
    )
  }
  const onF6 = (event: Event) => {
    if (goBack()) event.preventDefault()
  }
  region.addEventListener('pointerover', onPointer, { signal })
  region.addEventListener('pointerout', onPointer, { signal })
  region.addEventListener('focusin', onEnter, { signal })
  region.addEventListener('focusout', onFocus, { signal })
  region.addEventListener('keydown', onEscape, { signal })
  // react-aria sends this before it starts over with the first landmark.
  region.addEventListener('react-aria-landmark-navigation', onF6, { signal })
  document.addEventListener('focusin', onFocus, { signal })
  // A message that goes takes the focus along without a word: the next one gets it.
  const observer = new MutationObserver(() => {
    const isLost = focused?.isConnected === false && document.activeElement === document.body
    if (isLost) {
      focused = null
      messagesOf(region)[0]?.focus()
    }
    onFocus()
  })
  observer.observe(region, { childList: true, subtree: true })
  return () => {
    ended.abort()
    observer.disconnect()
    holdClock('pointer', false)
    holdClock('focus', false)
    if (!region.contains(document.activeElement)) return
    // The region is about to leave the page, and the focus with it.
    queueMicrotask(() => document.activeElement === document.body && goBack())
  }
}

const messagesOf = (region: HTMLElement) => [...region.querySelectorAll<HTMLElement>('[role=group]')]

const within = (element: Element, target: EventTarget | null) =>
  target instanceof Node && element.contains(target)

/** A hidden tab cannot be read. Returns the function that ends it. */
export function watchVisibility(): () => void {
  const follow = () => holdClock('hidden', document.hidden)
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    holdClock('hidden', false)
  }
}
