import { describe, rectsOf, shownTexts } from './elements.ts'
import type { Finding } from './Finding.ts'

interface Line {
  readonly holder: Element
  readonly rect: DOMRect
}

/** Lines of text that lie on each other, by the pair of elements. */
export function overlappingTexts(): ReadonlyMap<string, Finding> {
  const lines: Line[] = [...shownTexts()].flatMap(({ text, holder }) =>
    rectsOf(text).map((rect) => ({ holder, rect: middleOf(rect) })),
  )
  const found = new Map<string, Finding>()
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      if (one.holder === other.holder || !meet(one.rect, other.rect) || !areBothSeen(one, other)) continue
      const where = `${describe(one.holder)} and ${describe(other.holder)}`
      found.set(where, { check: 'overlapping text', where, says: 'lie on each other' })
    }
  })
  return found
}

/** The part of a line that letters without ascenders fill: lines set tight may touch above and below it. */
const middleOf = ({ x, y, width, height }: DOMRect) => new DOMRect(x, y + height * 0.15, width, height * 0.7)

const meet = (one: DOMRect, other: DOMRect) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2

/** A closed card under an open one is no overlap: only what can be seen at the same spot is. */
function areBothSeen(one: Line, other: Line): boolean {
  const x = (Math.max(one.rect.left, other.rect.left) + Math.min(one.rect.right, other.rect.right)) / 2
  const y = (Math.max(one.rect.top, other.rect.top) + Math.min(one.rect.bottom, other.rect.bottom)) / 2
  const seen: Element[] = []
  for (const element of document.elementsFromPoint(x, y)) {
    seen.push(element)
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    if (backgroundImage !== 'none' || !/(?:, 0\)|\/ 0\)|transparent)$/.test(backgroundColor)) break
  }
  const isSeen = ({ holder }: Line) => seen.some((element) => element === holder || holder.contains(element))
  return isSeen(one) && isSeen(other)
}
