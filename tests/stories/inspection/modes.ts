import { commands, page } from 'vitest/browser'
import { waitBeside } from '../browser/clock.ts'
import { themeAttribute, type ThemeName } from '#tokens/themes/themeNames.ts'

/** Width and height of the window, in CSS pixels. */
export const windows = { desk: [1280, 900], tablet: [768, 1024], phone: [320, 800] } as const
export type WindowName = keyof typeof windows

export async function setWindow(name: WindowName): Promise<void> {
  const [width, height] = windows[name]
  await page.viewport(width, height)
  await nextFrame()
}

/** A switch of a mounted story's theme costs a recalculation of styles, not another mount. */
export function setTheme(theme: ThemeName): void {
  document.documentElement.setAttribute(themeAttribute, theme)
}

export async function setMedia(media: { forcedColors?: boolean; touch?: boolean }): Promise<void> {
  const wanted = JSON.stringify(media)
  if (wanted === currentMedia) return
  await commands.emulateMedia(media)
  currentMedia = wanted
  await nextFrame()
}

/** A page that has just been opened may have been left in another. */
let currentMedia: string | undefined

/** How long a frame is waited for, ms. Pictures, which only the whole look takes, need it more than a look at elements. */
const frameMs = import.meta.env.MODE === 'whole' ? 2000 : 300

/** Two frames: one to lay out, one to paint. A busy browser now and then gives a page none that nothing is drawn on. */
export const nextFrame = (): Promise<unknown> =>
  within(
    frameMs,
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    }),
  )

/** Until everything that is on its way has come: idle work, fonts, pictures in sight, ends of short transitions. */
export async function settle(): Promise<void> {
  // A width may bring what waits for an idle moment: the filters of narrow screens.
  await within(2000, new Promise((resolve) => requestIdleCallback(resolve)))
  await nextFrame()
  const images = [...document.images].filter(isInSight)
  const short = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 1000)
  const isQuiet =
    document.fonts.status === 'loaded' && short.length === 0 && images.every(({ complete }) => complete)
  await document.fonts.ready
  await within(2000, Promise.all(images.map(loaded)))
  await within(1000, Promise.allSettled(short.map(({ finished }) => finished)))
  if (!isQuiet) await nextFrame()
}

const isInSight = (image: HTMLImageElement) => image.getBoundingClientRect().top < innerHeight

function loaded(image: HTMLImageElement): Promise<unknown> {
  if (image.complete) return image.decode().catch(() => {})
  return new Promise((resolve) => {
    image.addEventListener('load', resolve, { once: true })
    image.addEventListener('error', resolve, { once: true })
  })
}

const within = (limit: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, waitBeside(limit)])
