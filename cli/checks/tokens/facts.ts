import { globSync } from 'node:fs'
import { contrastRatio, over } from '#tokens/contrast.ts'
import { type ContrastPair, contrastPairs, unpairedRoles } from '#tokens/contrastPairs.ts'
import { palette } from '#tokens/palette/palette.ts'
import { scaleNames, scales } from '#tokens/scale/scales.ts'
import { themes, type WrittenThemeName, writtenThemeNames, writtenThemes } from '#tokens/themes/themes.ts'
import type { TokensFacts } from '#cli/checks/tokens/check.ts'
import type { ContrastFact } from '#cli/checks/tokens/contrast.ts'
import { awaitedTokens, literalExceptions } from '#cli/checks/tokens/exceptions.ts'
import { forbiddenLiterals, type Scale } from '#cli/checks/tokens/literals.ts'
import { pairsMade } from '#cli/checks/tokens/pairsMade.ts'
import { tokensUsed } from '#cli/checks/tokens/tokensUsed.ts'
import { projectRoot } from '#cli/projectRoot.ts'
import { parse, type Source } from '#cli/syntax.ts'

/** What the tokens say, and the sources that use them. */
export function gatherTokens(): TokensFacts {
  const sources = sourceFiles().map((file) => parse(projectRoot, file))
  const sheets = sources.filter(({ file }) => /^(?:design-system|app)\/.*\.css\.ts$/.test(file))
  return {
    contrast: gatherContrast(),
    roles: Object.keys(writtenThemes.light.color),
    unpaired: Object.keys(unpairedRoles),
    made: sheets.flatMap((sheet) => placed(sheet, pairsMade(sheet))),
    tokens: [...themeTokens(), ...scaleTokens(), ...paletteTokens()],
    used: new Set([...sources.flatMap(tokensUsed), ...coloursNamed()]),
    literals: sheets.flatMap((sheet) => placed(sheet, forbiddenLiterals(sheet, stepsByValue))),
    exceptions: literalExceptions,
    awaited: awaitedTokens,
  }
}

/** What may use a token. The pages that show every token use none, and neither do tests. */
const sourceFiles = (): readonly string[] =>
  globSync('{design-system,app,stories,.storybook,tokens}/**/*.{ts,tsx}', { cwd: projectRoot })
    .filter((file) => !/\.test\.tsx?$|^stories\/foundations\/|^tokens\/contract/.test(file))
    .toSorted()

const placed = <Found extends { readonly line: number }>({ file }: Source, found: readonly Found[]) =>
  found.map(({ line, ...rest }) => ({ ...rest, at: { file, line } }))

/** The ratio of every pair in every theme. */
const gatherContrast = (): readonly ContrastFact[] =>
  writtenThemeNames.flatMap((theme) =>
    contrastPairs.map((pair) => ({ theme, ...pair, ratio: ratioOf(theme, pair) })),
  )

/** A translucent background is judged over the worst colour behind it. */
function ratioOf(theme: WrittenThemeName, { front, back }: ContrastPair): number {
  const { color } = themes[theme]
  const grounds = ['#000000', '#ffffff'].map((behind) => over(color[back], behind))
  return Math.min(...grounds.map((ground) => contrastRatio(color[front], ground)))
}

const themeTokens = () =>
  (['color', 'shadow'] as const).flatMap((part) =>
    Object.keys(writtenThemes.light[part]).map((role) => ({
      token: `${part}.${role}`,
      at: { file: 'tokens/themes/ThemeRoles.ts', name: role },
    })),
  )

const scaleTokens = () =>
  scaleNames.flatMap((scale) =>
    Object.keys(scales[scale].steps).map((step) => ({
      token: `${scale}.${step}`,
      at: { file: `tokens/scale/${scales[scale].file}`, name: `${scale}.${step}` },
    })),
  )

const paletteTokens = () =>
  Object.entries(palette).flatMap(([family, steps]) =>
    Object.keys(steps).map((step) => ({
      token: `${family}.${step}`,
      at: { file: `tokens/palette/${family}.ts`, name: step },
    })),
  )

/** The colours of the palette that themes name. */
const coloursNamed = (): readonly string[] =>
  Object.values(writtenThemes).flatMap(({ color, shadow }) => [
    ...Object.values(color),
    ...Object.values(shadow).flatMap((layers) => layers.map((layer) => layer.color)),
  ])

/** Steps of one value are all named: it is for the reader to choose. */
function byValue(name: 'space' | 'target' | 'line'): Scale {
  const steps = Object.entries<string>(scales[name].steps)
  return Object.fromEntries(
    steps.map(([, value]) => [
      value,
      steps.flatMap(([step, same]) => (same === value ? `vars.${name}.${step}` : [])).join(' or '),
    ]),
  )
}

const stepsByValue = { space: byValue('space'), target: byValue('target'), line: byValue('line') }
