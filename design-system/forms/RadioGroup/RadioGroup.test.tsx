import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { RadioGroup } from './RadioGroup.tsx'

const options = [
  { value: 'owner', label: 'Ιδιώτης', description: 'Πουλάω ή νοικιάζω δικό μου ακίνητο' },
  { value: 'agency', label: 'Μεσίτης' },
]

describe('RadioGroup', () => {
  it('is one stop, moves by arrows and is submitted', async () => {
    const { container } = await render(
      <form>
        <RadioGroup label="Είστε" name="kind" options={options} />
        <button type="button">Μετά</button>
      </form>,
    )
    await userEvent.tab()
    await expect.element(page.getByRole('radio', { name: 'Ιδιώτης' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('radio', { name: 'Μεσίτης' })).toBeChecked()
    const form = container.querySelector('form')
    expect(form && Object.fromEntries(new FormData(form))).toEqual({ kind: 'agency' })
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Μετά' })).toHaveFocus()
  })

  it('exposes the meaning of an option, and the error of the group', async () => {
    await render(<RadioGroup label="Είστε" options={options} errorMessage="Διαλέξτε ένα" />)
    const group = page.getByRole('radiogroup', { name: 'Είστε' })
    await expect.element(group).toHaveAttribute('aria-invalid', 'true')
    await expect.element(group).toHaveAccessibleDescription('Διαλέξτε ένα')
    await expect
      .element(page.getByRole('radio', { name: 'Ιδιώτης' }))
      .toHaveAccessibleDescription(/Πουλάω ή νοικιάζω/)
  })
})
