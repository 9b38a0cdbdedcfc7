import { controls, describe, isExposed, isShown } from './elements.ts'
import type { Finding } from './Finding.ts'

/** Groups that are one stop of Tab and that arrows walk. */
const groups = ['radiogroup', 'tablist', 'listbox', 'grid', 'treegrid', 'tree', 'menu', 'menubar', 'toolbar']
  .map((role) => `[role="${role}"]`)
  .join(', ')

/** Every control that a user who comes to the page now can see or hear of. */
export const offeredControls = (): readonly Element[] =>
  [...document.body.querySelectorAll(controls)].filter((control) => isExposed(control) && isOffered(control))

/**
 * WCAG 2.1.1 and 2.1.2: of the controls that were there before the walk, and still are, those that Tab never
 * came to, though no arrow leads there either.
 */
export function findUnreached(offered: readonly Element[], met: readonly Element[]): readonly Finding[] {
  const entered = met
    .flatMap((stop) => [stop.closest(groups), drivenBy(stop), stop])
    .filter((part) => part !== null)
  const choices = new Set(met.map(choiceOf))
  return offered
    .filter((control) => control.isConnected && isExposed(control) && isOffered(control))
    .filter((control) => !entered.some((part) => part.contains(control)))
    .filter((control) => choiceOf(control) === undefined || !choices.has(choiceOf(control)))
    .map((control) => ({ check: 'not reached', where: describe(control), says: 'Tab never comes here' }))
}

/** Native radio buttons of one name are one stop. */
const choiceOf = (element: Element): string | undefined =>
  element instanceof HTMLInputElement && element.type === 'radio' ? element.name : undefined

/** A list that a field drives without giving the focus away. */
const drivenBy = (stop: Element) => document.getElementById(stop.getAttribute('aria-controls') ?? '')

function isOffered(control: Element): boolean {
  if (control.matches(':disabled, [aria-disabled="true"]')) return false
  // A way out for screen readers on touch, as react-aria puts around a popover: keys have Escape. A radio button that is
  // hidden is none: what is drawn in its place cannot be reached by itself.
  if (control.matches('[tabindex="-1"]:not([type="radio"])') && !isShown(control)) return false
  return control.checkVisibility({ visibilityProperty: true }) && control.getClientRects().length > 0
}
