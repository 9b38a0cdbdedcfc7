/** A field that React has taken over, and the value that it believes to be there. */
interface Tracked {
  readonly _valueTracker?: { readonly setValue: (value: string) => void }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Tells React what was done to a part before it was taken over, by the events that would have told it then: what was
 * typed, chosen and unfolded, and what has the focus. Carets stay where they are. What React has not taken over yet is
 * left alone. To be called from a layout effect, before anything is rendered anew, which would write into the fields what
 * React believes to be there; all is told once the promise resolves.
 */
export async function adoptFields(part: Element): Promise<void> {
  const { activeElement } = document
  const news = [
    ...fieldsOf(part).filter(isChanged).map(newsOf),
    ...unfoldedIn(part).map((details) => ({ at: details, tell: () => unfold(details) })),
    ...(activeElement && part.contains(activeElement)
      ? [{ at: activeElement, tell: () => focus(activeElement) }]
      : []),
  ].filter(({ at }) => isReacts(at))
  // Outside of its effects React renders after each event: two ends of one range would forget each other within.
  await Promise.resolve()
  for (const { tell } of news) tell()
}

const fieldsOf = (part: Element): readonly Field[] => [
  ...part.querySelectorAll<Field>('input, select, textarea'),
]

const unfoldedIn = (part: Element): readonly Element[] => [...part.querySelectorAll('details[open]')]

const isReacts = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'))

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedIndex !== renderedIndex(field)
  if (!isTick(field)) return field.value !== field.defaultValue
  // A radio button that lost its tick has told nobody of it either: the one that got it does.
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
}

/** The browser shows the last of those that the page says are chosen, and the first where it says nothing. */
const renderedIndex = ({ options }: HTMLSelectElement): number =>
  Math.max(
    0,
    [...options].findLastIndex(({ defaultSelected }) => defaultSelected),
  )

const newsOf = (field: Field) => ({ at: field, tell: tellerOf(field) })

/** What tells React of a field as it is now. */
function tellerOf(field: Field): () => void {
  if (field instanceof HTMLSelectElement) {
    // The option rather than its number: its list may have grown by the time it is told.
    const [option] = field.selectedOptions
    return () => {
      if (option) option.selected = true
      dispatch(field, 'change')
    }
  }
  if (isTick(field)) {
    const { checked, defaultChecked } = field
    return () => {
      if (field.checked !== checked) field.checked = checked
      believe(field, String(defaultChecked))
      dispatch(field, 'click')
    }
  }
  const { value, defaultValue, selectionStart, selectionEnd } = field
  return () => {
    if (field.value !== value) {
      field.value = value
      // A field for an address has no caret that could be read.
      if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
    }
    believe(field, defaultValue)
    dispatch(field, 'input')
  }
}

/** React took what stands in the field for what it has put there, and would hear of no change. */
const believe = (field: Field, before: string) => (field as Tracked)._valueTracker?.setValue(before)

const unfold = (details: Element) => details.dispatchEvent(new Event('toggle'))
const focus = (element: Element) => element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
const dispatch = (field: Field, type: string) => field.dispatchEvent(new Event(type, { bubbles: true }))
