import type { Browser } from 'playwright'
import { countBytes, type SentBytes } from './countBytes.ts'
import { type Line, type Screen, slowDown, visitorWith } from './Line.ts'
import { type Paints, readPaints, watchPaints } from './watchPaints.ts'

export interface Coming extends Paints {
  readonly sent: SentBytes
}

/** After the last of what a page loads: what comes when it is idle has come. */
const restMs = 1500

/** A page that goes on asking, as the twin does for what is behind its links, is looked at after this. */
const mostWaitMs = 12_000

/** Opens a page once, for a visitor who was never there, and tells how it came. */
export async function openPage(
  browser: Browser,
  address: string,
  on: { readonly screen: Screen; readonly line: Line },
): Promise<Coming> {
  const context = await browser.newContext(visitorWith(on.screen))
  try {
    const page = await context.newPage()
    await page.addInitScript(watchPaints)
    await slowDown(page, on.line)
    const sentBytes = await countBytes(page)
    await page.goto(address, { timeout: 120_000 })
    await page.waitForLoadState('networkidle', { timeout: mostWaitMs }).catch(() => undefined)
    await page.waitForTimeout(restMs)
    return { ...(await page.evaluate(readPaints)), sent: sentBytes() }
  } finally {
    await context.close()
  }
}
