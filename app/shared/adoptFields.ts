import { early, isAnswered } from './answers.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Fields, and whatever else can have the focus or be unfolded. */
const controls = 'input, select, textarea, details, summary, button, a[href], [tabindex]'

/** The server's controls that React has not taken over, by their names. */
let sent: ReadonlyMap<string, Element> = new Map()
/** The address of their page. */
let address = ''
/** What has the focus, or had it when it was removed from the page. */
let focused: Element | null = null

/**
 * Keeps hold of the server's controls in a part. Where the page is not what React expects, because an extension or a
 * translation changed it, React renders it again, and they leave it with what was typed into them. To be called before
 * React takes the part over, or for what it has not taken over yet. What was touched before that counts among it: React
 * has not heard of it.
 */
export function keepControls(part: Element): void {
  const touched = new Set([...early.touched].map((one) => one.closest('summary')?.parentElement ?? one))
  sent = where(byName(part.querySelectorAll(controls)), (one) => touched.has(one) || !isAnswered(one))
  address = location.href
  focused = document.activeElement
  document.addEventListener('focusin', noteFocus)
  document.addEventListener('focusout', noteBlur)
}

/** Keeps hold of the page's controls, and tells React of what it has taken over since. */
export function keepPage(): void {
  keepControls(document.body)
  void adopt()
}

function noteFocus({ target }: FocusEvent): void {
  focused = target as Element
}

/** An element that is removed loses the focus as well; a moment later it is known to be that. */
const noteBlur = ({ target }: FocusEvent): void =>
  queueMicrotask(() => {
    if (target === focused && focused?.isConnected) focused = null
  })

/**
 * Tells React what was done to the parts that it has just taken over, and repeats the last press there. To be called
 * from a layout effect.
 */
export async function adopt(): Promise<void> {
  early.touched.clear()
  const replaced = await adoptFields(document.body)
  // All effects have run by then.
  setTimeout(() => repeatPress(replaced))
}

/** What script alone answers: a button that submits nothing, and one that sends a form without an address. */
function pressedBy(event: Event | undefined): Element | null {
  if (!(event?.target instanceof Element)) return null
  if (!(event instanceof SubmitEvent)) return event.target.closest('[type=button]')
  return event.target.hasAttribute('action') ? null : event.submitter
}

function repeatPress(replaced: ReadonlyMap<Element, Element>): void {
  const pressed = pressedBy(early.press)
  const button = pressed && (replaced.get(pressed) ?? pressed)
  if (!(button instanceof HTMLElement) || !isAnswered(button)) return
  early.press = undefined
  button.click()
}

/**
 * Tells React what was done to a part before it was taken over, by the events that would have told it then: what was
 * typed, chosen and unfolded, and what has the focus. Carets stay where they are. Elements of the server that React
 * has replaced hand over what was done to them. What React has not taken over yet is left alone, until the next time.
 * To be called from a layout effect, before anything is rendered again, which would write into the fields what React
 * believes to be there. Returns the elements that stand for others now, once all is told.
 */
export async function adoptFields(part: Element): Promise<ReadonlyMap<Element, Element>> {
  const replaced = replacedNow()
  const own = new Set([...sent.values()].filter((one) => part.contains(one) && isAnswered(one)))
  sent = where(sent, (one) => one.isConnected && !own.has(one))
  const { activeElement } = document
  const tellings = [
    ...[...own].flatMap(tellingsOf),
    ...[...replaced].flatMap(handOver),
    ...(activeElement && own.has(activeElement) ? [() => focus(activeElement)] : []),
  ]
  const withFocus = focused && replaced.get(focused)
  // Outside of its effects React renders after each event: two ends of one range would forget each other within.
  await Promise.resolve()
  for (const tell of tellings) tell()
  if (focused && withFocus && document.activeElement === document.body) moveFocus(focused, withFocus)
  return replaced
}

type Telling = () => void

function tellingsOf(element: Element): readonly Telling[] {
  if (element instanceof HTMLDetailsElement) return element.open ? [() => unfold(element)] : []
  return isField(element) && isChanged(element) ? [tellingOf(element)] : []
}

/** The server's elements that have left the page since the last time, and those that stand for them now. */
function replacedNow(): ReadonlyMap<Element, Element> {
  const gone = where(sent, (one) => !one.isConnected)
  // Another page has elements of the same names, which stand for none of these.
  if (gone.size === 0 || address !== location.href) return new Map()
  const now = byName(document.querySelectorAll(controls))
  return new Map(
    [...gone].flatMap(([name, from]) => {
      const to = now.get(name)
      return to && isAnswered(to) ? [[from, to] as const] : []
    }),
  )
}

const where = (elements: ReadonlyMap<string, Element>, is: (element: Element) => boolean) =>
  new Map([...elements].filter(([, element]) => is(element)))

/** Elements by their name, and as which of that name they stand in the page. */
function byName(elements: Iterable<Element>): ReadonlyMap<string, Element> {
  const counts = new Map<string, number>()
  return new Map(
    [...elements].map((element) => {
      const name = nameOf(element)
      const at = counts.get(name) ?? 0
      counts.set(name, at + 1)
      return [`${name}\n${at}`, element]
    }),
  )
}

/**
 * What an element is found by. Not by its id, which is another one when React renders a part again; a phone not by its
 * name, which a hidden field has once script sends prefix and number together.
 */
const nameOf = (element: Element): string =>
  [
    element.tagName,
    ...['type', 'href', 'aria-label'].map((attribute) => element.getAttribute(attribute)),
    element.getAttribute('type') === 'tel' ? null : element.getAttribute('name'),
    isField(element) && isTick(element) && element.value,
  ].join('\n')

/** Does to an element what was done to the one that it replaces, and returns what React is to be told of it. */
function handOver([from, to]: readonly [Element, Element]): readonly Telling[] {
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open
  if (!isField(from) || !isField(to) || !isChanged(from)) return []
  if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement)
    choose(to, from.selectedOptions[0])
  else if (isTick(from) && isTick(to)) to.checked = from.checked
  else to.value = from.value
  return [tellingOf(to)]
}

/** Countries share their prefix, so the words decide; a translation may have changed them, so the value does. */
function choose({ options }: HTMLSelectElement, chosen: HTMLOptionElement | undefined): void {
  const same = [...options].filter(({ value }) => value === chosen?.value)
  const option = same.find(({ label }) => label === chosen?.label) ?? same[0]
  if (option) option.selected = true
}

function moveFocus(from: Element, to: Element): void {
  if (to instanceof HTMLElement) to.focus({ preventScroll: true })
  if (isText(from) && isText(to)) to.setSelectionRange(from.selectionStart, from.selectionEnd)
}

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/** A field for an address has no caret that could be read. */
const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  'selectionStart' in element && element.selectionStart !== null

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

/** What tells React of a field as it is now. */
function tellingOf(field: Field): Telling {
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
      field.checked = defaultChecked
      setUnnoticed(field, 'checked', checked)
      dispatch(field, 'click')
    }
  }
  const { value, defaultValue, selectionStart, selectionEnd, selectionDirection } = field
  return () => {
    field.value = defaultValue
    setUnnoticed(field, 'value', value)
    // A field for an address has no caret that could be read.
    if (selectionStart !== null)
      field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
    dispatch(field, 'input')
  }
}

/**
 * React took what stands in the field for what it has put there, and would hear of no change. It notices what is
 * assigned to a field, but not what the browser's own setter puts there, as typing does.
 */
function setUnnoticed(field: Field, name: 'checked' | 'value', value: unknown): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)
  own?.set?.call(field, value)
}

const unfold = (details: Element) => details.dispatchEvent(new Event('toggle'))
const focus = (element: Element) => element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
const dispatch = (field: Field, type: string) => field.dispatchEvent(new Event(type, { bubbles: true }))
