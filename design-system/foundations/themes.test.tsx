import { afterEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { themeVars } from '#tokens/contract.css.ts'
import { themeAttribute } from '#tokens/themes/themeNames.ts'
import { themes, type WrittenThemeName } from '#tokens/themes/themes.ts'
import '#tokens/global.css.ts'

type Media = Readonly<Record<string, string>>

const pretend = (media: Media) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries(media).map(([name, value]) => ({ name, value })),
  })

/** The theme of an element, shown by its text. */
function shownBy(place: Element): WrittenThemeName | undefined {
  const probe = document.createElement('span')
  const colourOf = (value: string) => {
    probe.style.color = value
    place.append(probe)
    return getComputedStyle(probe).color
  }
  const shown = getComputedStyle(place).color
  const names = Object.keys(themes) as WrittenThemeName[]
  return names.find((name) => colourOf(themes[name].color.text) === shown)
}

const root = document.documentElement

afterEach(async () => {
  root.removeAttribute(themeAttribute)
  await pretend({})
})

const dark: Media = { 'prefers-color-scheme': 'dark' }
const light: Media = { 'prefers-color-scheme': 'light' }
const more: Media = { 'prefers-contrast': 'more' }

test.each([
  [light, 'light'],
  [dark, 'dark'],
  [{ ...light, ...more }, 'contrast'],
  [{ ...dark, ...more }, 'contrastDark'],
] as const)('without a choice the system decides: %o', async (media, theme) => {
  await pretend(media)
  expect(shownBy(root)).toBe(theme)
})

test.each([
  ['light', dark, 'light'],
  ['light', { ...dark, ...more }, 'light'],
  ['dark', light, 'dark'],
  ['dark', more, 'dark'],
  ['contrast', light, 'contrast'],
  ['contrast', dark, 'contrastDark'],
] as const)('the choice of %s wins over the setting of the system: %o', async (choice, media, theme) => {
  root.setAttribute(themeAttribute, choice)
  await pretend(media)
  expect(shownBy(root)).toBe(theme)
})

const nameOf = (property: string) => property.slice('var('.length, -1)

test.each([
  ['light', light, 'light'],
  ['dark', light, 'dark'],
  ['contrast', light, 'contrast'],
  ['contrast', dark, 'contrastDark'],
] as const)('every role of a theme arrives at the components: %s, %o', async (choice, media, theme) => {
  root.setAttribute(themeAttribute, choice)
  await pretend(media)
  const arrived = getComputedStyle(root)
  const valuesOf = (vars: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(vars).map(([role, property]) => [role, arrived.getPropertyValue(nameOf(property))]),
    )
  expect(valuesOf(themeVars.color)).toEqual(themes[theme].color)
  expect(valuesOf(themeVars.shadow)).toEqual(themes[theme].shadow)
})
