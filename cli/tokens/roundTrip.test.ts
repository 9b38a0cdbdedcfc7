import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { projectRoot } from '#cli/projectRoot.ts'
import { readDocument } from '#cli/tokens/readDocument.ts'
import { editsBetween, rewrite } from '#cli/tokens/rewrite.ts'
import { presentTokens, type Step, type TokenSet } from '#cli/tokens/TokenSet.ts'
import { mapValues, writeDocument } from '#cli/tokens/writeDocument.ts'
import { runs } from '../../tests/properties/runs.ts'

const present = presentTokens()

const byte = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'))
const hex = fc
  .tuple(byte, byte, byte, fc.option(byte.filter((alpha) => alpha !== 'ff')))
  .map(([red, green, blue, alpha]) => `#${red}${green}${blue}${alpha ?? ''}`)
const amount = fc.integer({ min: -4000, max: 4000 }).map((value) => value / 16 || 0)
const share = fc.integer({ min: 0, max: 100 }).map((value) => value / 100)

const length = fc
  .tuple(amount, fc.constantFrom('rem', 'px'))
  .map(([value, unit]) => (value === 0 ? '0' : `${value}${unit}`))
const withUnit = (unit: string) => amount.map((value) => (value === 0 ? '0' : `${value}${unit}`))
const family = fc.constantFrom('Arial', "'Noto Sans'", 'system-ui', "'PT Serif'")

const steps: Readonly<Record<string, fc.Arbitrary<string | number>>> = {
  font: fc.array(family, { minLength: 1 }).map((names) => names.join(', ')),
  leading: withUnit(''),
  weight: fc.integer({ min: 1, max: 1000 }).map(String),
  tracking: withUnit('em'),
  measure: withUnit('ch'),
  duration: fc.tuple(amount, fc.constantFrom('ms', 's')).map(([value, unit]) => `${value}${unit}`),
  easing: fc.tuple(share, amount, share, amount).map((points) => `cubic-bezier(${points.join(', ')})`),
  layer: withUnit(''),
  breakpoints: amount,
}

const stepLike = (step: Step, scale: string): fc.Arbitrary<Step> => {
  const one = steps[scale] ?? length
  return typeof step === 'object' ? fc.record({ least: length, most: length }) : one
}

const name = fc.constantFrom(
  ...Object.entries(present.palette).flatMap(([of, all]) => Object.keys(all).map((step) => `${of}.${step}`)),
)
const lengths = fc.record(
  { x: fc.integer(), y: fc.integer(), blur: fc.nat(), spread: fc.integer() },
  { requiredKeys: [] },
)
const layer = fc.tuple(lengths, name).map(([given, color]) => ({
  // What is none is not written.
  ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== 0)),
  color,
}))

const each = <Value, Made>(
  record: Readonly<Record<string, Value>>,
  make: (value: Value, key: string) => fc.Arbitrary<Made>,
) => fc.record(mapValues<Value, fc.Arbitrary<Made>>(record, make))

/** Arbitrary values, under the names of the code. */
const anyTokens: fc.Arbitrary<TokenSet> = fc.record({
  palette: each(present.palette, (all) => each(all, () => hex)),
  scale: each(present.scale, (all, scale) => each(all, (step) => stepLike(step, scale))),
  theme: each(present.theme, ({ color, shadow }) =>
    fc.record({
      color: each(color, () => name),
      shadow: each(shadow, () => fc.array(layer, { minLength: 1, maxLength: 3 })),
    }),
  ),
})

const source = (file: string) => readFileSync(join(projectRoot, file), 'utf8')

/** What a source file exports, run as Node runs it. */
async function exportsOf(text: string): Promise<Readonly<Record<string, unknown>>> {
  const script = stripTypeScriptTypes(text)
  return (await import(`data:text/javascript,${encodeURIComponent(script)}`)) as Readonly<
    Record<string, unknown>
  >
}

test('any written values are read back unchanged', () => {
  fc.assert(
    fc.property(anyTokens, (tokens) => {
      const file: unknown = JSON.parse(JSON.stringify(writeDocument(tokens)))
      expect(readDocument(file, present)).toEqual({ tokens, problems: [] })
    }),
    { numRuns: runs(50) },
  )
})

test('the sources hold the imported values', async () => {
  await fc.assert(
    fc.asyncProperty(anyTokens, async (tokens) => {
      const byFile = Map.groupBy(editsBetween(present, tokens), ({ file }) => file)
      for (const [file, edits] of byFile) {
        const exported = await exportsOf(rewrite(file, source(file), edits))
        for (const { keys, value } of edits) {
          const found = keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], exported)
          expect(found, `${file} ${keys.join('.')}`).toEqual(value)
        }
      }
    }),
    { numRuns: runs(5) },
  )
})

test('writing and reading the true values changes no source', () => {
  const file: unknown = JSON.parse(JSON.stringify(writeDocument(present)))
  expect(editsBetween(present, readDocument(file, present).tokens)).toEqual([])
})

test('of the themes a file may have some only', () => {
  const { light } = present.theme
  if (light === undefined) throw new Error('there is no light theme')
  const file = writeDocument({ ...present, theme: { light } })
  expect(readDocument(file, present).problems).toEqual([])
  expect(editsBetween(present, readDocument(file, present).tokens)).toEqual([])
})
