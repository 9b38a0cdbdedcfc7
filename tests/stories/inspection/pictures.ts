import { commands } from 'vitest/browser'
import type { Box, PictureName } from '../baselines/Picture.ts'
import { isCutOff } from './clipping.ts'
import { controls, describe, isShown } from './elements.ts'
import type { Finding } from './Finding.ts'
import { nextFrame } from './modes.ts'

const graphics = 'svg, [role="img"]:not(img)'

/** Photographs the story as it stands. In forced colours also: is every icon and every control still there? */
export async function picture(name: PictureName): Promise<readonly Finding[]> {
  const mustShow = name === 'forced'
  const elements = mustShow ? [...document.querySelectorAll(`${graphics}, ${controls}`)].filter(isWhole) : []
  const goOn = holdAnimations()
  const showAgain = hideCanvases()
  // A theme that was just set has not been painted yet; nor is it, now and then, where nothing asks for a colour of it.
  getComputedStyle(document.documentElement).getPropertyValue('background-color')
  await nextFrame()
  const contrasts = await commands.takePicture(name, extent(), elements.map(boxOf))
  showAgain()
  goOn()
  return elements.flatMap((element, index) => {
    const seen = contrasts[index] ?? 21
    const says = `cannot be made out: nothing in it stands out more than ${seen.toFixed(1)}:1`
    return seen >= 3 ? [] : [{ check: 'lost in forced colours', where: describe(element), says }]
  })
}

/** In sight as a whole, not cut off by what scrolls it and not under something else. */
function isWhole(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  if (!isShown(element) || width < 8 || height < 8 || isCutOff(element)) return false
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return hit !== null && (element.contains(hit) || hit.contains(element))
}

/** A field’s frame is drawn by what is around it. */
function boxOf(element: Element): Box {
  const drawn = element.matches('input, select, textarea') ? (element.parentElement ?? element) : element
  const { x, y, width, height } = drawn.getBoundingClientRect()
  return { x, y, width, height }
}

/** From the corner of the page to the end of what is shown on it. */
function extent(): Box {
  let [right, bottom] = [16, 16]
  for (const element of document.body.querySelectorAll('*')) {
    if (!isShown(element)) continue
    const rect = element.getBoundingClientRect()
    right = Math.max(right, rect.right)
    bottom = Math.max(bottom, rect.bottom)
  }
  const upTo = (edge: number, limit: number) => Math.min(Math.ceil((edge + 8) / 8) * 8, limit)
  return { x: 0, y: 0, width: upTo(right, innerWidth), height: upTo(bottom, innerHeight) }
}

/**
 * What a canvas shows is drawn beside the page, by the graphics card or what stands in for one: it comes some frames
 * after the page's own colours, and differs from machine to machine. What lies on it and under it is photographed.
 */
function hideCanvases(): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('canvas { visibility: hidden !important }')
  document.adoptedStyleSheets.push(sheet)
  return () => void document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1)
}

/** What breathes while one waits is photographed at the start of its breath. */
function holdAnimations(): () => void {
  const running = document.getAnimations().filter(({ playState }) => playState === 'running')
  for (const animation of running) {
    animation.pause()
    animation.currentTime = 0
  }
  return () => {
    for (const animation of running) animation.play()
  }
}
