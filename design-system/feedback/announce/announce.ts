import { hidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.css.ts'

export interface AnnounceOptions {
  /** `assertive` interrupts: for errors only. @default 'polite' */
  urgency?: 'polite' | 'assertive'
  /** A newer message on the same topic replaces a pending one. @default 'general' */
  topic?: string
  /** Debounce before it is announced, in milliseconds. @default 250 */
  settle?: number
}

/** How long an announced message stays in the page, for a screen reader that is still busy. */
const lifetime = 7000
const waiting = new Map<string, ReturnType<typeof setTimeout>>()

/**
 * Announces a change to users of assistive technology, in a full sentence: the one live region of the page.
 * Filters pass a topic and a settle time of a second, so that only the last of many counts is announced.
 * Returns what cancels it while it waits: the cleanup of an effect whose message may go before it was said.
 */
export function announce(message: string, options: AnnounceOptions = {}): () => void {
  const { urgency = 'polite', topic = 'general', settle = 250 } = options
  if (typeof document === 'undefined') return () => undefined
  const region = liveRegion(urgency)
  clearTimeout(waiting.get(topic))
  const clock = setTimeout(() => {
    waiting.delete(topic)
    speak(region, message)
  }, settle)
  waiting.set(topic, clock)
  return () => clearTimeout(clock)
}

function speak(region: HTMLElement, message: string): void {
  const node = document.createElement('div')
  node.textContent = message
  region.append(node)
  setTimeout(() => node.remove(), lifetime)
}

/** The region must be in the page before its text is inserted, else nothing is announced. */
function liveRegion(urgency: 'polite' | 'assertive'): HTMLElement {
  const id = `announcer-${urgency}`
  const existing = document.getElementById(id)
  if (existing) return existing
  const region = document.createElement('div')
  region.id = id
  region.className = hidden
  region.setAttribute('aria-live', urgency)
  region.setAttribute('aria-relevant', 'additions')
  // react-aria hides the page behind a dialog, save what carries this mark.
  region.dataset['liveAnnouncer'] = 'true'
  document.body.append(region)
  return region
}
