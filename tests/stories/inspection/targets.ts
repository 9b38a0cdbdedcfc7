import { vars } from '#tokens/contract.css.ts'
import { describe, isShown } from './elements.ts'
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
