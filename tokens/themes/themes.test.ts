import { expect, test } from 'vitest'
import { light } from './light.ts'
import { resolveTheme } from './resolveTheme.ts'
import type { Theme } from './ThemeRoles.ts'
import { themes } from './themes.ts'

test('a theme that lacks a role, adds one or uses a literal colour does not compile', () => {
  const { text: _text, ...withoutText } = light.color
  // @ts-expect-error the role `text` is missing
  const lacking: Theme = { ...light, color: withoutText }
  // @ts-expect-error there is no role of that name
  const adding: Theme = { ...light, color: { ...light.color, sparkle: 'chalk.white' } }
  // @ts-expect-error a colour has a name
  const ownColour: Theme = { ...light, color: { ...light.color, text: '#192028' } }
  // @ts-expect-error the palette has no such step
  const unknown: Theme = { ...light, color: { ...light.color, text: 'ink.951' } }
  // @ts-expect-error a shadow is missing
  const shadowless: Theme = { ...light, shadow: { raised: [], floating: [] } }
  expect([lacking, adding, ownColour, unknown, shadowless]).toHaveLength(5)
})

test('a theme names colours, and gets their values', () => {
  expect(light.color.text).toBe('ink.950')
  expect(themes.light.color.text).toBe('#192028')
})

test('the layers of a shadow become one value of CSS, with missing parts as none', () => {
  const shadow = {
    ...light.shadow,
    raised: [
      { y: 1, blur: 2, color: 'veil.ink8' },
      { spread: 1, color: 'chalk.black' },
    ] as const,
  }
  expect(resolveTheme({ ...light, shadow }).shadow.raised).toBe(
    '0px 1px 2px 0px #19202814, 0px 0px 0px 1px #000000',
  )
})
