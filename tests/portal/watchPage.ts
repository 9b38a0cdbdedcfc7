import type { Page } from '@playwright/test'

/** What a graphics driver, or what stands in for one, tells of itself: it is about the machine, not about the page. */
const isOfDriver = (text: string) => text.includes('GL Driver Message')

/** Collects what a page must never do: log a warning or an error, throw, or break its own security policy. */
export function watchPage(page: Page): () => readonly string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isOfDriver(message.text()))
      problems.push(`${message.type()}: ${message.text()}`)
  })
  return () => problems
}
