import type { PageRequest, renderPage } from '#app/entry-server.tsx'

/** The source of pages: the built bundle, or the sources in development. */
export interface PageSource {
  readonly renderer: () => Promise<typeof renderPage>
  /** The files that the page at an address (path and query) loads. */
  readonly assets: (address: string, nonce: string) => Promise<PageRequest['assets']>
}
