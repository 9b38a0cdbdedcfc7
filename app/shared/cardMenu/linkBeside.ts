/** The id of the link of the card after the one that holds an element, else of the one before it. */
export function linkBeside(element: Element | null): string | undefined {
  const item = element?.closest('li:has(article)')
  const beside = item?.nextElementSibling ?? item?.previousElementSibling
  return beside?.querySelector('article a[id]')?.id
}

/** Frames in which a list that is drawn again comes back, at most: about two seconds. */
const most = 120

/** Gives the focus to an element once it can take it: a list that is being read again is hidden meanwhile. */
export function focusOnceShown(id: string, frame = 0): void {
  const element = document.getElementById(id)
  element?.focus()
  if (frame < most && document.activeElement !== element)
    requestAnimationFrame(() => focusOnceShown(id, frame + 1))
}
