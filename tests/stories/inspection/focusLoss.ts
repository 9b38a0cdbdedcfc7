import { describe } from './elements.ts'
import type { Finding } from './Finding.ts'

export interface FocusLog {
  /** Whether a user was thrown back to the start of the page. */
  find(): readonly Finding[]
  stop(): void
}

/** Remembers where the focus was, so that a focus that fell into nothing is seen. */
export function watchFocus(): FocusLog {
  let last: { element: Element; where: string } | undefined
  // What the story before left is cleared away only when this one comes, and may still move its focus.
  const before = [...document.body.children]
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || before.some((one) => one.contains(target))) return
    last = { element: target, where: describe(target) }
  }
  document.addEventListener('focusin', remember)
  const isLost = () =>
    last !== undefined &&
    (document.activeElement === document.body || document.activeElement === null) &&
    !(last.element.isConnected && last.element.checkVisibility())
  return {
    find: () =>
      isLost() && last
        ? [{ check: 'focus lost', where: last.where, says: 'went away with the focus: nothing has it now' }]
        : [],
    stop: () => document.removeEventListener('focusin', remember),
  }
}
