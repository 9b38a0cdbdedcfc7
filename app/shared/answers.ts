import type { DOMAttributes } from 'react'

/** What was done to the page where React did not answer it. */
export interface EarlyUse {
  /** The last press, or the form that it sent. */
  press: Event | undefined
  /** What else was typed into, ticked or unfolded. */
  readonly touched: Set<Element>
}

export const early: EarlyUse = { press: undefined, touched: new Set() }

let isHeard = false

/** Handlers of an element around the page: React calls them for what it has taken over, and for nothing else. */
export const answers: DOMAttributes<Element> = {
  // The last press is the one that counts. What is told by script is none.
  onClickCapture: ({ isTrusted }) => void (isTrusted && (early.press = undefined)),
  onLostPointerCaptureCapture: () => void (isHeard = true),
}

/** Whether React has taken an element over. It is asked by an event of drags, for which React hydrates nothing. */
export function isAnswered(element: Element): boolean {
  isHeard = false
  element.dispatchEvent(new Event('lostpointercapture'))
  return isHeard
}
