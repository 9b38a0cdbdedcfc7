import type { Page } from '@playwright/test'

/** Collects what a page must never do: log a warning or an error, throw, or break its own security policy. */
export function watchPage(page: Page): () => readonly string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`)
  })
  return () => problems
}
