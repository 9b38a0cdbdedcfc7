import { expect, test } from 'vitest'
import { checkTokens, type TokensFacts } from '#cli/checks/tokens/check.ts'
import { contrastToRaise } from '#cli/checks/tokens/contrast.ts'
import { tokensCheck } from '#cli/checks/tokens/run.ts'
import { isNightly } from '../../../tests/nightly/isNightly.ts'

const pair = { of: 'text', theme: 'dark', front: 'text', back: 'surface', least: 12, ratio: 13 } as const
const at = { file: 'design-system/forms/New.css.ts', line: 3 }

/** A tree in which all is well. */
const clean: TokensFacts = {
  contrast: [pair],
  roles: ['text', 'surface', 'border'],
  unpaired: ['border'],
  made: [{ front: 'text', back: 'surface', at }],
  tokens: [{ token: 'space.md', at }],
  used: new Set(['space.md']),
  literals: [],
  exceptions: [],
  awaited: [],
}

/** What is found when one fact is other than it should be. */
const check = (change: Partial<TokensFacts>) => checkTokens({ ...clean, ...change })

test('where all is well, nothing is found', () => {
  expect(check({})).toEqual([])
})

test.runIf(isNightly())(
  'the true tree: every pair is readable, every token is used, no style sheet has literal values',
  async () => {
    const { problems, notes, checked } = await tokensCheck()
    expect(problems).toEqual([])
    expect(notes.filter((note) => !('front' in note && note.front === 'textDisabled'))).toEqual([])
    expect(checked).toBeGreaterThan(500)
  },
)

test('a pair below what the design promises is found', () => {
  expect(check({ contrast: [{ ...pair, ratio: 11.996 }] })).toEqual([
    {
      code: 'contrast-low',
      theme: 'dark',
      front: 'text',
      back: 'surface',
      expected: 12,
      found: 11.99,
      at: { file: 'tokens/themes/dark.ts', name: 'text' },
      spec: 'WCAG 2.2, 1.4.3 and 1.4.11',
    },
  ])
})

test('the design cannot promise less than 4.5 for text and 3 for controls', () => {
  const facts = [
    { ...pair, front: 'textMuted', least: 1, ratio: 4.4 },
    { ...pair, of: 'mark', front: 'focus', least: 1, ratio: 2.9 },
    { ...pair, of: 'mark', front: 'borderStrong', least: 1, ratio: 3 },
  ] as const
  expect(check({ contrast: [pair, ...facts] })).toMatchObject([
    { front: 'textMuted', expected: 4.5 },
    { front: 'focus', expected: 3 },
  ])
})

test('text that may ship below 7 is a note; a mark is none', () => {
  const facts = [
    { ...pair, least: 4.5, ratio: 6.9 },
    { ...pair, least: 4.5, ratio: 7 },
    { ...pair, of: 'mark', least: 3, ratio: 4 },
  ] as const
  expect(contrastToRaise(facts)).toMatchObject([
    { code: 'contrast-below-target', front: 'text', expected: 7, found: 6.9 },
  ])
})

test('colours that a style sheet combines and that are not listed are found, at their place', () => {
  expect(check({ made: [{ front: 'cut', back: 'surfaceInverse', at }] })).toMatchObject([
    { code: 'pair-unlisted', front: 'cut', back: 'surfaceInverse', at },
  ])
})

test('a role that is in no pair and has no reason for it is found', () => {
  expect(check({ roles: [...clean.roles, 'sparkle'] })).toMatchObject([
    { code: 'role-unpaired', role: 'sparkle', at: { name: 'sparkle' } },
  ])
})

test('a token that nothing uses is found, unless its whole scale is iterated or it is awaited', () => {
  const tokens = ['space.gap', 'radius.round', 'color.sea'].map((token) => ({ token, at }))
  const awaited = [{ token: 'color.sea', reason: 'a test' }]
  expect(check({ tokens, awaited, used: new Set(['space.*']) })).toMatchObject([
    { code: 'token-orphan', token: 'radius.round', at },
  ])
})

test('a literal value is found; an excused one is not', () => {
  const literals = ['3px', '5px'].map((text) => ({ text, property: 'gap', instead: 'a length in rem', at }))
  const exceptions = [{ file: at.file, text: '3px', reason: 'a test' }]
  expect(check({ literals, exceptions })).toMatchObject([{ code: 'literal-value', text: '5px', at }])
})

test('exceptions that have lost their cause are found', () => {
  const exceptions = [{ file: 'app/gone.css.ts', text: '3px', reason: 'a test' }]
  const awaited = [{ token: 'space.md', reason: 'a test' }]
  expect(check({ exceptions, awaited })).toMatchObject([
    { code: 'exception-unused', name: 'app/gone.css.ts 3px' },
    { code: 'exception-unused', name: 'space.md' },
  ])
})
