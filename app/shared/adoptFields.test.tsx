import { type ReactNode, useLayoutEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Checkbox } from '#design-system/forms/Checkbox/Checkbox.tsx'
import { CheckboxGroup } from '#design-system/forms/CheckboxGroup/CheckboxGroup.tsx'
import { ComboBox } from '#design-system/forms/ComboBox/ComboBox.tsx'
import { NativeSelect } from '#design-system/forms/NativeSelect/NativeSelect.tsx'
import { NumberField } from '#design-system/forms/NumberField/NumberField.tsx'
import { PasswordField } from '#design-system/forms/PasswordField/PasswordField.tsx'
import { PhoneField } from '#design-system/forms/PhoneField/PhoneField.tsx'
import { RadioGroup } from '#design-system/forms/RadioGroup/RadioGroup.tsx'
import { RangeField } from '#design-system/forms/RangeField/RangeField.tsx'
import { SearchField } from '#design-system/forms/SearchField/SearchField.tsx'
import { SegmentedControl } from '#design-system/forms/SegmentedControl/SegmentedControl.tsx'
import { Switch } from '#design-system/forms/Switch/Switch.tsx'
import { TextArea } from '#design-system/forms/TextArea/TextArea.tsx'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { DesignSystemProvider } from '#design-system/foundations/DesignSystemProvider/DesignSystemProvider.tsx'
import { someRows } from '../../tests/properties/someRows.ts'
import { adoptFields, keepControls } from './adoptFields.ts'
import { answers } from './answers.ts'

const place = document.createElement('div')
let root: Root | undefined

afterEach(() => {
  root?.unmount()
  place.remove()
})

/** A field, with its value kept outside of it, as a form keeps it. */
interface Given {
  readonly value: never
  readonly onChange: (value: unknown) => void
}

const written = (value: unknown) => JSON.stringify(value ?? null)

function Page({ first, field }: { first: unknown; field: (given: Given) => ReactNode }) {
  const [value, setValue] = useState(first)
  useLayoutEffect(() => void adoptFields(place), [])
  return (
    <DesignSystemProvider locale="el-GR">
      <div {...answers}>
        {field({ value: value as never, onChange: setValue })}
        <output>{written(value)}</output>
      </div>
    </DesignSystemProvider>
  )
}

/** What is done to the server's markup before React takes it over, and what React knows of it afterwards. */
async function afterDoing(
  first: unknown,
  field: (given: Given) => ReactNode,
  act: () => Promise<void>,
  change?: () => void,
) {
  const whole = <Page first={first} field={field} />
  document.body.append(place)
  place.innerHTML = renderToString(whole)
  await act()
  change?.()
  keepControls(place)
  // React says of a changed page that it renders it again, which is what is meant then.
  root = hydrateRoot(place, whole, change && { onRecoverableError: () => undefined })
  const output = () => place.querySelector('output')?.textContent ?? ''
  await vi.waitFor(() => expect(output()).not.toBe(written(first)))
  return JSON.parse(output()) as unknown
}

const options = [
  { value: 'a', label: 'Άλφα' },
  { value: 'b', label: 'Βήτα' },
]
const type =
  (text: string, label = 'Όνομα') =>
  async () => {
    await page.getByLabelText(label, { exact: true }).click()
    await userEvent.keyboard(text)
  }
/** The drawn box lies over the real one. */
const tick = (label: string) => async () => document.querySelector<HTMLElement>(label)?.click()
const choose = (role: string, label: string) => async () =>
  userEvent.selectOptions(page.getByRole('combobox', { name: role }), label)

const texts: Record<string, (given: Given) => ReactNode> = {
  TextField: (given) => <TextField label="Όνομα" {...given} />,
  PasswordField: (given) => (
    <PasswordField label="Όνομα" autoComplete="new-password" showLabel="Εμφάνιση" {...given} />
  ),
  TextArea: (given) => <TextArea label="Όνομα" {...given} />,
  SearchField: (given) => <SearchField label="Όνομα" clearLabel="Καθαρισμός" {...given} />,
  ComboBox: ({ value, onChange }) => (
    <ComboBox
      label="Όνομα"
      items={[{ id: 'a', label: 'Άλφα' }]}
      onSelect={() => {}}
      emptyText="-"
      inputValue={value}
      onInputChange={onChange}
    />
  ),
}

describe.each(Object.entries(texts))('%s', (_, field) => {
  it('goes on where a user began to type before React took it over, caret and focus with it', async () => {
    expect(await afterDoing('', field, type('anoter{ArrowLeft}{ArrowLeft}'))).toBe('anoter')
    await userEvent.keyboard('h')
    expect(document.querySelector('output')?.textContent).toBe('"another"')
    expect(document.activeElement).toHaveValue('another')
  })
})

it('opens the list of a field in which a user typed before', async () => {
  await afterDoing('', texts['ComboBox'] ?? (() => null), type('ά'))
  await userEvent.keyboard('λ')
  await expect.element(page.getByRole('option', { name: 'Άλφα' })).toBeVisible()
})

it('knows numbers that were typed before', async () => {
  const field = (given: Given) => <NumberField label="Όνομα" {...given} />
  expect(await afterDoing('', field, type('250'))).toBe('250')
})

it('knows both ends of a range', async () => {
  const field = (given: Given) => (
    <RangeField
      label="Τιμή"
      texts={{ from: 'Από', to: 'Έως', noLowest: '-', noHighest: '-' }}
      {...{ minValue: 0, maxValue: 1000, step: 10, readValue: Number, formatValue: String, ...given }}
    />
  )
  const both = async () => {
    await type('100', 'Από')()
    await type('200', 'Έως')()
  }
  await afterDoing({}, field, both)
  await expect.element(page.getByText('{"from":100,"to":200}')).toBeVisible()
  expect(
    [...document.querySelectorAll<HTMLInputElement>('input[type=text]')].map((one) => one.value),
  ).toEqual(['100', '200'])
})

it('knows a number and its country', async () => {
  const countries = [
    { id: 'gr', name: 'Ελλάδα', prefix: '+30' },
    { id: 'us', name: 'ΗΠΑ', prefix: '+1' },
    { id: 'ca', name: 'Καναδάς', prefix: '+1' },
  ]
  const field = (given: Given) => (
    <PhoneField label="Τηλέφωνο" countryLabel="Χώρα" countries={countries} {...given} />
  )
  const both = async () => {
    await choose('Χώρα', 'ΗΠΑ +1')()
    await type('2025550143', 'Τηλέφωνο')()
  }
  await afterDoing({ country: 'gr', number: '' }, field, both)
  await expect.element(page.getByText('{"country":"us","number":"2025550143"}')).toBeVisible()
})

const yes = ({ value, onChange }: Given) => (
  <Checkbox isSelected={value} onChange={onChange}>
    Ναι
  </Checkbox>
)

const choices: Record<string, readonly [unknown, (given: Given) => ReactNode, string, unknown]> = {
  'a tick': [false, yes, 'input', true],
  'a tick taken away': [true, yes, 'input', false],
  'a switch': [
    false,
    ({ value, onChange }) => (
      <Switch isSelected={value} onChange={onChange}>
        Ναι
      </Switch>
    ),
    'input',
    true,
  ],
  'one of several ticks': [
    ['a'],
    (given) => <CheckboxGroup label="Παροχές" options={options} {...given} />,
    'input[value=b]',
    ['a', 'b'],
  ],
  'a radio button before the one that was rendered': [
    'b',
    (given) => <RadioGroup label="Είστε" name="kind" options={options} {...given} />,
    'input[value=a]',
    'a',
  ],
  'a radio button after it': [
    'a',
    (given) => <RadioGroup label="Είστε" name="kind" options={options} {...given} />,
    'input[value=b]',
    'b',
  ],
  'a segment before the one that was rendered': [
    'b',
    (given) => <SegmentedControl label="Είστε" name="kind" options={options} {...given} />,
    'input[value=a]',
    'a',
  ],
}

it.each(Object.entries(choices))('knows %s', async (_, [first, field, target, expected]) => {
  expect(await afterDoing(first, field, tick(target))).toEqual(expected)
  const shown = [...document.querySelectorAll<HTMLInputElement>('input:checked')].map((one) => one.value)
  expect(shown).toEqual(
    [expected]
      .flat()
      .filter(Boolean)
      .map((one) => (one === true ? 'on' : one)),
  )
})

it('knows the option that was chosen from a list, and takes none for chosen that only stands there', async () => {
  const field = (given: Given) => <NativeSelect label="Σειρά" options={options} {...given} />
  expect(await afterDoing('a', field, choose('Σειρά', 'Βήτα'))).toBe('b')
})

/** What extensions and translations do to a page before React takes it over. */
const changes: Record<string, () => void> = {
  'an element beside every field': () => {
    for (const field of place.querySelectorAll('input, select, textarea'))
      field.after(document.createElement('div'))
  },
  'an element before everything': () => place.prepend(document.createElement('div')),
  'a field before everything': () => place.prepend(document.createElement('input')),
  'other elements around the texts': () => {
    for (const label of place.querySelectorAll('label, span'))
      for (const text of [...label.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)) {
        const font = document.createElement('font')
        text.replaceWith(font)
        font.append(text)
      }
  },
}

describe.each(Object.entries(changes).map(([name, change], at) => [name, change, at] as const))(
  'with %s, React renders the page again, and',
  (_, change, at) => {
    it.each(someRows(Object.entries(texts), at))('a %s keeps text, caret and focus', async (_name, field) => {
      expect(await afterDoing('', field, type('anoter{ArrowLeft}{ArrowLeft}'), change)).toBe('anoter')
      await vi.waitFor(() => expect(document.activeElement).toHaveValue('anoter'))
      await userEvent.keyboard('h')
      expect(document.querySelector('output')?.textContent).toBe('"another"')
      expect(document.activeElement).toHaveValue('another')
    })

    it.each(someRows(Object.entries(choices), at))(
      '%s is kept',
      async (_name, [first, field, target, expected]) => {
        expect(await afterDoing(first, field, tick(target), change)).toEqual(expected)
      },
    )

    it('a number, its country and an option are kept', async () => {
      const number = (given: Given) => <NumberField label="Όνομα" {...given} />
      expect(await afterDoing(undefined, number, type('250'), change)).toBe('250')
      root?.unmount()
      const list = (given: Given) => <NativeSelect label="Σειρά" options={options} {...given} />
      expect(await afterDoing('a', list, choose('Σειρά', 'Βήτα'), change)).toBe('b')
    })
  },
)

it('says nothing of what nobody touched, nor of what React has not taken over', async () => {
  const heard = vi.fn<() => void>()
  place.innerHTML =
    '<input value="a"><select><option>x</option></select><details open></details><input id="typed">'
  document.body.append(place)
  await userEvent.type(page.elementLocator(place.querySelector('#typed') ?? place), 'x')
  for (const type of ['input', 'change', 'click', 'toggle', 'focusin'])
    place.addEventListener(type, heard, true)
  await adoptFields(place)
  expect(heard).not.toHaveBeenCalled()
})
