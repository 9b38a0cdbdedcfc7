/** Areas drawn on the page of a map, in English. */
import { expect, type Page } from '@playwright/test'

export type Point = readonly [x: number, y: number]

/** The corners that an area has so far, as the panel lists them. */
export const cornerList = (page: Page) => page.getByRole('list', { name: 'Corners' }).getByRole('listitem')

/** Where points are on the screen, each so many steps east and south of the map's middle; a step is a share of its shorter side. */
export async function onScreen(
  page: Page,
  points: readonly Point[],
  share: number,
): Promise<readonly Point[]> {
  const canvas = page.locator('canvas')
  await canvas.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await canvas.boundingBox()
  if (!box) throw new Error('No map to draw on')
  const step = Math.min(box.width, box.height) * share
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return points.map(([east, south]) => [x + east * step, y + south * step])
}

/** Draws round an area with the mouse held down, back to where it began if the last point is the first. */
export async function dragThrough(page: Page, [first, ...others]: readonly Point[]): Promise<void> {
  if (!first) throw new Error('Nowhere to begin')
  await page.mouse.move(...first)
  await page.mouse.down()
  for (const corner of others) await page.mouse.move(...corner, { steps: 8 })
  await page.mouse.up()
  await expect(cornerList(page).first()).toBeVisible()
}

/** Sets a corner at the end of each way, with the focus on the crosshair: each key moves the map beneath it. */
export async function setCorners(page: Page, ways: readonly (readonly string[])[]): Promise<void> {
  for (const [at, keys] of ways.entries()) {
    for (const key of keys) {
      const before = page.url()
      await page.keyboard.press(key)
      await expect.poll(() => page.url()).not.toBe(before)
    }
    await page.keyboard.press('Enter')
    await expect(cornerList(page)).toHaveCount(at + 1)
  }
}
