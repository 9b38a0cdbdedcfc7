/** The head of a page. */
export interface PageHead {
  /** The language it is written in. */
  readonly lang: string
  /** Words of its robots rule, in lower case. */
  readonly robots: readonly string[]
  /** The canonical address; undefined if there is none. */
  readonly canonical: string | undefined
  /** Its other languages, by `hreflang`. */
  readonly alternates: ReadonlyMap<string, string>
}

/** Reads the head of an HTML page as it was sent. */
export function readHead(html: string): PageHead {
  const links = [...html.matchAll(/<link\b[^>]*>/gi)].map(([tag]) => tag)
  const alternates = links.filter(
    (tag) => attribute(tag, 'rel') === 'alternate' && attribute(tag, 'hreflang'),
  )
  const canonical = links.find((tag) => attribute(tag, 'rel') === 'canonical')
  const robots = /<meta\b[^>]*\bname="robots"[^>]*>/i.exec(html)?.[0] ?? ''
  return {
    lang: attribute(/<html\b[^>]*>/i.exec(html)?.[0] ?? '', 'lang'),
    robots: words(attribute(robots, 'content')),
    canonical: canonical && attribute(canonical, 'href'),
    alternates: new Map(alternates.map((tag) => [attribute(tag, 'hreflang'), attribute(tag, 'href')])),
  }
}

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? ''

const words = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
