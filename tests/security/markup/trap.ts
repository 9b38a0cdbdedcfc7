import type { Page } from 'playwright'

/** What a text that became markup leaves behind. */
const elements =
  '[onerror], [onload], [ontoggle], [onfocus], [onmouseover], base, object, embed, iframe, meta[http-equiv=refresh], [href^="javascript:"], [action^="javascript:"], link[rel=stylesheet][href*="evil.example"]'

/** Sees what runs in a page, what its policy stops, and what would have. Call it before the first visit. */
export async function setTrap(page: Page): Promise<() => Promise<readonly string[]>> {
  const caught: string[] = []
  await page.exposeFunction('tellViolation', (text: string) => void caught.push(text))
  await page.addInitScript(() => {
    const { tellViolation } = window as unknown as { tellViolation: (text: string) => void }
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      tellViolation(`policy: ${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
  page.on('dialog', (dialog) => {
    caught.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  return async () => {
    const seen = await page.evaluate((selector) => {
      const found = [...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML.slice(0, 80))
      return 'ranHere' in window ? ['something ran', ...found] : found
    }, elements)
    return [...caught.splice(0), ...seen]
  }
}
