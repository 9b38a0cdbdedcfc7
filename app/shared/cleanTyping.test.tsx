import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { ComboBox } from '#design-system/forms/ComboBox/ComboBox.tsx'
import { EmailField } from '#design-system/forms/EmailField/EmailField.tsx'
import { NumberField } from '#design-system/forms/NumberField/NumberField.tsx'
import { PasswordField } from '#design-system/forms/PasswordField/PasswordField.tsx'
import { PhoneField } from '#design-system/forms/PhoneField/PhoneField.tsx'
import { RangeField } from '#design-system/forms/RangeField/RangeField.tsx'
import { SearchField } from '#design-system/forms/SearchField/SearchField.tsx'
import { TextArea } from '#design-system/forms/TextArea/TextArea.tsx'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { cleanTyping } from './cleanTyping.ts'
import { cleanTypingOnUse } from './cleanTypingOnUse.ts'

/** The files of the design system with a react-aria text field, or a field made of one. */
const sources = import.meta.glob('../../design-system/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>
/** An element or a component that is typed into; hidden inputs, ticks and files are not. */
const hasField =
  /<(?:Input|TextField|NumberField|textarea)\b|controlTies[^>]*type=(?:"(?:tel|search)"|\{type\})/
const withField = Object.entries(sources)
  .filter(([file, text]) => !file.endsWith('.test.tsx') && hasField.test(text))
  .map(([file]) => file.split('/').at(-1)?.replace('.tsx', '') ?? '')

const label = 'Field'
const countries = [{ id: 'GR', name: 'Greece', prefix: '+30' }]
const texts = { from: label, to: 'To', noLowest: '', noHighest: '' }
const line = { minValue: 0, maxValue: 9, step: 1 }

interface Row {
  readonly pasted: string
  readonly stays: string
  readonly field: (onChange: (value: unknown) => void) => ReactElement
}

const word = { pasted: '\u200bΜα\u00adρία\u00a0Κ\u2060', stays: 'Μαρία Κ' }
const number = { pasted: '\u202a250\u202f000', stays: '250 000' }

const rows: Readonly<Record<string, Row>> = {
  TextField: { ...word, field: (onChange) => <TextField label={label} onChange={onChange} /> },
  TextArea: {
    pasted: '\u200bΚαλημέρα\u2028\u200fσας 👩‍🌾',
    stays: 'Καλημέρα\nσας 👩‍🌾',
    field: (onChange) => <TextArea label={label} onChange={onChange} />,
  },
  EmailField: {
    pasted: '\u200bmaria\u2060@example.gr',
    stays: 'maria@example.gr',
    field: (onChange) => <EmailField label={label} onChange={onChange} />,
  },
  SearchField: {
    ...word,
    field: (onChange) => <SearchField label={label} clearLabel="x" onChange={onChange} />,
  },
  ComboBox: {
    ...word,
    field: (onChange) => (
      <ComboBox label={label} items={[]} onSelect={() => undefined} emptyText="" onInputChange={onChange} />
    ),
  },
  PhoneField: {
    pasted: '\u2068694\u2011123\u00a04567\u2069',
    stays: '694-123 4567',
    field: (onChange) => (
      <PhoneField
        label={label}
        countries={countries}
        countryLabel="Country"
        onChange={({ number: typed }) => onChange(typed)}
      />
    ),
  },
  NumberField: { ...number, field: () => <NumberField label={label} /> },
  RangeField: {
    ...number,
    field: () => (
      <RangeField
        label="Range"
        texts={texts}
        {...line}
        readValue={(typed) => Number(typed.replaceAll(' ', '')) || undefined}
        formatValue={String}
      />
    ),
  },
  PasswordField: {
    pasted: '\u200bμυ\u00a0στικό',
    stays: '\u200bμυ\u00a0στικό',
    field: (onChange) => (
      <PasswordField label={label} autoComplete="new-password" showLabel="Show" onChange={onChange} />
    ),
  },
}

const fieldIn = (container: Element) => container.querySelector<HTMLInputElement>('input, textarea')

/** Inserts a text as the browser does for a paste: before any event. */
function paste(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.focus()
  document.execCommand('insertText', false, text)
}

describe('what people cannot see', () => {
  let end = () => {}
  beforeEach(() => void (end = cleanTyping(document)))
  afterEach(() => end())

  it('is looked for in every field there is', () => {
    expect(Object.keys(rows).toSorted()).toEqual(withField.toSorted())
  })

  it.each(Object.entries(rows))('never gets past %s', async (_, { pasted, stays, field }) => {
    const told: unknown[] = []
    const { container } = await render(field((value) => told.push(value)))
    const input = fieldIn(container)
    if (!input) throw new Error('no field')
    paste(input, pasted)
    await expect.poll(() => input.value).toBe(stays)
    for (const value of told) expect(value).toBe(stays)
  })

  it('leaves the caret in place, and is no change if nothing else was typed', async () => {
    const told: string[] = []
    const { container } = await render(
      <TextField label={label} defaultValue="ab" onChange={(value) => told.push(value)} />,
    )
    const input = fieldIn(container)
    if (!input) throw new Error('no field')
    input.focus()
    input.setSelectionRange(1, 1)
    document.execCommand('insertText', false, '\u200b')
    await expect.poll(() => [input.value, input.selectionStart]).toEqual(['ab', 1])
    document.execCommand('insertText', false, '\u200bx')
    await expect.poll(() => [input.value, input.selectionStart]).toEqual(['axb', 2])
    expect(told).toEqual(['axb'])
  })

  it('waits for an input method to end', async () => {
    const { container } = await render(<TextField label={label} />)
    const input = fieldIn(container)
    if (!input) throw new Error('no field')
    input.focus()
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    Reflect.set(HTMLInputElement.prototype, 'value', 'に\u200b', input)
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
    expect(input.value).toBe('に\u200b')
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    await expect.poll(() => input.value).toBe('に')
  })

  it('keeps Persian as it is typed', async () => {
    const { container } = await render(<TextField label={label} />)
    const input = fieldIn(container)
    if (!input) throw new Error('no field')
    input.focus()
    for (const sign of 'می\u200cخواهم') document.execCommand('insertText', false, sign)
    await expect.poll(() => input.value).toBe('می\u200cخواهم')
  })
})

it('is loaded with the first field that is used, and cleans what was typed meanwhile', async () => {
  cleanTypingOnUse(document)
  const told: string[] = []
  const { container } = await render(<TextField label={label} onChange={(value) => told.push(value)} />)
  const input = fieldIn(container)
  if (!input) throw new Error('no field')
  paste(input, 'Μα\u200bρία')
  await expect.poll(() => input.value).toBe('Μαρία')
  expect(told.at(-1)).toBe('Μαρία')
})

it.each([
  ['all of it', 0, 10, [0, 9]],
  ['a part before', 0, 1, [0, 1]],
  ['a part across', 1, 8, [1, 7]],
  ['a caret behind', 10, 10, [9, 9]],
])('keeps a selection in a text that was there before the first use: %s', async (_, from, to, stays) => {
  const { container } = await render(<TextArea label={label} defaultValue={'113\u00a0m²\u200b ab'} />)
  const input = fieldIn(container)
  if (!input) throw new Error('no field')
  input.focus()
  input.setSelectionRange(from, to)
  const end = cleanTyping(document)
  expect([input.value, [input.selectionStart, input.selectionEnd]]).toEqual(['113 m² ab', stays])
  end()
})
