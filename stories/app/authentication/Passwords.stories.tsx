import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { calls } from './accountServer.ts'
import { answering, AuthPanelStory, type AuthPanelStoryProps } from './AuthPanelStory.tsx'

const args: AuthPanelStoryProps = { options: { content: 'passwordRecovery', email: 'maria@gmail.com' } }

const meta = preview.meta({
  component: AuthPanelStory,
  args,
  beforeEach: answering({ [calls.verifyEmail]: { body: { suggestedEmails: [] } } }),
})

const reset = { content: 'passwordReset', token: 't0ken' } as const
const changed = (body: object) => ({
  [calls.changePassword]: {
    body: { error: 0, 'show.form': false, results: { backurl: '', message: '' }, ...body },
  },
})
const setPassword = async (first: string, second = first) => {
  await userEvent.type(await screen.findByLabelText('Νέος κωδικός'), first)
  await userEvent.type(screen.getByLabelText('Νέος κωδικός, ξανά'), second)
  await userEvent.click(screen.getByRole('button', { name: 'Αποθήκευση κωδικού' }))
}

/** A link for a new password. */
export const Recovery = meta.story({
  play: async () => {
    await screen.findByRole('button', { name: 'Αποστολή συνδέσμου' })
  },
})

/** Sent, with the way to a mailbox that is known. */
export const RecoverySent = meta.story({
  beforeEach: answering({ [calls.retrievePassword]: { body: { message: 'ok' } } }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Αποστολή συνδέσμου' }))
    await waitFor(() => expect(screen.getByRole('region', { name: 'Ελέγξτε το email σας' })).toHaveFocus())
  },
})

/** A new password, from the mailed link. */
export const Reset = meta.story({
  args: { options: reset },
  play: async () => {
    await screen.findByRole('button', { name: 'Αποθήκευση κωδικού' })
  },
})

/** With the consents. */
export const ResetWithConsents = meta.story({
  args: { options: { ...reset, asksMarketing: true } },
  play: async () => {
    await screen.findAllByRole('checkbox')
  },
})

/** The second is not the first. */
export const ResetMismatch = meta.story({
  args: { options: reset },
  play: async () => {
    await setPassword('καλημέρα', 'καλησπέρα')
    await waitFor(() => expect(screen.getByRole('region', { name: /διόρθωση/ })).toHaveFocus())
  },
})

/** Changed. */
export const ResetDone = meta.story({
  args: { options: reset },
  beforeEach: answering(
    changed({ error: 1, results: { backurl: '/', message: 'Ο νέος κωδικός σας ισχύει από τώρα.' } }),
  ),
  play: async () => {
    await setPassword('καλημέρα')
    await waitFor(() => expect(screen.getByRole('region', { name: 'Ο κωδικός άλλαξε' })).toHaveFocus())
  },
})

/** The link was used: the server hides the form. */
export const ResetRefused = meta.story({
  args: { options: reset },
  beforeEach: answering(changed({})),
  play: async () => {
    await setPassword('καλημέρα')
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Ο σύνδεσμος δεν ισχύει πια' })).toHaveFocus(),
    )
  },
})
