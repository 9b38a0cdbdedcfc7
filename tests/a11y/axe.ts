import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { themeAttribute, themeNames } from '#tokens/themes/themeNames.ts'
import { isNightly } from '../nightly/isNightly.ts'
import { axeLines, axeOptions, colourRules } from './axeRules.ts'

export interface AxeWish {
  /** A part that hides the rest of the page: only it is looked at. */
  readonly within?: string | undefined
  /** Rules of colour alone: the page was looked at before, and only its theme has changed. @default false */
  readonly colours?: boolean
}

/** Fails with a line a violation: rule, element, what to do. */
export async function expectNoViolations(
  page: Page,
  { within, colours = false }: AxeWish = {},
): Promise<void> {
  await letBarsFlow(page)
  const builder = new AxeBuilder({ page })
    // One page and no frames: the mode that opens a second page for each run only costs time.
    .setLegacyMode(true)
    .options({
      ...(colours ? { runOnly: { type: 'rule' as const, values: [...colourRules] } } : axeOptions('pages')),
      // What axeLines reads. Else a selector is made up for every element of the page that passes.
      resultTypes: ['violations', 'incomplete'],
    })
  const results = await (within === undefined ? builder : builder.include(within)).analyze()
  expect(axeLines(results)).toEqual([])
}

/**
 * The header, the filters and an offer stay at an edge of the window, and scrolling uncovers what they cover: axe, which does
 * not scroll, takes a target that is half below them for a small one. It knows this of what is fixed, as the tabs are.
 */
async function letBarsFlow(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const bar of document.querySelectorAll<HTMLElement>('header, search, main > [role=group]'))
      if (getComputedStyle(bar).position === 'sticky') bar.style.position = 'static'
  })
}

/** Until every colour has come to its end. */
async function setTheme([attribute, theme]: readonly [string, string]): Promise<void> {
  document.documentElement.setAttribute(attribute, theme)
  await new Promise(requestAnimationFrame)
  const ending = document
    .getAnimations()
    .filter((one) => Number(one.effect?.getComputedTiming().endTime) < 2000)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

/** Of a narrow screen the other themes are looked at every night: its colours are those of the wide one. */
const themesOf = (page: Page) =>
  isNightly() || (page.viewportSize()?.width ?? 0) >= 1024 ? themeNames : (['light'] as const)

/**
 * The page as it stands, in every theme: all rules in the light one, those of colour in the others, which change
 * nothing else.
 */
export async function expectNoViolationsInThemes(page: Page, within?: string): Promise<void> {
  for (const theme of themesOf(page)) {
    await page.evaluate(setTheme, [themeAttribute, theme] as const)
    await expectNoViolations(page, { within, colours: theme !== 'light' })
  }
}
