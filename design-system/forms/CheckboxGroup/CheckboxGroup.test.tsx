import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { CheckboxGroup } from './CheckboxGroup.tsx'

const options = [
  { value: 'lift', label: 'Ασανσέρ' },
  { value: 'garden', label: 'Κήπος', description: 'Ιδιωτικός ή κοινόχρηστος' },
]

describe('CheckboxGroup', () => {
  it('submits each ticked one, and reports all of them', async () => {
    const onChange = vi.fn<(values: string[]) => void>()
    const { container } = await render(
      <form>
        <CheckboxGroup label="Παροχές" name="amenity" options={options} onChange={onChange} />
      </form>,
    )
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(['lift', 'garden']))
    const form = container.querySelector('form')
    expect(form && new FormData(form).getAll('amenity')).toEqual(['lift', 'garden'])
  })

  it('is one named group, with the error at the group and what each means at each', async () => {
    await render(<CheckboxGroup label="Παροχές" options={options} errorMessage="Διαλέξτε τουλάχιστον μία" />)
    const group = page.getByRole('group', { name: 'Παροχές' })
    await expect.element(group).toHaveAccessibleDescription('Διαλέξτε τουλάχιστον μία')
    await expect
      .element(page.getByRole('checkbox', { name: 'Κήπος' }))
      .toHaveAccessibleDescription('Ιδιωτικός ή κοινόχρηστος Διαλέξτε τουλάχιστον μία')
  })
})
