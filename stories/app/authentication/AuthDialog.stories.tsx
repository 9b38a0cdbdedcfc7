import { Suspense, useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { AuthDialog } from '#app/features/authentication/AuthDialog.tsx'
import type { AuthOptions } from '#app/shared/account/authRequest.ts'
import preview from '../../../.storybook/preview.tsx'
import { AccountSurroundings } from './AccountSurroundings.tsx'
import { calls } from './accountServer.ts'
import { answering } from './AuthPanelStory.tsx'

interface OverPageProps {
  options: AuthOptions
  isInitiallyOpen?: boolean
}

/** The dialog over a page with the button that opens it. */
function OverPage({ options, isInitiallyOpen = true }: OverPageProps) {
  const [isOpen, setOpen] = useState(isInitiallyOpen)
  return (
    <Suspense>
      <AccountSurroundings facts={{ socialProviders: ['google', 'apple', 'facebook'] }}>
        <Button variant="secondary" onPress={() => setOpen(true)}>
          Σύνδεση
        </Button>
        {isOpen && <AuthDialog options={options} settle={() => setOpen(false)} />}
      </AccountSurroundings>
    </Suspense>
  )
}

const meta = preview.meta({
  component: OverPage,
  args: { options: {} },
  beforeEach: answering({
    [calls.verifyEmail]: { body: { suggestedEmails: [] } },
    [calls.registrationType]: { body: { registerType: 'REGISTERED_CUSTOM_PWD', message: '' } },
  }),
  play: async () => {
    await screen.findByRole('dialog', { name: 'Σύνδεση ή εγγραφή' })
  },
})

/** With the advantages of an account, if there is room. */
export const Entry = meta.story({})

/** Without it. */
export const WithoutAdvantages = meta.story({ args: { options: { advantages: [] } } })

/** Sign-up: the longest view. */
export const Signup = meta.story({
  args: { options: { content: 'signup', email: 'maria@example.gr' } },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Νέος λογαριασμός' })
  },
})

/** Only for registered users, with a reason. */
export const LoginOnly = meta.story({
  args: {
    options: {
      access: 'login',
      alert: { type: 'info', message: 'Συνδεθείτε για να στείλετε μήνυμα στο μεσιτικό γραφείο.' },
    },
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Σύνδεση' })
    // The reason is announced a moment after the dialog is there.
    await waitFor(() =>
      expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(/^Συνδεθείτε/),
    )
  },
})

/** Opened, an email entered, and closed: the focus moves to the field, and back. */
export const ByKeyboard = meta.story({
  args: { isInitiallyOpen: false },
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: 'Σύνδεση' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Σύνδεση ή εγγραφή' })
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'maria@example.gr')
    await userEvent.click(screen.getByRole('button', { name: 'Συνέχεια' }))
    await screen.findByRole('dialog', { name: 'Σύνδεση' })
    await waitFor(() => expect(screen.getByLabelText('Κωδικός')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
})
