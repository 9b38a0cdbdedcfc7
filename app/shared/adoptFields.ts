type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Fields, and whatever else can have the focus or be unfolded. */
const controls = 'input, select, textarea, details, summary, button, a[href]'

/** The server's controls that React has not taken over, in the order of the page. */
let sent: readonly Element[] = []
/** What has the focus, or had it when it was removed from the page. */
let focused: Element | null = null

/**
 * Keeps hold of the server's controls in a part. Where the page is not what React expects, because an extension or a
 * translation changed it, React renders it again, and they leave it with what was typed into them. To be called before
 * React takes the part over; twice does no harm.
 */
export function keepControls(part: Element): void {
  sent = [...part.querySelectorAll(controls)].filter((element) => !isReacts(element))
  focused = document.activeElement
  document.addEventListener('focusin', noteFocus)
  document.addEventListener('focusout', noteBlur)
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
 * Tells React what was done to a part before it was taken over, by the events that would have told it then: what was
 * typed, chosen and unfolded, and what has the focus. Carets stay where they are. Elements of the server that React
 * has replaced hand over what was done to them. What React has not taken over yet is left alone. To be called from a
 * layout effect, before anything is rendered again, which would write into the fields what React believes to be there;
 * all is told once the promise resolves.
 */
export async function adoptFields(part: Element): Promise<void> {
  const own = new Set(sent)
  const replaced = takeReplaced()
  const { activeElement } = document
  const news = [
    ...fieldsOf(part)
      .filter((field) => own.has(field) && isChanged(field))
      .map(newsOf),
    ...replaced.flatMap(handOver),
    ...unfoldedIn(part).map((details) => ({ at: details, tell: () => unfold(details) })),
    ...(activeElement && part.contains(activeElement)
      ? [{ at: activeElement, tell: () => focus(activeElement) }]
      : []),
  ].filter(({ at }) => isReacts(at))
  const withFocus = replaced.find(([from]) => from === focused)
  // Outside of its effects React renders after each event: two ends of one range would forget each other within.
  await Promise.resolve()
  for (const { tell } of news) tell()
  if (withFocus && document.activeElement === document.body) moveFocus(...withFocus)
}

/** An element of the server that has left the page, and the one that stands for it now. */
type Replaced = readonly [from: Element, to: Element]

/** The pairs since the last time: what was typed later is not to be overwritten. */
function takeReplaced(): readonly Replaced[] {
  const now = byName(document.querySelectorAll(controls))
  const pairs = [...byName(sent)].map(([name, from]) => [from, now.get(name)] as const)
  sent = sent.filter(({ isConnected }) => isConnected)
  return pairs.filter((pair): pair is Replaced => !pair[0].isConnected && pair[1] !== undefined)
}

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
function handOver([from, to]: Replaced): readonly ReturnType<typeof newsOf>[] {
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open
  if (!isField(from) || !isField(to) || !isChanged(from)) return []
  if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement)
    choose(to, from.selectedOptions[0])
  else if (isTick(from) && isTick(to)) to.checked = from.checked
  else to.value = from.value
  return [newsOf(to)]
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
