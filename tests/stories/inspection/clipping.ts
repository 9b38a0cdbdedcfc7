import { describe, rectsOf, shownTexts } from './elements.ts'
import type { Finding } from './Finding.ts'
import { inkOf } from './ink.ts'

/** WCAG 1.4.4 and 1.4.12: no letter, and no accent of one, is cut off by a box that is too small for it. */
export function findClippedText(): readonly Finding[] {
  const findings: Finding[] = []
  for (const { text, holder } of shownTexts()) {
    const cut = clippedBy(text, holder)
    if (cut) findings.push({ check: 'clipped text', where: describe(holder), says: cut })
  }
  return findings
}

function clippedBy(text: Text, holder: Element): string | undefined {
  const ink = inkOf(holder)
  for (const rect of rectsOf(text)) {
    const { left, right } = rect
    const [top, bottom] = ink(rect)
    for (const box of clippingBoxes(holder)) {
      const across = Math.max(box.left - left, right - box.right)
      const along = Math.max(box.top - top, bottom - box.bottom)
      if (box.isAcross && across > 1.5) return `is cut ${Math.round(across)} px at the side`
      if (box.isAlong && along > 1.5) return `is cut ${Math.round(along)} px above or below`
    }
  }
  return undefined
}

interface ClippingBox {
  left: number
  right: number
  top: number
  bottom: number
  isAcross: boolean
  isAlong: boolean
}

/** The boxes around an element that cut what stands beyond them, up to the first that scrolls. */
function clippingBoxes(holder: Element): readonly ClippingBox[] {
  const boxes: ClippingBox[] = []
  let mayAcross = true
  let mayAlong = true
  for (let at: Element | null = holder; at && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at)
    if (style.display === 'inline' || style.display === 'contents') continue
    const isEllipsis = style.textOverflow === 'ellipsis'
    const isClamped = style.webkitLineClamp !== 'none'
    mayAcross &&= !/auto|scroll/.test(style.overflowX)
    mayAlong &&= !/auto|scroll/.test(style.overflowY)
    const isAcross = mayAcross && /hidden|clip/.test(style.overflowX) && !isEllipsis
    const isAlong = mayAlong && /hidden|clip/.test(style.overflowY) && !isClamped
    if (isAcross || isAlong) boxes.push({ ...paddingBox(at), isAcross, isAlong })
    // What is shortened on purpose says so by its style: its words are there for a person who listens.
    if (isEllipsis && /hidden|clip/.test(style.overflowX)) mayAcross = false
    if (isClamped) mayAlong = false
    if (style.position === 'fixed') break
  }
  return boxes
}

function paddingBox(element: Element) {
  const { left, top } = element.getBoundingClientRect()
  const [x, y] = [left + element.clientLeft, top + element.clientTop]
  return { left: x, right: x + element.clientWidth, top: y, bottom: y + element.clientHeight }
}

/** Whether a part of an element lies beyond the window, or beyond a box that cuts or scrolls it. */
export function isCutOff(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const isBeyond = (box: { left: number; top: number; right: number; bottom: number }) =>
    left < box.left - 1 || top < box.top - 1 || right > box.right + 1 || bottom > box.bottom + 1
  if (isBeyond({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return true
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
    if (getComputedStyle(at).overflow !== 'visible' && isBeyond(paddingBox(at))) return true
  return false
}
