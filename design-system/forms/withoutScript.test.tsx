import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { DesignSystemProvider } from '../foundations/DesignSystemProvider/DesignSystemProvider.tsx'
import { CheckboxGroup } from './CheckboxGroup/CheckboxGroup.tsx'
import { EmailField } from './EmailField/EmailField.tsx'
import { Form } from './Form/Form.tsx'
import { useForm } from './Form/useForm.ts'
import { PasswordField } from './PasswordField/PasswordField.tsx'
import { PhoneField } from './PhoneField/PhoneField.tsx'
import { RadioGroup } from './RadioGroup/RadioGroup.tsx'
import { RangeField } from './RangeField/RangeField.tsx'
import { Slider } from './Slider/Slider.tsx'
import { Switch } from './Switch/Switch.tsx'

const options = [
  { value: 'a', label: 'Α' },
  { value: 'b', label: 'Β' },
]
const rangeTexts = { from: 'Από', to: 'Έως', noLowest: '-', noHighest: '-' }

/** A form with every field that the test page of the server's markup lacks. */
function Everything() {
  const form = useForm({
    values: { email: 'm@example.gr', password: 'secret', phone: { country: 'de', number: '30 1234' } },
    onSubmit: () => Promise.resolve(undefined),
    failureMessage: '-',
  })
  return (
    <Form form={form} texts={{ problem: '-', pending: '-', done: '-', required: '*' }} action="/sign-up">
      <EmailField label="Email" {...form.field('email')} />
      <PasswordField
        label="Κωδικός"
        autoComplete="new-password"
        showLabel="Εμφάνιση"
        {...form.field('password')}
      />
      <PhoneField
        label="Τηλέφωνο"
        countryLabel="Χώρα"
        countries={[
          { id: 'gr', name: 'Ελλάδα', prefix: '+30' },
          { id: 'de', name: 'Γερμανία', prefix: '+49' },
        ]}
        prefixName="prefix"
        {...form.field('phone')}
      />
      <CheckboxGroup label="Παροχές" name="amenity" options={options} defaultValue={['b']} />
      <RadioGroup label="Είστε" name="kind" options={options} defaultValue="a" />
      <Switch name="alerts" value="1" defaultSelected>
        Ειδοποιήσεις
      </Switch>
      <Slider label="Ακτίνα" name="radius" defaultValue={5} formatValue={(km) => `${km} χλμ.`} />
      <RangeField
        label="Τιμή"
        texts={rangeTexts}
        minValue={0}
        maxValue={100}
        step={10}
        defaultValue={{ from: 25 }}
        fromName="min"
        toName="max"
        readValue={(typed) => Number(typed.replaceAll('.', '')) || undefined}
        formatValue={String}
      />
    </Form>
  )
}

const page = (
  <DesignSystemProvider locale="el-GR">
    <Everything />
  </DesignSystemProvider>
)

const place = () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(page)
  return root
}
const submitted = (root: HTMLElement) => {
  const form = root.querySelector('form')
  return form && Object.fromEntries(new FormData(form))
}

const values = {
  email: 'm@example.gr',
  password: 'secret',
  prefix: '+49',
  amenity: 'b',
  kind: 'a',
  alerts: '1',
  radius: '5',
  min: '25',
  max: '',
}

afterEach(() => document.body.replaceChildren())

it('submits every field from the server markup, before any script ran', () => {
  expect(submitted(place())).toEqual({ ...values, phone: '30 1234' })
})

it('hydrates without a warning, and from then on sends the number with its prefix', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  const container = place()
  const root = hydrateRoot(container, page, { onRecoverableError })
  await vi.waitFor(() => expect(submitted(container)).toEqual({ ...values, phone: '+4930 1234' }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(complaints).not.toHaveBeenCalled()
  root.unmount()
  complaints.mockRestore()
})
