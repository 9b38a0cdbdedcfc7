/** Until a screen reader has been told of the focus, also on a slow machine, ms. */
export const TOLD = 500

/**
 * Called when a dialog takes the focus, before the page behind it becomes inert: holds the page until a reader has been told
 * of the focus. Orca is told first of what left the page; if that held the focus, it moves to the first words that are left,
 * the dialog's heading, in silence, and has nothing to say of the focus when that comes. Returns what ends the wait.
 */
export function inertWhenFocusIsSaid(heading: Element | null): () => void {
  const before = inertParts()
  let held: readonly HTMLElement[] = []
  // When the effects that make the page inert have run.
  queueMicrotask(() => {
    held = inertParts().filter((part) => !before.includes(part))
    for (const part of held) part.inert = false
  })
  const timer = setTimeout(() => {
    // A dialog that is on its way out has already given the page back.
    if (heading?.closest('[data-exiting]') === null) for (const part of held) part.inert = true
  }, TOLD)
  return () => clearTimeout(timer)
}

/** Of the page's body: what dialogs make inert. */
const inertParts = () =>
  [...document.body.children].filter((part) => part instanceof HTMLElement).filter(({ inert }) => inert)
