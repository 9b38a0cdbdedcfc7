import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { covers } from '../../../tests/covers.ts'
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx'
import type { PhoneValue } from './recognisePrefix.ts'

const countries = [
  { id: 'gr', name: 'Ελλάδα', prefix: '+30' },
  { id: 'de', name: 'Γερμανία', prefix: '+49' },
  { id: 'us', name: 'ΗΠΑ', prefix: '+1' },
  { id: 'ca', name: 'Καναδάς', prefix: '+1' },
]

const field = (props: Partial<PhoneFieldProps> = {}) => (
  <form>
    <PhoneField
      {...props}
      label="Τηλέφωνο"
      aria-label={undefined as never}
      countryLabel="Χώρα"
      countries={countries}
      name="phone"
      prefixName="phone-prefix"
      recognisedText={({ name, prefix }) => `${name}, ${prefix}`}
    />
  </form>
)

const number = page.getByRole('textbox', { name: 'Τηλέφωνο' })
const country = page.getByRole('combobox', { name: 'Χώρα' })
const chosen = () => (country.element() as HTMLSelectElement).selectedOptions[0]?.textContent
const submitted = (container: HTMLElement) => {
  const form = container.querySelector('form')
  return form && Object.fromEntries(new FormData(form))
}

describe('PhoneField', () => {
  it('submits prefix and number together, and the prefix alone', async () => {
    const { container } = await render(field())
    await userEvent.fill(number, '694 123 4567')
    expect(submitted(container)).toEqual({ phone: '+30694 123 4567', 'phone-prefix': '+30' })
  })

  it('submits no number when none was typed', async () => {
    const { container } = await render(field())
    expect(submitted(container)).toEqual({ phone: '', 'phone-prefix': '+30' })
  })

  it(
    'takes the prefix off what is typed, chooses its country and says so',
    covers('dialog/phone-typed-prefix'),
    async () => {
      const onChange = vi.fn<(value: { country: string; number: string }) => void>()
      await render(field({ onChange }))
      await userEvent.click(number)
      await userEvent.keyboard('+49301234')
      await expect.element(number).toHaveValue('301234')
      expect(chosen()).toBe('Γερμανία +49')
      await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ country: 'de', number: '301234' }))
      await expect.element(page.getByText('Γερμανία, +49')).toBeInTheDocument()
    },
  )

  it('takes the prefix off what is pasted', async () => {
    await render(field())
    await userEvent.fill(number, '0049 30 1234')
    await expect.element(number).toHaveValue('30 1234')
    expect(chosen()).toBe('Γερμανία +49')
  })

  it('keeps the chosen one of two countries with one prefix', async () => {
    const { container } = await render(field())
    await userEvent.selectOptions(country, 'Καναδάς +1')
    await userEvent.fill(number, '+1 416 555')
    expect(chosen()).toBe('Καναδάς +1')
    expect(submitted(container)).toEqual({ phone: '+1416 555', 'phone-prefix': '+1' })
  })

  it('has an error that is tied to the number', async () => {
    await render(field({ errorMessage: 'Συμπληρώστε το τηλέφωνο' }))
    await expect.element(number).toHaveAttribute('aria-invalid', 'true')
    await expect.element(number).toHaveAccessibleDescription('Συμπληρώστε το τηλέφωνο')
  })

  it('is reached in two steps, country first', async () => {
    await render(field())
    await userEvent.tab()
    await expect.element(country).toHaveFocus()
    await userEvent.tab()
    await expect.element(number).toHaveFocus()
  })

  it('submits under both names without script too', () => {
    const page = document.createElement('div')
    page.innerHTML = renderToString(field({ defaultValue: { country: 'de', number: '30 1234' } }))
    expect(submitted(page)).toEqual({ phone: '30 1234', 'phone-prefix': '+49' })
  })

  describe('with numbers that may have been meant', () => {
    const offers = [
      {
        value: { country: 'de', number: '2101 234567', isConfirmed: true },
        label: 'Γερμανία, +49 2101 234567',
      },
      {
        value: { country: 'gr', number: '210 123 4567', isConfirmed: true },
        label: 'Ελλάδα, +30 210 123 4567',
      },
    ]
    const asking = { offers, offersText: 'Ποιον αριθμό εννοείτε;' }

    it('asks which number is meant, announces it, and takes the answer by keyboard', async () => {
      const onChange = vi.fn<(value: PhoneValue) => void>()
      await render(field({ ...asking, onChange }))
      const question = page.getByRole('group', { name: 'Ποιον αριθμό εννοείτε;' })
      expect(question.getByRole('button').elements()).toHaveLength(2)
      await expect
        .element(page.getByText(/^Ποιον αριθμό εννοείτε; Γερμανία, .* Ελλάδα, /))
        .toBeInTheDocument()
      question.getByRole('button', { name: 'Ελλάδα, +30 210 123 4567' }).element().focus()
      await userEvent.keyboard('{Enter}')
      expect(onChange).toHaveBeenLastCalledWith({ country: 'gr', number: '210 123 4567', isConfirmed: true })
      await expect.element(number).toHaveFocus()
      await expect.element(number).toHaveValue('210 123 4567')
      expect(chosen()).toBe('Ελλάδα +30')
    })

    it('drops the answer when the number or the country changes', async () => {
      const onChange = vi.fn<(value: PhoneValue) => void>()
      await render(
        field({ onChange, defaultValue: { country: 'gr', number: '2101234567', isConfirmed: true } }),
      )
      await userEvent.click(number)
      await userEvent.keyboard('{End}8')
      expect(onChange).toHaveBeenLastCalledWith({ country: 'gr', number: '21012345678' })
      await userEvent.selectOptions(country, 'Γερμανία +49')
      expect(onChange).toHaveBeenLastCalledWith({ country: 'de', number: '21012345678' })
    })
  })
})

it('has a purpose that a field of its type may have: `tel-national` is for fields of text', async () => {
  await render(field())
  const input = page.getByRole('textbox', { name: 'Τηλέφωνο' })
  await expect.element(input).toHaveAttribute('type', 'tel')
  await expect.element(input).toHaveAttribute('autocomplete', 'tel')
})
