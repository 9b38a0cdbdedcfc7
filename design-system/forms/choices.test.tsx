import type { FormEvent } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Checkbox } from './Checkbox/Checkbox.tsx'
import { SegmentedControl } from './SegmentedControl/SegmentedControl.tsx'
import { Select } from './Select/Select.tsx'

/** A form that were sent would load another page under the test. */
const stay = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())

const submitted = (container: HTMLElement) => {
  const form = container.querySelector('form')
  return form ? Object.fromEntries(new FormData(form)) : {}
}

describe('Checkbox', () => {
  it('is switched by Space and submitted with its form', async () => {
    const { container } = await render(
      <form onSubmit={stay}>
        <Checkbox name="ascensore" value="1">
          Ασανσέρ
        </Checkbox>
      </form>,
    )
    expect(submitted(container)).toEqual({})
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect.element(page.getByRole('checkbox', { name: 'Ασανσέρ' })).toBeChecked()
    expect(submitted(container)).toEqual({ ascensore: '1' })
  })

  it('tells its error', async () => {
    await render(<Checkbox errorMessage="Αποδεχθείτε τους όρους">Συμφωνώ</Checkbox>)
    const box = page.getByRole('checkbox', { name: 'Συμφωνώ' })
    await expect.element(box).toHaveAttribute('aria-invalid', 'true')
    await expect.element(box).toHaveAccessibleDescription('Αποδεχθείτε τους όρους')
  })
})

describe('SegmentedControl', () => {
  const options = [
    { value: '1', label: 'Αγορά' },
    { value: '2', label: 'Ενοικίαση' },
  ]

  it('moves by arrows, as radio buttons do, and is submitted', async () => {
    const { container } = await render(
      <form onSubmit={stay}>
        <SegmentedControl label="Σκοπός" name="idContratto" defaultValue="1" options={options} />
      </form>,
    )
    await userEvent.tab()
    await expect.element(page.getByRole('radio', { name: 'Αγορά' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('radio', { name: 'Ενοικίαση' })).toBeChecked()
    expect(submitted(container)).toEqual({ idContratto: '2' })
  })

  it('is a named group', async () => {
    await render(<SegmentedControl aria-label="Σκοπός" options={options} />)
    await expect.element(page.getByRole('radiogroup', { name: 'Σκοπός' })).toBeInTheDocument()
  })
})

describe('Select', () => {
  it('opens and chooses by keyboard', async () => {
    const onChange = vi.fn<(id: string) => void>()
    await render(
      <Select
        label="Γραφείο"
        placeholder="Όλα"
        onChange={onChange}
        options={[
          { id: 'a', label: 'Φιλοπάππου', detail: '42 αγγελίες' },
          { id: 'b', label: 'Aegean Homes' },
        ]}
      />,
    )
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('listbox')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith('b'))
    await expect.element(page.getByRole('button')).toHaveFocus()
  })
})
