import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { axeLines, axeOptions } from './axeRules.ts'

/** Fails with a line a violation: rule, element, what to do. */
export async function expectNoViolations(page: Page): Promise<void> {
  const results = await new AxeBuilder({ page })
    // One page and no frames: the mode that opens a second page for each run only costs time.
    .setLegacyMode(true)
    .options(axeOptions('pages'))
    .analyze()
  expect(axeLines(results)).toEqual([])
}
