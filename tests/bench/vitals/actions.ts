/** The ten commonest actions, on a phone that is four times slower than this machine. */
import type { Locator, Page } from 'playwright'

/** Something that a visitor does, once. */
export interface Action {
  readonly name: string
  /** The page on which it is done. */
  readonly on: 'home' | 'list' | 'listing' | 'map'
  /** What has to be there first; it is not measured. */
  readonly before?: (page: Page) => Promise<void>
  readonly act: (page: Page) => Promise<void>
}

const card = 'main a[id^="listing-"]'
const press = (find: (page: Page) => Locator) => (page: Page) => find(page).first().click()
const opener = (page: Page) => page.locator('search [aria-expanded]')

export const actions: readonly Action[] = [
  {
    name: 'type a place',
    on: 'home',
    before: (page) => page.getByRole('combobox').first().click(),
    act: (page) => page.keyboard.type('αθη', { delay: 250 }),
  },
  { name: 'open the filters', on: 'list', act: press(opener) },
  {
    name: 'choose in the filters',
    on: 'list',
    before: press(opener),
    act: press((page) =>
      page.getByRole('dialog').getByRole('checkbox').or(page.getByRole('dialog').locator('label')),
    ),
  },
  {
    name: 'close the filters',
    on: 'list',
    before: press(opener),
    act: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'save a home',
    on: 'list',
    act: press((page) => page.locator('article button[aria-pressed]')),
  },
  {
    name: 'order by price',
    on: 'list',
    act: async (page) => {
      const select = page.locator('main select').first()
      await select.focus()
      await page.keyboard.press('ArrowDown')
    },
  },
  { name: 'open a home', on: 'list', act: press((page) => page.locator(card)) },
  { name: 'next page', on: 'list', act: press((page) => page.locator('main nav a[href*="pag=2"]:visible')) },
  {
    name: 'look at the photographs',
    on: 'listing',
    act: press((page) => page.locator('main a[aria-haspopup="dialog"]')),
  },
  {
    name: 'zoom the map',
    on: 'map',
    before: (page) => page.locator('[data-mark]').first().waitFor(),
    act: (page) => page.keyboard.press('+'),
  },
]
