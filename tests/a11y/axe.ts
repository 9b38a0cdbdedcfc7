import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { axeLines, axeOptions } from './axeRules.ts'

/** Fails with a line a violation: rule, element, what to do. `within` looks at a part that hides the rest. */
export async function expectNoViolations(page: Page, within?: string): Promise<void> {
  const builder = new AxeBuilder({ page })
    // One page and no frames: the mode that opens a second page for each run only costs time.
    .setLegacyMode(true)
    .options(axeOptions('pages'))
  const results = await (within === undefined ? builder : builder.include(within)).analyze()
  expect(axeLines(results)).toEqual([])
}
