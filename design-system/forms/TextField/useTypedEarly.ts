import { type RefObject, useLayoutEffect } from 'react'

/**
 * What was typed before script took a page over is told to React as if it were typed now: its fields begin as they were
 * rendered, and would lose it on a slow line.
 */
export function useTypedEarly(field: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    if (field.current) tellAgain(field.current)
  }, [field])
}

function tellAgain(input: HTMLInputElement): void {
  const { value: typed, defaultValue: rendered, selectionStart: caret } = input
  if (typed === rendered) return
  // React watches the element's own property, and would take what it knows for no change: only it is told what was rendered.
  input.value = rendered
  Reflect.set(HTMLInputElement.prototype, 'value', typed, input)
  // A field for an address has no caret that could be set.
  if (caret !== null) input.setSelectionRange(caret, caret)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
