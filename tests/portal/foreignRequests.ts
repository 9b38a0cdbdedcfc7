import type { Page } from '@playwright/test'

/** What pages of a context, and its workers, ask of other origins from now on. */
export function foreignRequests(page: Page, origin: string): readonly string[] {
  const elsewhere: string[] = []
  page.context().on('request', (asked) => {
    const url = new URL(asked.url())
    if (!['data:', 'blob:'].includes(url.protocol) && url.origin !== origin) elsewhere.push(asked.url())
  })
  return elsewhere
}
