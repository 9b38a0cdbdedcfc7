import { test as base } from '@playwright/test'

/** Script that a test holds back, or that a page lacks, is not waited for any longer, ms. */
const patienceMs = 3000

/**
 * Playwright's `test`, whose pages are opened until script has taken them over: the event `load` says nothing of that, since
 * script is asked for after the first paint (decision 0069). A test that says until when it waits, or has no script, is
 * left alone.
 */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, give) => {
    if (javaScriptEnabled) {
      const goto = page.goto.bind(page)
      page.goto = async (address, options) => {
        const reply = await goto(address, options)
        if (options?.waitUntil === undefined)
          await page
            .locator('html[data-hydrated], html:not(:has(#boot))')
            .waitFor({ state: 'attached', timeout: patienceMs })
            // What is there then is what the test looks at.
            .catch(() => undefined)
        return reply
      }
    }
    await give(page)
  },
})
