import type { Page } from '@playwright/test'
import type { Point } from './drawing.ts'

/** Moves between two points. */
const STEPS = 8

/** A finger that touches the screen, moves and leaves it: the browser itself makes all events of it. */
export async function swipe(page: Page, points: readonly Point[]): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: point ? [{ x: point[0], y: point[1] }] : [],
    })
  await send('touchStart', points[0])
  for (const [at, to] of points.slice(1).entries()) {
    const from = points[at] as Point
    for (let step = 1; step <= STEPS; step++)
      await send('touchMove', [
        from[0] + ((to[0] - from[0]) * step) / STEPS,
        from[1] + ((to[1] - from[1]) * step) / STEPS,
      ])
  }
  await send('touchEnd')
}
