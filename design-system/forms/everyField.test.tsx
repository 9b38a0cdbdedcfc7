import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { CheckboxGroup } from './CheckboxGroup/CheckboxGroup.tsx'
import { Checkbox } from './Checkbox/Checkbox.tsx'
import { ComboBox } from './ComboBox/ComboBox.tsx'
import { EmailField } from './EmailField/EmailField.tsx'
import type { FieldNotes } from './FieldNotes.ts'
import { NativeSelect } from './NativeSelect/NativeSelect.tsx'
import { NumberField } from './NumberField/NumberField.tsx'
import { PasswordField } from './PasswordField/PasswordField.tsx'
import { PhoneField } from './PhoneField/PhoneField.tsx'
import { RadioGroup } from './RadioGroup/RadioGroup.tsx'
import { RequiredWord } from '#design-system/forms/RequiredMark.tsx'
import { SegmentedControl } from './SegmentedControl/SegmentedControl.tsx'
import { Select } from './Select/Select.tsx'
import { TextArea } from './TextArea/TextArea.tsx'
import { TextField } from './TextField/TextField.tsx'

type Role = 'textbox' | 'combobox' | 'button' | 'radiogroup' | 'group' | 'checkbox'
type Field = readonly [name: string, role: Role, show: (notes: FieldNotes) => ReactElement]

const label = 'Όροφος'
const options = ['Ισόγειο', 'Πρώτος'].map((text) => ({ value: text, label: text }))
const countries = [{ id: 'GR', name: 'Ελλάδα', prefix: '+30' }]
const none = () => undefined

const fields: readonly Field[] = [
  ['TextField', 'textbox', (notes) => <TextField label={label} isRequired {...notes} />],
  ['EmailField', 'textbox', (notes) => <EmailField label={label} isRequired {...notes} />],
  ['NumberField', 'textbox', (notes) => <NumberField label={label} isRequired {...notes} />],
  ['TextArea', 'textbox', (notes) => <TextArea label={label} isRequired {...notes} />],
  [
    'NativeSelect',
    'combobox',
    (notes) => <NativeSelect label={label} isRequired options={options} {...notes} />,
  ],
  [
    'PhoneField',
    'textbox',
    (notes) => <PhoneField label={label} isRequired {...{ countries }} countryLabel="Χώρα" {...notes} />,
  ],
  [
    'ComboBox',
    'combobox',
    (notes) => <ComboBox label={label} isRequired items={[]} onSelect={none} emptyText="Τίποτα" {...notes} />,
  ],
  [
    'RadioGroup',
    'radiogroup',
    (notes) => <RadioGroup label={label} isRequired {...{ options }} {...notes} />,
  ],
  [
    'CheckboxGroup',
    'group',
    (notes) => <CheckboxGroup label={label} isRequired {...{ options }} {...notes} />,
  ],
]

const optional: readonly Field[] = [
  [
    'NativeSelect',
    'combobox',
    (notes) => <NativeSelect label={label} options={[{ value: '', label: '–' }, ...options]} {...notes} />,
  ],
  [
    'SegmentedControl',
    'radiogroup',
    (notes) => <SegmentedControl label={label} {...{ options }} {...notes} />,
  ],
]

const all = [...fields, ...optional]

describe.each(all)('%s', (_name, role, show) => {
  const field = () => page.getByRole(role, { name: label })

  it('takes no focus when it appears', async () => {
    await render(show({}))
    await expect.element(field()).toBeInTheDocument()
    expect(document.activeElement).toBe(document.body)
  })

  it('is named by its label, and described by what stands below it and by its error', async () => {
    await render(show({ description: 'Πόσο ψηλά', errorMessage: 'Διαλέξτε όροφο' }))
    await expect.element(field()).toHaveAccessibleDescription(/Πόσο ψηλά.*Διαλέξτε όροφο/)
    const invalid = document.querySelector('[aria-invalid="true"]')
    expect(invalid).not.toBeNull()
  })

  it('is reached by Tab', async () => {
    await render(show({}))
    await userEvent.tab()
    expect(document.activeElement).not.toBe(document.body)
  })
})

describe.each(fields)('%s that must be filled in', (_name, role, show) => {
  it('shows the word of its form, which is not part of its name', async () => {
    const { container } = await render(<RequiredWord value="(υποχρεωτικά)">{show({})}</RequiredWord>)
    const word = container.querySelector('[data-word="(υποχρεωτικά)"]')
    expect(word?.getBoundingClientRect().width).toBeGreaterThan(20)
    await expect.element(page.getByRole(role, { name: label, exact: true })).toBeInTheDocument()
  })
})

it.each([
  ['TextField', <TextField key="a" label={label} isRequired />],
  ['TextArea', <TextArea key="b" label={label} isRequired />],
  ['NativeSelect', <NativeSelect key="n" label={label} isRequired options={options} />],
  ['RadioGroup', <RadioGroup key="c" label={label} isRequired options={options} />],
  [
    'Checkbox',
    <Checkbox key="d" isRequired>
      {label}
    </Checkbox>,
  ],
  [
    'PasswordField',
    <PasswordField key="e" label={label} isRequired autoComplete="new-password" showLabel="Εμφάνιση" />,
  ],
] as const)('%s says that it is required', async (_name, shown) => {
  const { container } = await render(shown)
  expect(container.querySelector('[aria-required="true"], [required]')).not.toBeNull()
})

it.each([
  ['RadioGroup', (value: string) => <RadioGroup label={label} options={options} value={value} />],
  [
    'SegmentedControl',
    (value: string) => <SegmentedControl label={label} options={options} value={value} onChange={none} />,
  ],
] as const)('%s is entered by Tab, whatever is chosen in it', async (_name, show) => {
  for (const value of ['', 'none of them', 'Πρώτος']) {
    // oxlint-disable-next-line no-await-in-loop -- one keyboard
    const { unmount } = await render(show(value))
    // oxlint-disable-next-line no-await-in-loop -- one keyboard
    await userEvent.tab()
    expect((document.activeElement as HTMLInputElement).type).toBe('radio')
    // oxlint-disable-next-line no-await-in-loop -- one keyboard
    await unmount()
  }
})

it('Select with nothing chosen is a stop of Tab', async () => {
  await render(
    <Select label={label} options={options.map(({ value }) => ({ id: value, label: value }))} value="" />,
  )
  await userEvent.tab()
  expect(document.activeElement?.getAttribute('aria-haspopup')).toBe('listbox')
})
