import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { calls, refused, silence } from './accountServer.ts'
import { answering, AuthPanelStory, type AuthPanelStoryProps } from './AuthPanelStory.tsx'

const email = 'maria@example.gr'

const args: AuthPanelStoryProps = { options: { content: 'login', email } }

const meta = preview.meta({
  component: AuthPanelStory,
  args,
  beforeEach: answering({}),
  play: async () => {
    await screen.findByRole('button', { name: 'Σύνδεση' })
  },
})

const submit = async (password: string) => {
  const field = await screen.findByLabelText('Κωδικός')
  if (password !== '') await userEvent.type(field, password)
  await userEvent.click(screen.getByRole('button', { name: 'Σύνδεση' }))
}

/** With the email that was chosen before. */
export const ChosenEmail = meta.story({})

/** As the first view, with everything to fill in. */
export const FirstView = meta.story({
  args: { options: { content: 'login' }, facts: { socialProviders: ['google'] } },
})

/** Only for registered users, with a reason. */
export const LoginOnly = meta.story({
  args: {
    options: {
      access: 'login',
      alert: { type: 'warning', message: 'Συνδεθείτε για να δείτε τα μηνύματά σας.' },
    },
  },
})

/** A fixed email. */
export const LockedEmail = meta.story({ args: { options: { content: 'login', email, isEmailLocked: true } } })

/** Without a password. */
export const Invalid = meta.story({
  play: async () => {
    await submit('')
    await waitFor(() => expect(screen.getByRole('region', { name: /διόρθωση/ })).toHaveFocus())
  },
})

/** Wrong: the server sends no text, so the specification's sentence is used. */
export const WrongPassword = meta.story({
  beforeEach: answering({ [calls.login]: { status: 401, body: {} } }),
  play: async () => {
    await submit('kalimera')
    await screen.findByText(/Το email ή ο κωδικός δεν είναι σωστά/)
    await waitFor(() => expect(screen.getByRole('region', { name: /διόρθωση/ })).toHaveFocus())
  },
})

/** The server's own sentence, a long one. */
export const LongRefusal = meta.story({
  beforeEach: answering({
    [calls.login]: refused(
      429,
      'TooManyRequests',
      'Έγιναν πολλές αποτυχημένες προσπάθειες σύνδεσης από τη σύνδεσή σας στο διαδίκτυο. Περιμένετε πέντε λεπτά και δοκιμάστε ξανά ή ζητήστε σύνδεσμο για νέο κωδικό.',
    ),
  }),
  play: async () => {
    await submit('kalimera')
    await screen.findByText(/Έγιναν πολλές/)
    await waitFor(() => expect(screen.getByRole('region', { name: /διόρθωση/ })).toHaveFocus())
  },
})

/** Still waiting after a second. */
export const Pending = meta.story({
  beforeEach: answering({ [calls.login]: silence }),
  play: async () => {
    await submit('kalimera')
    await screen.findByRole('progressbar', {}, { timeout: 5000 })
  },
})
