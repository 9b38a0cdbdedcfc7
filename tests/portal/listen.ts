import type { Page } from '@playwright/test'

/** Keeps what the page says to assistive technology from its first document on. Call it before the first visit. */
export async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  const heard: string[] = []
  await page.exposeFunction('hearAnnouncement', (text: string) => void heard.push(text))
  await page.addInitScript(() => {
    const { hearAnnouncement } = window as unknown as { hearAnnouncement: (text: string) => void }
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.id.startsWith('announcer-'))
          for (const node of addedNodes) hearAnnouncement(node.textContent ?? '')
    }).observe(document, { childList: true, subtree: true })
  })
  return async () => {
    // What the page has said by now is here once it has answered once more.
    await page.evaluate(() => undefined)
    return heard
  }
}
