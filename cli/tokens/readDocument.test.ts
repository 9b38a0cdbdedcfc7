import { expect, test } from 'vitest'
import { changedAt, valueAt } from '#cli/tokens/changedAt.ts'
import { readDocument } from '#cli/tokens/readDocument.ts'
import { presentTokens } from '#cli/tokens/TokenSet.ts'
import { writeDocument } from '#cli/tokens/writeDocument.ts'

const present = presentTokens()
const file = writeDocument(present)

/** What is wrong with a file, as `pointer: message`. */
const problems = (changed: unknown): readonly string[] =>
  readDocument(changed, present).problems.map(({ pointer, message }) => `${pointer}: ${message}`)

test('nothing is wrong with what was written', () => {
  expect(problems(file)).toEqual([])
})

test.each([
  ['/$description', 'ours'],
  ['/palette/aegean/$extensions', { 'com.example.tool': { id: 7 } }],
  ['/palette/aegean/700/$deprecated', false],
])('nor with what other tools add: %s', (pointer, value) => {
  expect(problems(changedAt(file, pointer, value))).toEqual([])
})

const color = valueAt(file, '/palette/ink/950/$value')
const gone = undefined

test.each([
  ['/palette/aegean/650', { $value: color }, ': the code has no token or group of that name'],
  ['/sounds', {}, ': the code has no token or group of that name'],
  ['/palette/a~1b', {}, ': the code has no token or group of that name'],
  ['/theme/neon', {}, ': the code has no token or group of that name'],
  ['/theme/light/color/text', gone, ': it is missing'],
  ['/palette/ink/950', gone, ': it is missing'],
  ['/scale/space/md/$type', 'duration', ': the type is duration; it should be dimension'],
  ['/scale/space/md/$type', 7, ': the type is 7; it should be dimension'],
  ['/palette/ink/950/$value', 7, ': a colour is an object with colorSpace and components'],
  ['/palette/ink/950/$value/components/1', 2, ': a component lies between 0 and 1'],
  ['/palette/ink/950/$value/components', [0, 0], ': three components make a colour'],
  ['/palette/ink/950/$value/alpha', -1, ': alpha lies between 0 and 1'],
  ['/palette/ink/950/$value/colorSpace', 'oklch', ': only colours in srgb are read'],
  ['/palette/ink/950/$value/hex', '#ffffff', ': hex should be #192028, as the components say'],
  ['/palette/ink/$extends', '{palette.chalk}', ': it is not read here'],
  ['/theme/dark/color/text/$value', '{palette.ink.951}', ': the palette has no colour ink.951'],
  ['/theme/dark/color/text/$value', '{palette.ink}', ': the palette has no colour ink'],
  ['/theme/dark/color/text/$value', '{scale.space.md}', ': a role is an alias of a colour of the palette'],
  [
    '/theme/dark/color/text/$value',
    color,
    ': a role is an alias of a colour of the palette, such as {palette.ink.950}',
  ],
  ['/scale/space/md/$value/unit', 'em', ': the unit is rem or px'],
  ['/scale/space/md/$value/value', '1', ': it must be a number'],
  ['/scale/breakpoints/md/$value/unit', 'rem', ': the unit is px'],
  ['/scale/weight/bold/$value', 1001, ': a weight is a number from 1 to 1000'],
  ['/scale/font/sans/$value', ["'Arial'"], ': families are a list of names without quotes and commas'],
  ['/scale/easing/enter/$value/2', -1, ': it must be a number, between 0 and 1 along the time'],
  ['/theme/light/shadow/raised/$value/1/blur', { value: 1, unit: 'rem' }, ': it must be a number of px'],
  ['/theme/light/shadow/raised/$value/0/color', '#000', ': a role is an alias of a colour of the palette'],
  ['/theme/light/shadow/raised/$value/0/inset', true, ': it is not read here'],
])('%s as %o', (pointer, value, told) => {
  expect(problems(changedAt(file, pointer, value))).toEqual([`${pointer}${told}`])
})

test.each([
  ['/scale/easing/$type', gone, '/scale/easing/enter: it has no $type; it should be cubicBezier'],
  ['/scale/font/sans/$value', gone, '/scale/font/sans: it has no $value'],
  ['/scale/size/display', { $value: 1 }, '/scale/size/display: it must be a group'],
])('reports %s as %o among its consequences', (pointer, value, told) => {
  expect(problems(changedAt(file, pointer, value))).toContain(told)
})

test('reports everything that a value without groups lacks', () => {
  expect(readDocument([], present).problems.map(({ pointer }) => pointer)).toEqual([
    '',
    '/palette',
    '/scale',
    '/theme',
  ])
})

test('an alias may be a reference, and a shadow one layer', () => {
  const [layer] = valueAt(file, '/theme/light/shadow/raised/$value') as readonly unknown[]
  const referring = changedAt(file, '/theme/light/color/text', { $ref: '#/palette/ink/900' })
  const { tokens, problems: found } = readDocument(
    changedAt(referring, '/theme/light/shadow/raised/$value', layer),
    present,
  )
  expect(found).toEqual([])
  expect(tokens.theme['light']?.color['text']).toBe('ink.900')
  expect(tokens.theme['light']?.shadow['raised']).toEqual([{ y: 1, blur: 2, color: 'veil.ink8' }])
})
