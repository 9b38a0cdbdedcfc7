import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { EmailField, type EmailFieldProps } from '#design-system/forms/EmailField/EmailField.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ component: EmailField, args: { label: 'Email', name: 'email' } })

export const Empty = meta.story({})

export const WithError = meta.story({
  args: {
    defaultValue: 'maria@',
    description: 'Εκεί θα σας απαντήσει ο αγγελιοδότης.',
    errorMessage: 'Συμπληρώστε το email ολόκληρο, όπως name@example.gr',
  },
})

function Slip(props: Partial<EmailFieldProps>) {
  const [email, setEmail] = useState('maria@gmial.com')
  return (
    <EmailField
      label="Email"
      value={email}
      onChange={setEmail}
      suggestion={email.endsWith('@gmial.com') ? email.replace('gmial', 'gmail') : undefined}
      suggestionLabel={(better) => `Μήπως εννοείτε ${better};`}
      {...(props as object)}
    />
  )
}

/** The offer is announced a second after it appears: a look before that would depend on the machine. */
const hearOffer = () =>
  waitFor(
    () => expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(/Μήπως|Meinten Sie/),
    { timeout: 5000 },
  )

export const WithSuggestion = meta.story({ render: () => <Slip />, play: hearOffer })

export const SuggestionTaken = meta.story({
  render: () => <Slip />,
  play: async ({ canvas }) => {
    await hearOffer()
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Μήπως εννοείτε maria@gmail.com;' })).toHaveFocus(),
    )
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('maria@gmail.com'))
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
  },
})

export const NarrowWithLongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  play: hearOffer,
  render: () => (
    <Narrow>
      <EmailField
        label="Benachrichtigungsempfängeradresse"
        defaultValue="alexandra-eudokia.papakonstantinopoulou@grundstuecksverwaltung.exmaple"
        suggestion="alexandra-eudokia.papakonstantinopoulou@grundstuecksverwaltung.example"
        suggestionLabel={(better) => `Meinten Sie vielleicht ${better}?`}
        errorMessage="Diese Benachrichtigungsempfängeradresse ist unzustellbar"
      />
    </Narrow>
  ),
})
