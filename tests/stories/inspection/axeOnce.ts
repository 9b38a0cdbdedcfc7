import { themeNames } from '#tokens/themes/themeNames.ts'
import type { ThemeName } from '#tokens/themes/themeNames.ts'
import type { Finding } from './Finding.ts'
import { groundsOfTexts } from './grounds.ts'
import { renderedStructure } from './renderedStructure.ts'
import { runAxe, runAxeOn } from './runAxe.ts'
import { colourRules } from '../../a11y/axeRules.ts'
import { hasScrollers, hasTightTargets } from './targets.ts'

/** Rules that ask where things lie, although nothing came and nothing went. */
const layoutRules = [
  { rule: 'target-size', mayFind: hasTightTargets },
  { rule: 'scrollable-region-focusable', mayFind: hasScrollers },
] as const

/**
 * Runs axe on a page that changes its width and its theme, without asking twice what was answered: every rule wherever
 * the page tells something else than at a width before; the rules of colour for text in colours, sizes and on grounds
 * that the theme has not shown yet; the rules of layout wherever there is something for them.
 */
export function axeOnce(): (theme: ThemeName) => Promise<readonly Finding[]> {
  const structures = new Set<string>()
  const grounds = new Map(themeNames.map((name) => [name, new Set<string>()]))
  return async (theme) => {
    const seen = grounds.get(theme)
    const now = groundsOfTexts()
    const hasNewGrounds = now.some((ground) => !seen?.has(ground))
    for (const ground of now) seen?.add(ground)
    const colours = hasNewGrounds ? colourRules : []
    // A theme changes colours alone: the other rules are settled in the light one.
    if (theme !== 'light') return runAxeOn(colours)
    const structure = renderedStructure()
    if (!structures.has(structure)) {
      structures.add(structure)
      return runAxe()
    }
    return runAxeOn([...colours, ...layoutRules.filter(({ mayFind }) => mayFind()).map(({ rule }) => rule)])
  }
}
