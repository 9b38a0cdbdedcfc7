/** The link of the card after the one that holds an element, else of the one before it. */
export function linkBeside(element: Element | null): HTMLElement | null {
  const item = element?.closest('li:has(article)')
  const beside = item?.nextElementSibling ?? item?.previousElementSibling
  return beside?.querySelector<HTMLElement>('article a[id]') ?? null
}
