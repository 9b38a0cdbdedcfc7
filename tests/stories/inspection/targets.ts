import { vars } from '#tokens/contract.css.ts'
import { controls, describe, isShown } from './elements.ts'
import type { Finding } from './Finding.ts'

/**
 * What a view is there for is large enough for a thumb: 44 px, on a device that is touched. The 24 px of
 * every target, with the space around it, are axe's rule `target-size`.
 */
export function findSmallPrimaries(): readonly Finding[] {
  const filled = computed(vars.color.action)
  return [...document.querySelectorAll('button, a[href], [role="button"], input[type="submit"]')]
    .filter((element) => isShown(element) && getComputedStyle(element).backgroundColor === filled)
    .flatMap((element) => {
      const { width, height } = element.getBoundingClientRect()
      const isLarge = Math.min(width, height) >= 43.5
      const says = `is ${Math.round(width)} × ${Math.round(height)} px, a primary action has at least 44`
      return isLarge ? [] : [{ check: 'primary target', where: describe(element), says }]
    })
}

function computed(colour: string): string {
  const probe = document.createElement('i')
  probe.style.color = colour
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** Whether a target is under 24 px or meets another one: else `target-size` has nothing to find. */
export function hasTightTargets(): boolean {
  const targets = [...document.querySelectorAll(`${controls}, [tabindex]`)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0,
  )
  const boxes = targets.map((element) => ({ element, rect: element.getBoundingClientRect() }))
  return boxes.some(
    ({ element, rect }, index) =>
      rect.width < 24 ||
      rect.height < 24 ||
      boxes.slice(index + 1).some((other) => meet(rect, other.rect) && !areNested(element, other.element)),
  )
}

const meet = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const areNested = (one: Element, other: Element) => one.contains(other) || other.contains(one)

/** Whether something scrolls in a box of its own. */
export const hasScrollers = (): boolean =>
  [...document.body.querySelectorAll('*')].some(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight,
  )
