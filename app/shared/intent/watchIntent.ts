/** How long a pointer rests on a link before its code is fetched, ms. */
const restMs = 80

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Nothing is fetched ahead for those who save data, or over a line that has enough to do. */
export function mayFetchAhead(navigator: object): boolean {
  const { saveData = false, effectiveType = '' } =
    (navigator as { readonly connection?: Connection }).connection ?? {}
  return !saveData && !effectiveType.endsWith('2g')
}

/**
 * Tells, once each, which links of a page are about to be followed: those on which a pointer rests, or a finger lies.
 * Returns how to end it.
 */
export function watchIntent(root: Document, tell: (href: string) => void): () => void {
  const told = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const hrefOf = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    const isOurs = link !== null && link.origin === location.origin && link.target !== '_blank'
    return isOurs && !link.hasAttribute('download') ? link.href : undefined
  }
  const expect = (event: Event) => {
    const href = hrefOf(event)
    if (href === undefined || told.has(href) || !mayFetchAhead(navigator)) return
    told.add(href)
    tell(href)
  }
  const rest = (event: Event) => {
    clearTimeout(timer)
    timer = setTimeout(() => expect(event), restMs)
  }
  const ended = new AbortController()
  const options = { passive: true, signal: ended.signal }
  root.addEventListener('pointerover', rest, options)
  // A finger that touches a link follows it, unless it scrolls.
  root.addEventListener('touchstart', expect, options)
  return () => {
    clearTimeout(timer)
    ended.abort()
  }
}
