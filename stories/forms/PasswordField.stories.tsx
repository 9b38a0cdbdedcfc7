import { expect, userEvent, waitFor } from 'storybook/test'
import { PasswordField } from '#design-system/forms/PasswordField/PasswordField.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({
  component: PasswordField,
  args: {
    label: 'Κωδικός',
    name: 'password',
    autoComplete: 'current-password' as 'current-password' | 'new-password',
    showLabel: 'Εμφάνιση κωδικού',
    defaultValue: 'θάλασσα-2026',
  },
})

export const Hidden = meta.story({})

export const Shown = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByLabelText('Κωδικός')).toHaveFocus())
    await userEvent.tab()
    const toggle = canvas.getByRole('button', { name: 'Εμφάνιση κωδικού' })
    await waitFor(() => expect(toggle).toHaveFocus())
    await userEvent.keyboard(' ')
    await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'true'))
    await waitFor(() => expect(canvas.getByLabelText('Κωδικός')).toHaveAttribute('type', 'text'))
  },
})

export const New = meta.story({
  args: {
    label: 'Νέος κωδικός',
    autoComplete: 'new-password',
    description: 'Τουλάχιστον 6 χαρακτήρες.',
    defaultValue: '',
  },
})

export const WithError = meta.story({
  args: { defaultValue: 'abc', errorMessage: 'Ο κωδικός θέλει τουλάχιστον 6 χαρακτήρες' },
})

export const NarrowWithLongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <PasswordField
        label="Benutzerkontozugangskennwort"
        autoComplete="new-password"
        showLabel="Zugangskennwort anzeigen"
        description="Mindestens sechs Zeichen, Sonderzeichenverwendung empfohlen"
        errorMessage="Das Benutzerkontozugangskennwort ist zu kurz"
        defaultValue="Donaudampfschifffahrtsgesellschaft"
      />
    </Narrow>
  ),
})
