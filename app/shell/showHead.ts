import { splitLanguage } from '#domain/search/searchPath.ts'
import { isDemo } from '#domain/demo.ts'
import { addressesOf, descriptionOf, type Head, type HeadAddress } from './head.ts'

/** Updates the document's head after a client-side navigation. The server writes the first one. */
export function showHead(head: Head, title: string): void {
  const { language, rest } = splitLanguage(location.pathname)
  document.title = title
  setMeta('description', descriptionOf(head, title))
  setMeta('robots', robotsOf(head, location.pathname))
  showAddresses(addressesOf(head, { language, path: rest, origin: originOfPortal() }))
}

/** The public origin, which may differ from the one that this browser sees: the server wrote it first. */
function originOfPortal(): string {
  const written = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  return new URL(written?.href ?? location.href).origin
}

function showAddresses(addresses: readonly HeadAddress[]): void {
  const links = addresses.map(({ rel, hreflang, href }) => {
    const link = document.createElement('link')
    link.rel = rel
    link.href = href
    if (hreflang !== undefined) link.hreflang = hreflang
    return link
  })
  for (const old of document.head.querySelectorAll('link[rel="canonical"], link[rel="alternate"][hreflang]'))
    old.remove()
  document.head.append(...links)
}

/** The robots directive; nothing if there is no restriction. */
export function robotsOf({ noIndex }: Head, pathname: string): string | undefined {
  if (isDemo(pathname)) return 'noindex,nofollow'
  return noIndex ? 'noindex,follow' : undefined
}

function setMeta(name: string, content: string | undefined): void {
  const existing = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
  if (content === undefined) return existing?.remove()
  const meta = existing ?? document.head.appendChild(document.createElement('meta'))
  meta.name = name
  meta.content = content
}
