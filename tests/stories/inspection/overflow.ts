import { controls, describe, isShown, rectsOf, shownTexts } from './elements.ts'
import type { Finding } from './Finding.ts'

/**
 * WCAG 1.4.10: nothing stands beyond the sides of the window. Only what scrolls in a box of its own may be
 * wider; axe sees to it that such a box can be scrolled by keyboard.
 */
export function findOverflow(): readonly Finding[] {
  const beyond = [...thingsBeyond()]
  const wide = document.documentElement.scrollWidth - innerWidth
  if (wide > 0 && beyond.length === 0) beyond.push({ where: '<html>', by: wide })
  return beyond.map(({ where, by }) => ({
    check: 'overflow',
    where,
    says: `stands ${Math.round(by)} px beyond the window’s ${innerWidth} px`,
  }))
}

function* thingsBeyond(): Generator<{ where: string; by: number }> {
  for (const { text, holder } of shownTexts())
    for (const rect of rectsOf(text)) {
      const by = beyondBy(rect)
      if (by > 1 && !scrollsAcross(holder) && !endsInDots(holder)) yield { where: describe(holder), by }
    }
  for (const control of document.querySelectorAll(controls)) {
    const by = beyondBy(control.getBoundingClientRect())
    if (by > 1 && isShown(control) && !scrollsAcross(control)) yield { where: describe(control), by }
  }
}

const beyondBy = ({ left, right }: DOMRect) => Math.max(right - innerWidth, -left)

/** One line that is cut where its box ends. The box itself may stand beyond the window. */
const endsInDots = (holder: Element): boolean => {
  const { textOverflow, overflowX } = getComputedStyle(holder)
  return (
    textOverflow === 'ellipsis' && overflowX === 'hidden' && beyondBy(holder.getBoundingClientRect()) <= 1
  )
}

function scrollsAcross(element: Element): boolean {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true
  return false
}
