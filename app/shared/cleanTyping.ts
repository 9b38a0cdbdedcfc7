import { plainPhone, withoutUnseen } from '#domain/forms/cleanText.ts'

type TextField = HTMLInputElement | HTMLTextAreaElement

const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'range', 'file'].includes(target.type))

/** Passwords are taken literally; a visible one is not a field of type password. */
const isVerbatim = (field: TextField): boolean => field.autocomplete.endsWith('-password')

/** Sets the value past the setter by which React tracks its own changes: the current event reports it. */
function setValue(field: TextField, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value)
}

/** Removes invisible characters, and keeps caret and selection. Returns whether there were any. */
function clean(field: TextField): boolean {
  const cleanTyped = field.type === 'tel' ? plainPhone : withoutUnseen
  const { value, selectionStart, selectionEnd, selectionDirection } = field
  const cleaned = cleanTyped(value)
  if (cleaned === value) return false
  setValue(field, cleaned)
  const placed = (at: number) => cleanTyped(value.slice(0, at)).length
  // A field for an address has no selection that could be read.
  if (selectionStart !== null && selectionEnd !== null)
    field.setSelectionRange(placed(selectionStart), placed(selectionEnd), selectionDirection ?? 'none')
  return true
}

/**
 * Cleans every text field of a page (domain/forms/cleanText.ts) on typing, paste and autofill, before React
 * reads it. The text that the focused field already holds is cleaned at once. Returns the function that ends
 * it.
 */
export function cleanTyping(page: Document): () => void {
  const onInput = (event: Event) => {
    // A value that changes under an input method ends its composition.
    if (event instanceof InputEvent && event.isComposing) return
    if (isTextField(event.target) && !isVerbatim(event.target)) clean(event.target)
  }
  const onComposed = ({ target }: Pick<Event, 'target'>) => {
    if (isTextField(target) && !isVerbatim(target) && clean(target))
      target.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const { activeElement } = page
  if (activeElement) onComposed({ target: activeElement })
  page.addEventListener('input', onInput, true)
  page.addEventListener('compositionend', onComposed, true)
  return () => {
    page.removeEventListener('input', onInput, true)
    page.removeEventListener('compositionend', onComposed, true)
  }
}
