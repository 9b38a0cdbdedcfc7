import { type RefObject, useEffect } from 'react'

/** Closes the panel that holds an element, and gives the focus back to its button if it was inside. */
export function closePanel(element: Element | null): void {
  const details = element?.closest('details')
  if (!details?.open) return
  const hadFocus = details.contains(document.activeElement)
  details.open = false
  if (hadFocus) details.querySelector('summary')?.focus()
}

/** Escape and a press elsewhere close the panel. */
export function usePanelDismissal(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // A dialog opened from the panel lies elsewhere in the document, and closes itself.
    const isElsewhere = (target: EventTarget | null) =>
      target instanceof Element &&
      !inside.current?.closest('details')?.contains(target) &&
      target.closest('[role="dialog"]') === null
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && !isElsewhere(target)) closePanel(inside.current)
    }
    const onPress = ({ target }: Event) => {
      if (isElsewhere(target)) closePanel(inside.current)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [inside])
}
