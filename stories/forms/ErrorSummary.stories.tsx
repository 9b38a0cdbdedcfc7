import { expect, userEvent, waitFor } from 'storybook/test'
import { ErrorSummary, type ErrorSummaryProps } from '#design-system/forms/ErrorSummary/ErrorSummary.tsx'
import { EmailField } from '#design-system/forms/EmailField/EmailField.tsx'
import { RadioGroup } from '#design-system/forms/RadioGroup/RadioGroup.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const greek: ErrorSummaryProps = {
  heading: 'Υπάρχει πρόβλημα',
  problems: [
    { id: 'email', message: 'Συμπληρώστε το email' },
    { id: 'kind', message: 'Πείτε μας τι είστε' },
  ],
}

const meta = preview.meta({ component: ErrorSummary, args: greek })

const fields = (
  <>
    <EmailField id="email" label="Email" errorMessage="Συμπληρώστε το email" />
    <RadioGroup
      id="kind"
      label="Είστε"
      errorMessage="Πείτε μας τι είστε"
      options={[
        { value: 'owner', label: 'Ιδιώτης' },
        { value: 'agency', label: 'Μεσιτικό γραφείο' },
      ]}
    />
  </>
)

export const AboveItsFields = meta.story({
  render: () => (
    <Stack>
      <ErrorSummary {...greek} />
      {fields}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Υπάρχει πρόβλημα' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Πείτε μας τι είστε' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Ιδιώτης' })).toHaveFocus())
  },
})

export const InFocus = meta.story({
  render: () => (
    <Stack>
      <ErrorSummary {...greek} />
      {fields}
    </Stack>
  ),
})

export const AboutTheWhole = meta.story({
  render: () => (
    <ErrorSummary heading="Υπάρχει πρόβλημα" problems={[]} message="Το email και ο κωδικός δεν ταιριάζουν." />
  ),
})

export const Both = meta.story({
  render: () => (
    <Stack>
      <ErrorSummary {...greek} message="Ο λογαριασμός δεν δημιουργήθηκε." />
      {fields}
    </Stack>
  ),
})

export const NarrowWithLongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <Stack>
        <ErrorSummary
          heading="Die Registrierungsbestätigung ist fehlgeschlagen"
          problems={[
            { id: 'email', message: 'Bitte die vollständige Benachrichtigungsempfängeradresse eingeben' },
          ]}
        />
        <EmailField
          id="email"
          label="Benachrichtigungsempfängeradresse"
          errorMessage="Bitte die vollständige Benachrichtigungsempfängeradresse eingeben"
        />
      </Stack>
    </Narrow>
  ),
})
