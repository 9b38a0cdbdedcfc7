/** A field that React has just taken over, and the value that it believes to be there. */
interface Tracked {
  readonly _valueTracker?: { readonly setValue: (value: string) => void }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Whether somebody has typed, chosen or unfolded something since the server made this part. */
export const isTouched = (part: Element): boolean =>
  part.contains(document.activeElement) || fieldsOf(part).some(isChanged) || unfoldedIn(part).length > 0

/**
 * Tells React what was done to a part before it was taken over, by the events that would have told it then: what was
 * typed, chosen and unfolded, and what has the focus. Caret and the browser's own undo stay as they are.
 */
export function adoptFields(part: Element): void {
  for (const field of fieldsOf(part)) if (isChanged(field)) tell(field)
  for (const details of unfoldedIn(part)) details.dispatchEvent(new Event('toggle'))
  const { activeElement } = document
  if (part.contains(activeElement)) activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}

const fieldsOf = (part: Element): readonly Field[] => [
  ...part.querySelectorAll<Field>('input, select, textarea'),
]

const unfoldedIn = (part: Element): readonly Element[] => [...part.querySelectorAll('details[open]')]

const isChoice = (field: HTMLInputElement): boolean => field.type === 'checkbox' || field.type === 'radio'

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected && !defaultSelected)
  if (field instanceof HTMLInputElement && isChoice(field)) return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}

function tell(field: Field): void {
  if (field instanceof HTMLSelectElement)
    return void field.dispatchEvent(new Event('change', { bubbles: true }))
  const isChosen = field instanceof HTMLInputElement && isChoice(field)
  // React took what stands in the field for what it has put there, and would hear of no change.
  const before = isChosen ? String(field.defaultChecked) : field.defaultValue
  ;(field as Tracked)._valueTracker?.setValue(before)
  field.dispatchEvent(new Event(isChosen ? 'click' : 'input', { bubbles: true }))
}
