import { expect, test } from 'vitest'
import { forbiddenLiterals } from '#cli/checks/tokens/literals.ts'
import { pairsMade } from '#cli/checks/tokens/pairsMade.ts'
import { tokensUsed } from '#cli/checks/tokens/tokensUsed.ts'
import { parseText } from '#cli/syntax.ts'

const sheet = (text: string) => parseText('design-system/a/A.css.ts', text)

test.each([
  ['a step', 'vars.space.md', ['space.md']],
  ['a step by its name in quotes', "vars.color['text']", ['color.text']],
  ['inside a template', 'x(`${vars.line.hair} solid ${vars.color.border}`)', ['line.hair', 'color.border']],
  ['by a name known later', 'vars.color[tone]', ['color.*']],
  ['a whole scale', 'styleVariants(vars.space, gap)', ['space.*']],
  [
    'a width from which a layout holds',
    "style({ [from('md')]: {}, [below(step)]: {} })",
    ['breakpoints.md', 'breakpoints.*'],
  ],
  ['nothing, in words', "'vars.color.text' // vars.color.text", []],
])('tokens are used: %s', (_how, code, used) => {
  expect(tokensUsed(sheet(`export const a = ${code}\n`))).toEqual(used)
})

/** Pairs as `front on back`, by line. */
const pairs = (text: string) =>
  pairsMade(sheet(text)).map(({ front, back, line }) => `${line}: ${front} on ${back}`)

test('pairs are made in a rule, and in each of its states', () => {
  expect(
    pairs(`export const a = style({
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceHover },
    '&[data-selected]': { color: vars.color.textAction },
    '&::before': { backgroundColor: vars.color.cut },
  },
})`),
  ).toEqual(['1: text on surface', '5: text on surfaceHover', '6: textAction on surface'])
})

test('pairs are made by the variants of a recipe over its base', () => {
  expect(
    pairs(`export const a = recipe({
  base: { color: vars.color.text },
  variants: { tone: { cut: { backgroundColor: vars.color.cutSoft }, plain: {} } },
})`),
  ).toEqual(['3: text on cutSoft'])
})

test('pairs are made by styles that are spread, or composed of others', () => {
  expect(
    pairs(`const quiet = { color: vars.color.textMuted } as const
const base = style({ color: vars.color.text })
export const a = style({ ...quiet, backgroundColor: vars.color.surface })
export const b = style([base, { backgroundColor: vars.color.surfaceSunken }])`),
  ).toEqual(['3: textMuted on surface', '4: text on surfaceSunken'])
})

const scales = {
  space: { '0.5rem': 'vars.space.xs' },
  target: { '2.75rem': 'vars.target.touch' },
  line: { '1px': 'vars.line.hair' },
}

/** Values that should be tokens, as `line property: value → token`. */
const literals = (text: string) =>
  forbiddenLiterals(sheet(text), scales).map(
    ({ line, property, text: value, instead }) => `${line} ${property}: ${value.trim()} → ${instead}`,
  )

test.each([
  ["color: '#fff'", 'color: #fff → a role of vars.color'],
  ["color: 'white'", 'color: white → a role of vars.color'],
  ["color: 'rgb(0 0 0 / 50%)'", 'color: rgb(0 0 0 / 50%) → a role of vars.color'],
  ["border: '1px solid'", 'border: 1px solid → vars.line.hair'],
  ['border: `1px solid ${x}`', 'border: 1px solid → vars.line.hair'],
  ["padding: '8px'", 'padding: 8px → vars.space.xs'],
  ["inlineSize: '37px'", 'inlineSize: 37px → a length in rem'],
  ['inlineSize: 1', 'inlineSize: 1 → vars.line.hair'],
  ['margin: -1', 'margin: 1 → vars.line.hair'],
  ["gap: '0.5rem'", 'gap: 0.5rem → vars.space.xs'],
  ["inlineSize: 'calc(100% - 0.5rem)'", 'inlineSize: calc(100% - 0.5rem) → vars.space.xs'],
  ["minBlockSize: '2.75rem'", 'minBlockSize: 2.75rem → vars.target.touch'],
  ["transition: 'color 200ms'", 'transition: color 200ms → a step of vars.duration'],
  ["transition: 'cubic-bezier(0, 0, 0, 1)'", 'transition: cubic-bezier(0, 0, 0, 1) → a curve of vars.easing'],
  ["fontSize: '1.1rem'", 'fontSize: 1.1rem → a step of vars.size'],
  ['fontWeight: 600', 'fontWeight: 600 → a step of vars.weight'],
  ['lineHeight: 1.3', 'lineHeight: 1.3 → a step of vars.leading'],
  ["letterSpacing: '0.1em'", 'letterSpacing: 0.1em → a step of vars.tracking'],
  ['zIndex: 5', 'zIndex: 5 → a step of vars.layer'],
  ["borderRadius: '3px'", 'borderRadius: 3px → a step of vars.radius'],
])('a value that should be a token: %s', (declaration, found) => {
  expect(literals(`export const a = style({\n  ${declaration},\n})`)).toEqual([`2 ${found}`])
})

test.each([
  'padding: 0',
  "inlineSize: '12rem'",
  "inlineSize: '0.5rem'",
  "blockSize: '1.15em'",
  "color: 'currentColor'",
  "borderColor: 'CanvasText'",
  "background: 'color-mix(in oklab, currentColor 20%, transparent)'",
  'opacity: 0.6',
  'strokeWidth: 1.75',
  'flex: 1',
  "gridColumn: '1 / -1'",
  "lineHeight: 'inherit'",
  'fontWeight: vars.weight.bold',
  "'@media': { '(min-width: 480px)': {} }",
])('an allowed value: %s', (declaration) => {
  expect(literals(`export const a = style({ ${declaration} })`)).toEqual([])
})

test('a colour outside a rule is found, a selector is none', () => {
  expect(literals("const fade = 'linear-gradient(#000, transparent)'\nglobalStyle('#main 1px', {})")).toEqual(
    ['1 undefined: linear-gradient(#000, transparent) → a role of vars.color'],
  )
})
