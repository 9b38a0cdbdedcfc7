import { expect, userEvent, waitFor } from 'storybook/test'
import { TextArea } from '#design-system/forms/TextArea/TextArea.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ component: TextArea, args: { label: 'Μήνυμα', name: 'message' } })

export const Empty = meta.story({
  args: { placeholder: 'Καλησπέρα σας…' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('Καλησπέρα{Enter}Μαρία')
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Μήνυμα' })).toHaveValue('Καλησπέρα\nΜαρία'),
    )
  },
})

export const Filled = meta.story({
  args: {
    defaultValue:
      'Καλησπέρα σας, θα ήθελα να δω το διαμέρισμα στο Παγκράτι.\n\nΜπορώ κάθε απόγευμα μετά τις έξι, και όλη μέρα το Σάββατο.',
    rows: 6,
  },
})

export const WithError = meta.story({
  args: {
    errorMessage: 'Γράψτε το μήνυμά σας',
    description: 'Ρωτήστε ό,τι δεν απαντά η αγγελία.',
    note: 'προαιρετικό',
  },
})

export const NarrowWithLongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <TextArea
        label="Besichtigungsterminvereinbarungswunsch"
        description="Wohnungsbesichtigungen sind werktags möglich."
        errorMessage="Bitte einen Besichtigungsterminvorschlag eingeben"
        defaultValue="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
      />
    </Narrow>
  ),
})
