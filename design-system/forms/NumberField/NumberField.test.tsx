import fc from 'fast-check'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { DesignSystemProvider } from '#design-system/foundations/DesignSystemProvider/DesignSystemProvider.tsx'
import { NumberField } from './NumberField.tsx'
import { decimalMarkOf, readNumber } from './readNumber.ts'

const locales = ['el-GR', 'en-GB', 'de-DE', 'de-CH', 'it-IT', 'fr-FR', 'ru-RU', 'es-ES', 'pt-PT']

describe('reading a number', () => {
  it.each([
    ['250.000 €', 250_000],
    ['250,000', 250_000],
    ['250 000', 250_000],
    ['250\u00a0000', 250_000],
    ['1.250.000', 1_250_000],
    ['€ 1,250,000', 1_250_000],
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['0,125', 0.125],
    ['1.250,50', 1250.5],
    ['1250.000', 1_250_000],
    ['85,', 85],
    ['-3', -3],
    ['−3', -3],
    ['', undefined],
    ['ευρώ', undefined],
    ['.', undefined],
  ])('takes %j for %s in Greek, where whole numbers are expected', (typed, value) => {
    expect(readNumber(typed, { decimalMark: ',', allowsDecimals: false })).toBe(value)
  })

  it.each([
    ['el-GR', '1.500', 1500],
    ['el-GR', '1,500', 1.5],
    ['en-GB', '1.500', 1.5],
    ['en-GB', '1,500', 1500],
    ['de-DE', '1.500', 1500],
  ])('asks the language %s what %s means, where fractions are expected', (locale, typed, value) => {
    expect(readNumber(typed, { decimalMark: decimalMarkOf(locale), allowsDecimals: true })).toBe(value)
  })

  it('reads back what any of the languages writes', () => {
    const numbers = fc.integer({ min: -10_000_000, max: 10_000_000 })
    fc.assert(
      fc.property(fc.constantFrom(...locales), numbers, (locale, thousandths) => {
        const reading = { decimalMark: decimalMarkOf(locale), allowsDecimals: true }
        const value = thousandths / 1000
        const text = value.toLocaleString(locale, { maximumFractionDigits: 3 })
        expect(readNumber(text, reading)).toBeCloseTo(value, 6)
      }),
    )
  })

  it('reads whole numbers of every language without knowing which it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...locales), fc.nat(100_000_000), (locale, value) => {
        const reading = { decimalMark: ',', allowsDecimals: false }
        expect(readNumber(value.toLocaleString(locale), reading)).toBe(value)
      }),
    )
  })
})

describe('NumberField', () => {
  const field = page.getByRole('textbox', { name: 'Έως' })

  it('tells the number and keeps what was typed', async () => {
    const onChange = vi.fn<(value: number | undefined) => void>()
    await render(<NumberField label="Έως" name="prezzoMassimo" onChange={onChange} />)
    await userEvent.tab()
    await userEvent.keyboard('300.000')
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(300_000))
    await expect.element(field).toHaveValue('300.000')
  })

  it('follows a value set from outside, and is emptied with it', async () => {
    const screen = await render(<NumberField label="Έως" value={100} />)
    await screen.rerender(<NumberField label="Έως" value={200} />)
    await expect.element(field).toHaveValue('200')
    await screen.rerender(<NumberField label="Έως" value={undefined} />)
    await expect.element(field).toHaveValue('')
  })

  it('writes and reads fractions as the language does', async () => {
    function Hours() {
      const [hours, setHours] = useState<number | undefined>(1.5)
      return (
        <DesignSystemProvider locale="el-GR">
          <NumberField label="Έως" value={hours} onChange={setHours} allowsDecimals />
          <output>{hours}</output>
        </DesignSystemProvider>
      )
    }
    await render(<Hours />)
    await expect.element(field).toHaveValue('1,5')
    await userEvent.fill(field, '2,75')
    await expect.element(page.getByRole('status')).toHaveTextContent('2.75')
    await expect.element(field).toHaveValue('2,75')
  })
})
