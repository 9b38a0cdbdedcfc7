import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { calls, refused } from './accountServer.ts'
import { answering, AuthPanelStory, type AuthPanelStoryProps } from './AuthPanelStory.tsx'

const email = 'maria@gmail.com'

const args: AuthPanelStoryProps = { options: { content: 'signup', email } }

const meta = preview.meta({
  component: AuthPanelStory,
  args,
  beforeEach: answering({ [calls.verifyEmail]: { body: { suggestedEmails: [] } } }),
  play: async () => {
    await screen.findByRole('button', { name: 'Εγγραφή' })
  },
})

const fillIn = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Όνομα' }), 'Μαρία')
  await userEvent.type(screen.getByRole('textbox', { name: 'Επώνυμο' }), 'Παπαδοπούλου')
  await userEvent.type(screen.getByLabelText('Κωδικός'), 'καλημέρα σας')
  await userEvent.click(screen.getByRole('checkbox', { name: /Αποδέχομαι/ }))
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Εγγραφή' }))

/** With the email that was chosen before. */
export const ChosenEmail = meta.story({})

/** The first step, where no email is known. */
export const FirstView = meta.story({
  args: { options: { content: 'signup' }, facts: { socialProviders: ['google', 'apple'] } },
  play: async () => {
    await screen.findByRole('button', { name: 'Συνέχεια' })
  },
})

/** In English. */
export const English = meta.story({
  args: { language: 'en' },
  play: async () => {
    await screen.findByRole('button', { name: 'Sign up' })
  },
})

/** Empty: each field says what it requires. */
export const Invalid = meta.story({
  play: async () => {
    await screen.findByRole('button', { name: 'Εγγραφή' })
    await submit()
    await waitFor(() => expect(screen.getByRole('region', { name: /διόρθωση/ })).toHaveFocus())
  },
})

/** The server found the password in a list of common ones. */
export const CommonPassword = meta.story({
  beforeEach: answering({
    [calls.register]: refused(422, 'FieldsInvalid', 'Ελέγξτε τα στοιχεία', {
      password: { message: 'userclass_passwd_common_validation_msg' },
    }),
  }),
  play: async () => {
    await fillIn()
    await submit()
    await waitFor(() => expect(screen.getByRole('region', { name: /διόρθωση/ })).toHaveFocus())
  },
})

/** Sent: the next step replaces the form. */
export const Sent = meta.story({
  beforeEach: answering({
    [calls.register]: { body: { message: 'ok', service: 'email', data: { uuid: 'u1' } } },
  }),
  play: async () => {
    await fillIn()
    await submit()
    await waitFor(() => expect(screen.getByRole('region', { name: 'Ένα βήμα έμεινε' })).toHaveFocus())
  },
})
