import { isShown, rectsOf, shownTexts } from './elements.ts'

/**
 * In which colour, size and weight each text is shown, and on which grounds: whatever the contrast of a text depends
 * upon. Texts that have all of it in common are readable alike.
 */
export function groundsOfTexts(): readonly string[] {
  const grounds = new Set<string>()
  for (const { text, holder } of shownTexts()) grounds.add(groundOf(holder, rectsOf(text)[0]))
  for (const field of document.querySelectorAll('input, textarea, select'))
    if (isShown(field)) grounds.add(groundOf(field, field.getBoundingClientRect()))
  return [...grounds]
}

function groundOf(holder: Element, rect: DOMRect | undefined): string {
  const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(holder)
  const link = holder.closest('a[href]')
  const aroundLink = link?.parentElement && getComputedStyle(link.parentElement).color
  const behind = [...ancestorsOf(holder), ...lyingAcross(holder, rect)].map(paintOf).filter(Boolean)
  return [color, fontSize, fontWeight, textShadow, textDecorationLine, aroundLink, ...behind].join(' ')
}

function* ancestorsOf(holder: Element): Generator<Element> {
  for (let at: Element | null = holder; at; at = at.parentElement) yield at
}

/** What is painted at the middle of a text without holding it: a bar that lies on it, a picture below. */
function lyingAcross(holder: Element, rect: DOMRect | undefined): readonly Element[] {
  if (!rect) return []
  const stack = document.elementsFromPoint((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2)
  return stack.filter((element) => !element.contains(holder))
}

function paintOf(element: Element): string {
  if (element.matches('img, video, canvas, svg *')) return element.tagName
  return ['', '::before', '::after']
    .map((part) => paintIn(getComputedStyle(element, part || null), part))
    .join('')
}

function paintIn(
  { backgroundColor, backgroundImage, opacity, content }: CSSStyleDeclaration,
  part: string,
): string {
  if (part && content === 'none') return ''
  const isBare = /(?:, 0\)|\/ 0\)|transparent)$/.test(backgroundColor) && backgroundImage === 'none'
  return isBare && opacity === '1' ? '' : `${part}${backgroundColor} ${backgroundImage} ${opacity};`
}
