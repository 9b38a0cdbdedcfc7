import type { FormEvent } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ToggleButtonGroup } from '#design-system/actions/ToggleButtonGroup/ToggleButtonGroup.tsx'
import { Checkbox } from './Checkbox/Checkbox.tsx'
import { RadioGroup } from './RadioGroup/RadioGroup.tsx'
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

  it('exposes its error', async () => {
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
  it('shows its error, and that it is wrong', async () => {
    const { container } = await render(
      <Select label="Γραφείο" options={[{ id: 'a', label: 'Όλα' }]} errorMessage="Διαλέξτε ένα" />,
    )
    await expect.element(page.getByRole('button')).toHaveAccessibleDescription('Διαλέξτε ένα')
    expect(container.querySelector('[data-invalid]')).not.toBeNull()
  })

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

describe('one of several with nothing chosen', () => {
  const options = [
    { value: 'price', label: 'Λάθος τιμή' },
    { value: 'gone', label: 'Δεν υπάρχει πια' },
  ]
  const nothing = [
    ['not told', {}],
    ['an empty text', { value: '' }],
    ['null', { value: null }],
    ['what no option has', { value: 'other' }],
    ['an empty text at first', { defaultValue: '' }],
    ['what no option has at first', { defaultValue: 'other' }],
  ] as const

  it.each(nothing)('RadioGroup is reached and used by keyboard: %s', async (_, given) => {
    const chosen = vi.fn<(...chosen: unknown[]) => void>()
    await render(<RadioGroup label="Λόγος" options={options} {...given} onChange={chosen} />)
    await userEvent.tab()
    await expect.element(page.getByRole('radio', { name: 'Λάθος τιμή' })).toHaveFocus()
    await userEvent.keyboard(' ')
    expect(chosen).toHaveBeenLastCalledWith('price')
  })

  it.each(nothing)('Select is reached, announced and used by keyboard: %s', async (_, given) => {
    const chosen = vi.fn<(...chosen: unknown[]) => void>()
    await render(
      <Select
        label="Λόγος"
        placeholder="Διαλέξτε"
        options={options.map(({ value, label }) => ({ id: value, label }))}
        {...given}
        onChange={chosen}
      />,
    )
    await userEvent.tab()
    const button = page.getByRole('button', { name: /^Διαλέξτε/ })
    await expect.element(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('option', { name: 'Λάθος τιμή' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(chosen).toHaveBeenLastCalledWith('gone')
  })

  it.each(nothing.filter(([how]) => how !== 'null'))(
    'SegmentedControl is reached and used by keyboard: %s',
    async (_, given) => {
      const chosen = vi.fn<(...chosen: unknown[]) => void>()
      await render(
        <SegmentedControl label="Λόγος" options={options} {...(given as object)} onChange={chosen} />,
      )
      await userEvent.tab()
      await expect.element(page.getByRole('radio', { name: 'Λάθος τιμή' })).toHaveFocus()
      await userEvent.keyboard(' ')
      expect(chosen).toHaveBeenLastCalledWith('price')
    },
  )

  it.each([
    ['nothing', []],
    ['what no option has', ['other']],
  ])('ToggleButtonGroup is reached and used by keyboard: %s', async (_, value) => {
    const chosen = vi.fn<(...chosen: unknown[]) => void>()
    await render(
      <ToggleButtonGroup
        label="Προβολή"
        value={value}
        options={[
          { id: 'list', label: 'Λίστα' },
          { id: 'map', label: 'Χάρτης' },
        ]}
        onChange={chosen}
      />,
    )
    await userEvent.tab()
    await expect.element(page.getByRole('radio', { name: 'Λίστα' })).toHaveFocus()
    await userEvent.keyboard(' ')
    expect(chosen).toHaveBeenCalled()
  })
})
