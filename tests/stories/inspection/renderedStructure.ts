/**
 * The elements of the page with their attributes and words, and which of them are rendered. Where two widths have this
 * in common, rules that ask for structure, names and states give the same answer.
 */
export function renderedStructure(): string {
  const parts: string[] = []
  describeInto(parts, document.body, false)
  return parts.join('\n')
}

function describeInto(parts: string[], element: Element, isCutAbove: boolean): void {
  const { clipPath } = getComputedStyle(element)
  const isCut = isCutAbove || clipPath === 'inset(50%)'
  const isRendered = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const box = element.getBoundingClientRect()
  const isOnPage = box.right > 0 && box.bottom + scrollY > 0 && box.width > 0 && box.height > 0
  parts.push(
    `${element.tagName}${isRendered ? '' : ' hidden'}${isOnPage ? '' : ' away'}${isCut ? ' cut' : ''}`,
  )
  // Inline styles say where things lie.
  for (const { name, value } of element.attributes) if (name !== 'style') parts.push(`${name}=${value}`)
  for (const child of element.childNodes)
    if (child instanceof Element) describeInto(parts, child, isCut)
    else if (child instanceof Text) parts.push(child.data)
}
