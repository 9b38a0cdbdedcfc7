import { expect, userEvent, waitFor } from 'storybook/test'
import { RadioGroup } from '#design-system/forms/RadioGroup/RadioGroup.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const kinds = [
  { value: 'owner', label: 'Ιδιώτης' },
  { value: 'agency', label: 'Μεσιτικό γραφείο' },
  { value: 'builder', label: 'Κατασκευαστής' },
]

const meta = preview.meta({ component: RadioGroup, args: { label: 'Είστε', name: 'kind', options: kinds } })

export const List = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Ιδιώτης' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Μεσιτικό γραφείο' })).toBeChecked())
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Κατασκευαστής' })).toBeChecked())
  },
})

export const Chosen = meta.story({ args: { defaultValue: 'agency' } })

export const WithDescriptions = meta.story({
  args: {
    label: 'Πότε να σας ειδοποιούμε',
    description: 'Για νέες αγγελίες αυτής της αναζήτησης.',
    defaultValue: 'daily',
    options: [
      { value: 'now', label: 'Αμέσως', description: 'Μόλις δημοσιευτεί μια αγγελία' },
      { value: 'daily', label: 'Μία φορά την ημέρα', description: 'Κάθε πρωί στις οκτώ' },
      { value: 'never', label: 'Ποτέ' },
    ],
  },
})

export const Columns = meta.story({ args: { arrangement: 'columns' } })

export const WithError = meta.story({ args: { errorMessage: 'Πείτε μας τι είστε', note: 'προαιρετικό' } })

export const NarrowWithLongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <RadioGroup
        label="Benachrichtigungshäufigkeitseinstellung"
        defaultValue="2"
        errorMessage="Bitte die Benachrichtigungshäufigkeit wählen"
        options={[
          {
            value: '1',
            label: 'Unverzüglich',
            description: 'Nach jeder Grundstücksanzeigenveröffentlichung',
          },
          { value: '2', label: 'Sonntagabendzusammenfassungsbenachrichtigung' },
        ]}
      />
    </Narrow>
  ),
})
