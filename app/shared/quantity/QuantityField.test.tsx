import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { TextsContext } from '#app/i18n/TextsContext.ts'
import { loadTexts } from '#app/i18n/texts.ts'
import { QuantityField, type QuantityFieldProps } from './QuantityField.tsx'
import { understand } from './understand.ts'

vi.mock('./understand.ts', { spy: true })

const field = page.getByRole('textbox', { name: 'Ποσό' })

async function show(of: QuantityFieldProps['of']) {
  const onChange = vi.fn<(typed: string) => void>()
  const texts = await loadTexts('el')
  await render(
    <TextsContext value={texts}>
      <QuantityField label="Ποσό" of={of} onChange={onChange} />
    </TextsContext>,
  )
  return onChange
}

it.each([
  ['money', '250k', '250.000\u00a0€'],
  ['money', '1,2 εκ.', '1.200.000\u00a0€'],
  ['area', '2 στρ.', '2.000\u00a0τ.μ.'],
  ['kilometres', '1,5', '1,5\u00a0χλμ.'],
] as const)('shows what was understood of %s: %s', async (of, typed, understood) => {
  const onChange = await show(of)
  await userEvent.fill(field, typed)
  await expect.element(field).toHaveAccessibleDescription(understood)
  expect(onChange).toHaveBeenLastCalledWith(typed)
  await expect.element(field).toHaveValue(typed)
})

it.each(['250 ή 300', '250kk', '$250', 'διακόσια'])(
  'shows nothing for %s, which is no one number',
  async (typed) => {
    await show('money')
    await userEvent.fill(field, '250k')
    await expect.element(field).toHaveAccessibleDescription('250.000\u00a0€')
    await userEvent.fill(field, typed)
    await expect.element(field).not.toHaveAccessibleDescription()
    await expect.element(field).toHaveValue(typed)
  },
)

it('parses what is typed when a load of the parser ends, whichever ends last', async () => {
  await show('money')
  vi.mocked(understand).mockClear()
  const input = field.element()
  // Typed before the first load can end.
  for (const typed of ['2', '23', '230k']) {
    Reflect.set(HTMLInputElement.prototype, 'value', typed, input)
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  await expect.element(field).toHaveAccessibleDescription('230.000\u00a0€')
  expect(vi.mocked(understand).mock.calls.map(([typed]) => typed)).toEqual(['230k', '230k', '230k'])
})
