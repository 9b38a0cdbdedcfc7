import type { Page } from 'playwright'
import { fewestFound, searchActions, searchStops, sendReach } from './journeys.ts'
import { layoutShift, pageHeight, wholeInView, visibleHeight } from './measures.ts'

/** The screens that pages are measured on, CSS pixels. */
export const screens = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const
export type ScreenName = keyof typeof screens

/** Where pages are; `listing` is a home of the demonstration. */
export const pages = {
  home: () => '/',
  list: () => '/pwlhsh-katoikies/athina/',
  map: () => '/map/pwlhsh-katoikies/athina/',
  listing: (id: number) => `/aggelies/${id}/`,
} as const
export type PageName = keyof typeof pages

/** What a figure has to reach. */
export type Bar = { readonly atMost: number } | { readonly atLeast: number }

export interface Row {
  readonly name: string
  readonly page: PageName
  readonly screen: ScreenName
  readonly unit: 'px' | 'cards' | 'acts' | 'stops' | 'homes' | ''
  readonly bar: Bar
  /** The figure of an open page, or of one home of several: then the median counts. */
  readonly measure: (page: Page) => Promise<number>
}

const card = 'main a[id^="listing-"]'
const cardBox = 'main li:has(a[id^="listing-"])'
const topOf = async (page: Page, selector: string): Promise<number> => {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox()
  return box ? Math.round(box.y) : Number.NaN
}
/** The lower edge of the highest button that asks for a visit, without scrolling. */
async function visitReach(page: Page): Promise<number> {
  const buttons = page.getByRole('button', { name: 'Ζητήστε επίσκεψη' })
  await buttons.first().waitFor()
  const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()))
  return Math.min(...boxes.map((box) => (box ? Math.round(box.y + box.height) : Number.POSITIVE_INFINITY)))
}

const shifts = (Object.keys(pages) as PageName[]).flatMap((page) =>
  (Object.keys(screens) as ScreenName[]).map(
    (screen): Row => ({
      name: 'layout shift',
      page,
      screen,
      unit: '',
      bar: { atMost: 0 },
      measure: layoutShift,
    }),
  ),
)

/** Every figure, and the bar that it has to reach. */
export const rows: readonly Row[] = [
  {
    name: 'first card begins at',
    page: 'list',
    screen: 'desktop',
    unit: 'px',
    bar: { atMost: 210 },
    measure: (page) => topOf(page, cardBox),
  },
  {
    name: 'first card begins at',
    page: 'list',
    screen: 'phone',
    unit: 'px',
    bar: { atMost: 170 },
    measure: (page) => topOf(page, cardBox),
  },
  {
    name: 'whole cards on the first screen',
    page: 'list',
    screen: 'desktop',
    unit: 'cards',
    bar: { atLeast: 4 },
    measure: (page) => wholeInView(page, cardBox, card),
  },
  {
    name: 'map in view',
    page: 'list',
    screen: 'desktop',
    unit: 'px',
    bar: { atLeast: 770 },
    measure: (page) => visibleHeight(page, 'canvas'),
  },
  {
    name: 'map in view',
    page: 'map',
    screen: 'desktop',
    unit: 'px',
    bar: { atLeast: 770 },
    measure: (page) => visibleHeight(page, 'canvas'),
  },
  {
    name: 'height',
    page: 'listing',
    screen: 'desktop',
    unit: 'px',
    bar: { atMost: 4000 },
    measure: pageHeight,
  },
  {
    name: 'height',
    page: 'listing',
    screen: 'phone',
    unit: 'px',
    bar: { atMost: 5000 },
    measure: pageHeight,
  },
  {
    name: 'visit button ends at',
    page: 'listing',
    screen: 'desktop',
    unit: 'px',
    bar: { atMost: screens.desktop.height },
    measure: visitReach,
  },
  {
    name: 'visit button ends at',
    page: 'listing',
    screen: 'phone',
    unit: 'px',
    bar: { atMost: screens.phone.height },
    measure: visitReach,
  },
  {
    name: 'press of the visit dialog ends at',
    page: 'listing',
    screen: 'desktop',
    unit: 'px',
    bar: { atMost: screens.desktop.height },
    measure: sendReach,
  },
  {
    name: 'press of the visit dialog ends at',
    page: 'listing',
    screen: 'phone',
    unit: 'px',
    bar: { atMost: screens.phone.height },
    measure: sendReach,
  },
  {
    name: '3 bedrooms in Pagrati up to 300,000 €',
    page: 'home',
    screen: 'desktop',
    unit: 'acts',
    bar: { atMost: 4 },
    measure: searchActions,
  },
  {
    name: '3 bedrooms in Pagrati up to 300,000 €',
    page: 'home',
    screen: 'desktop',
    unit: 'stops',
    bar: { atMost: 12 },
    measure: searchStops,
  },
  {
    name: 'fewest that a sentence finds, of eight languages',
    page: 'home',
    screen: 'desktop',
    unit: 'homes',
    bar: { atLeast: 10 },
    measure: fewestFound,
  },
  ...shifts,
]

/** Whether a figure reaches its bar. What was not found does not. */
export const reaches = (bar: Bar, figure: number): boolean =>
  'atMost' in bar ? figure <= bar.atMost : figure >= bar.atLeast
