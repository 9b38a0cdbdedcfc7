import { userEvent } from 'vitest/browser'
import type { ThemeName } from '#tokens/themes/themeNames.ts'
import { describe, isCutAway, isShown } from './elements.ts'
import type { Finding } from './Finding.ts'
import { nextFrame, setTheme } from './modes.ts'
import { isPlain, lookOfPage, lookOfRing, type RingPart, ringOf } from './ring.ts'
import { findUnreached, offeredControls } from './unreached.ts'

/** More stops than any screen has: a walk that does not end by itself is cut here. */
const longest = 250

/**
 * Presses Tab from the first element to the last, as a user without a mouse would. At each stop the focus
 * must be plain to see, in the further themes too, and not lie under something else. Afterwards every
 * control must have been met, or belong to a group that was entered.
 */
export async function walkByTab(themes: readonly ThemeName[] = []): Promise<readonly Finding[]> {
  const offered = offeredControls()
  const before = await lookOfPage()
  const judgeThemes = judgedOnce(themes)
  const findings: Finding[] = []
  const met: Element[] = []
  const bounds = setBounds()
  while (met.length < longest) {
    // oxlint-disable no-await-in-loop -- each press starts where the one before has led
    await userEvent.tab()
    const stop = document.activeElement
    if (!stop || stop === document.body || bounds.has(stop) || met.includes(stop)) break
    met.push(stop)
    const ring = ringOf(stop, before)
    const first = judgeStop(stop, ring)
    // What takes a moment to show, or to scroll into sight, gets a frame more.
    if (first.length > 0) await nextFrame()
    findings.push(
      ...(first.length > 0 ? judgeStop(stop, ringOf(stop, before)) : []),
      ...judgeThemes(stop, ring),
    )
  }
  for (const bound of bounds) bound.remove()
  return [...findings, ...findUnreached(offered, met)]
}

/** Two stops around the page: without them Tab would leave into the browser's own controls. */
function setBounds(): ReadonlySet<Element> {
  const [first, last] = [document.createElement('span'), document.createElement('span')]
  for (const bound of [first, last]) bound.tabIndex = 0
  document.body.prepend(first)
  document.body.append(last)
  // Where a dialog holds the focus, it takes it back, and the walk goes around in it.
  first.focus()
  return new Set([first, last])
}

function judgeStop(stop: Element, ring: readonly RingPart[]): readonly Finding[] {
  const where = describe(stop)
  const findings: Finding[] = []
  if (!ring.some(isPlain))
    findings.push({ check: 'focus ring', where, says: 'has the focus, and nothing shows it' })
  const cover = coverOf(stop, ring)
  if (cover) findings.push({ check: 'focus covered', where, says: `has the focus, ${cover}` })
  return findings
}

/** A theme is switched to only for a ring that looks like none before. */
function judgedOnce(themes: readonly ThemeName[]) {
  const judged = new Set<string>()
  return (stop: Element, ring: readonly RingPart[]): readonly Finding[] => {
    const look = lookOfRing(ring)
    if (judged.has(look) || !ring.some(isPlain)) return []
    judged.add(look)
    const faint = themes.filter((theme) => {
      setTheme(theme)
      return !ring.some(isPlain)
    })
    setTheme('light')
    return faint.map((theme) => ({
      check: 'focus ring',
      where: describe(stop),
      says: `shows too faintly in ${theme}`,
    }))
  }
}

const points = [
  [0.5, 0.5],
  [0.2, 0.25],
  [0.8, 0.25],
  [0.2, 0.75],
  [0.8, 0.75],
] as const

/** WCAG 2.4.12: seen at the middle and towards each corner, on every line. Says what is in the way. */
function coverOf(stop: Element, ring: readonly RingPart[]): string | undefined {
  const isDrawnElsewhere = isCutAway(stop) || !isShown(stop)
  const seen = isDrawnElsewhere ? (ring[0]?.carrier ?? stop) : stop
  // A link that wraps has a box a line: the box around all of them holds other text too.
  for (const box of seen.getClientRects()) {
    const cover = coverOfBox(box, seen, stop)
    if (cover !== undefined) return cover
  }
  return undefined
}

function coverOfBox({ left, top, width, height }: DOMRect, seen: Element, stop: Element): string | undefined {
  for (const [x, y] of points) {
    const [px, py] = [left + width * x, top + height * y]
    const isOutside = px < 0 || py < 0 || px >= innerWidth || py >= innerHeight
    if (isOutside && x === 0.5 && height <= innerHeight) return 'outside of the window'
    const hit = isOutside ? null : document.elementFromPoint(px, py)
    // A map has its legend, its tools and its sources on it.
    if (hit && stop.matches('[role=img]') && stop.closest('section')?.contains(hit)) continue
    if (hit && !hit.contains(seen) && !seen.contains(hit) && !stop.closest('label')?.contains(hit))
      return `under ${describe(hit)}`
  }
  return undefined
}
