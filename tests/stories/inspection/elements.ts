/** Whether a user who looks at the page can see the element. */
export function isShown(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1 && !isCutAway(element)
}

/** Whether a style hides it from the eye alone, as `VisuallyHidden` does. */
export function isCutAway(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { clipPath } = getComputedStyle(at)
    if (clipPath === 'inset(50%)') return true
  }
  return false
}

/** Whether assistive technology meets it. */
export const isExposed = (element: Element): boolean =>
  element.closest('[aria-hidden="true"], [inert], [hidden]') === null

const operable = ['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'option', 'slider', 'spinbutton']
const operableInGroups = ['combobox', 'menuitem', 'menuitemradio', 'menuitemcheckbox', 'treeitem', 'gridcell']

/** Everything a person can operate. */
export const controls = [
  'a[href], area[href], button, input:not([type="hidden"]), select, textarea, summary',
  '[contenteditable="true"], [role="row"][tabindex]',
  ...[...operable, ...operableInGroups].map((role) => `[role="${role}"]`),
].join(', ')

/** How one would point at an element: its kind, its words, and where it stands. */
export function describe(element: Element): string {
  const tag = element.tagName.toLowerCase()
  const role = element.getAttribute('role')
  const words = (
    element.getAttribute('aria-label') ??
    element.getAttribute('alt') ??
    element.textContent
  ).trim()
  const kind = element.getAttribute('type')
  const text = words.length > 40 ? `${words.slice(0, 40)}…` : words
  const parent = element.closest('[class]')?.getAttribute('class')?.split(' ')[0] ?? ''
  return [
    `<${tag}${role ? ` role=${role}` : ''}${kind ? ` type=${kind}` : ''}>`,
    text && `“${text}”`,
    parent && `(${parent})`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Pieces of text that can be seen, each with the element that holds it. */
export function* shownTexts(root: Element = document.body): Generator<{ text: Text; holder: Element }> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement
    if (!holder || !node.textContent?.trim() || /^(?:script|style|option|title)$/i.test(holder.tagName))
      continue
    if (isShown(holder)) yield { text: node as Text, holder }
  }
}

export function rectsOf(text: Text): readonly DOMRect[] {
  const range = document.createRange()
  range.selectNodeContents(text)
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
}
