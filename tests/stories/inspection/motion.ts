import { describe, isShown } from './elements.ts'
import type { Finding } from './Finding.ts'

const moving =
  /^(?:transform|translate|rotate|scale|offset-?path|offset-?distance|left|right|top|bottom|inset|margin|background-?position)/i

/** What says that something is being waited for may breathe, but not move. */
const waiting = '[role="progressbar"], [aria-busy="true"]'

/** WCAG 2.2.2 and 2.3.3: who asks for less motion sees nothing move, and nothing start by itself. */
export function findMotion(): readonly Finding[] {
  return document.getAnimations().flatMap((animation) => {
    const { effect } = animation
    if (!(effect instanceof KeyframeEffect) || !effect.target || animation.playState !== 'running') return []
    const { duration, iterations } = effect.getComputedTiming()
    const lasts = Number(duration) * (iterations ?? 1)
    const isMoving = effect
      .getKeyframes()
      .some((frame) => Object.keys(frame).some((name) => moving.test(name)))
    const isBlinking = iterations === Infinity && !effect.target.closest(waiting)
    if (lasts <= 100 || !(isMoving || isBlinking) || !isShown(effect.target)) return []
    return [
      { check: 'motion', where: describe(effect.target), says: 'moves though less motion was asked for' },
    ]
  })
}
