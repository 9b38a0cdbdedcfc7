import { type Browser, chromium } from 'playwright'
import { chromiumArguments, chromiumPath } from '../chromium.ts'

/** Chromium, for as long as something is measured in it. */
export async function withBrowser<A>(
  measure: (browser: Browser) => Promise<A>,
  more: readonly string[] = [],
): Promise<A> {
  const executablePath = chromiumPath()
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [...chromiumArguments, ...more],
  })
  try {
    return await measure(browser)
  } finally {
    await browser.close()
  }
}
