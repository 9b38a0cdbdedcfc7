import { isDemo } from './demo.ts'
import type { Head } from './head.ts'

/** Brings the document's head up to date after a move within the portal. The server writes the first one. */
export function showHead(head: Head, title: string): void {
  document.title = title
  setMeta('description', head.description)
  setMeta('robots', robotsOf(head, location.pathname))
}

/** What search engines are told; nothing where they may do as they like. */
export function robotsOf({ noIndex }: Head, pathname: string): string | undefined {
  if (isDemo(pathname)) return 'noindex,nofollow'
  return noIndex ? 'noindex' : undefined
}

function setMeta(name: string, content: string | undefined): void {
  const existing = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
  if (content === undefined) return existing?.remove()
  const meta = existing ?? document.head.appendChild(document.createElement('meta'))
  meta.name = name
  meta.content = content
}
