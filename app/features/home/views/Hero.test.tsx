import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { languages } from '#domain/locale.ts'
import { loadTexts } from '#app/i18n/texts.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { Hero } from './Hero.tsx'

/** Width of a field's placeholder, in CSS pixels. */
function placeholderWidth(input: HTMLInputElement): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) throw new Error('No canvas to measure on')
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(input, '::placeholder')
  context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
  return context.measureText(input.placeholder).width
}

it.each(languages)('shows the whole example of a sentence on a phone in %s', async (language) => {
  const { t } = await loadTexts(language)
  await page.viewport(390, 844)
  await render(
    <AccountSurroundings address="/" language={language}>
      <Hero content={undefined} />
    </AccountSurroundings>,
  )
  const field = page.getByPlaceholder(t('sentence.example'))
  await expect.element(field).toBeVisible()
  await document.fonts.ready
  const input = field.element() as HTMLInputElement
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(input)
  const room = input.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
  expect(placeholderWidth(input)).toBeLessThan(room)
})
