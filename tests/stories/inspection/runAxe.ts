import axe from 'axe-core'
import { axeLines, axeOptions } from '../../a11y/axeRules.ts'
import type { Finding } from './Finding.ts'

type RunOptions = Parameters<typeof axe.run>[1]

async function run(options: RunOptions): Promise<readonly Finding[]> {
  return axeLines(await axe.run(document.body, { ...options, resultTypes: ['violations', 'incomplete'] }))
}

/** Every rule that holds for a story. */
export const runAxe = (): Promise<readonly Finding[]> => run(axeOptions('stories'))

/** Some of them. */
export const runAxeOn = (rules: readonly string[]): Promise<readonly Finding[]> =>
  rules.length > 0 ? run({ runOnly: { type: 'rule', values: [...rules] } }) : Promise.resolve([])

/** What the whole look has beside: more contrast than AA asks for, and links of one name, of which samples are full. */
const beyondAGlance = ['color-contrast-enhanced', 'identical-links-same-purpose']

/** Every rule that a change is held to at once. */
export function runAxeOnStructure(): Promise<readonly Finding[]> {
  const { rules, ...options } = axeOptions('stories')
  const off = Object.fromEntries(beyondAGlance.map((rule) => [rule, { enabled: false }]))
  return run({ ...options, rules: { ...rules, ...off } })
}
