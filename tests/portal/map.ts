/** The page of a map, as a user finds it. */
import { expect, type Page } from '@playwright/test'
import type { MapView } from '#domain/api/MapView.ts'
import { cornerList } from './drawing.ts'

/** The map's region, which the list lies in, in either language. */
export const frame = (page: Page) => page.getByRole('region', { name: /^(Χάρτης ακινήτων|Map of homes)$/ })
export const panel = (page: Page) =>
  page.getByRole('region', { name: /^(Σε αυτό το μέρος του χάρτη|In this part of the map)$/ })
export const cards = (page: Page) => panel(page).locator('a[id^="listing-"]')
/** Marks that are written out; the stop of the Tab key is among them. */
export const marks = (page: Page) => page.locator('[data-mark]')
export const focusedMark = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-mark') ?? undefined)

/** The camera in the address; NaN for what it does not say. */
export function cameraOf(page: Page) {
  const { searchParams } = new URL(page.url())
  const number = (name: string) => Number(searchParams.get(name) ?? NaN)
  return { latitude: number('lat'), longitude: number('lng'), zoom: number('zoom') }
}

/** "1.234 homes" */
const homes = /([\d.,]+)\s(?:αγγελί|listing)/
const numberIn = (text: string | null) => Number(homes.exec(text ?? '')?.[1]?.replaceAll(/[.,]/g, '') ?? 0)

const marked = ({ pins, clusters }: MapView) =>
  pins.id.length + clusters.count.reduce((sum, count) => sum + count, 0)

/**
 * Follows what the server tells a page of its map; call it before the visit. What comes back waits until the words
 * above the map, the list beside it and the marks all say the same, and gives the reply.
 */
export function followMap(page: Page): () => Promise<MapView> {
  let last: MapView | undefined
  page.on('response', async (response) => {
    if (!response.url().includes('/search-list/map/')) return
    // A page that was left takes its replies with it.
    last = await response.json().catch(() => last)
  })
  const said = async () => ({
    described: numberIn(await frame(page).locator('> div').first().textContent()),
    listed: numberIn(await panel(page).textContent()),
  })
  return async () => {
    // The first map that a portal shows takes its time on a busy machine.
    await expect(marks(page).first()).toBeVisible({ timeout: 30_000 })
    await expect(panel(page).locator('[aria-busy="true"]')).toHaveCount(0)
    let agreed: MapView | undefined
    await expect(async () => {
      agreed = last
      const inView = agreed?.inView
      expect({ ...(await said()), marked: agreed && marked(agreed) }).toEqual({
        described: inView,
        listed: inView,
        marked: inView,
      })
    }).toPass({ timeout: 10_000 })
    if (agreed === undefined) throw new Error('The page asked for no map')
    return agreed
  }
}

/** Begins an area by keys and sets two corners of it: the crosshair's list and the line between them stand. In English. */
export async function startDrawing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Draw an area' }).press('Enter')
  const corners = cornerList(page)
  await page.getByRole('button', { name: /^Crosshair/ }).press('Enter')
  await expect(corners).toHaveCount(1)
  const before = page.url()
  await page.getByRole('button', { name: /^Crosshair/ }).press('ArrowRight')
  await expect.poll(() => page.url()).not.toBe(before)
  await page.keyboard.press('Enter')
  await expect(corners).toHaveCount(2)
}
