import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { calls, refused, silence } from './accountServer.ts'
import { answering, AuthPanelStory, type AuthPanelStoryProps } from './AuthPanelStory.tsx'

const args: AuthPanelStoryProps = {
  options: { content: 'entry' },
  facts: { socialProviders: ['google', 'apple', 'facebook'], agencySignUp: '/user/signup/' },
}

const meta = preview.meta({
  component: AuthPanelStory,
  args,
  beforeEach: answering({ [calls.verifyEmail]: { body: { suggestedEmails: [] } } }),
  play: async () => {
    await screen.findByRole('textbox', { name: 'Email' })
  },
})

const submit = async (email: string) => {
  const field = await screen.findByRole('textbox', { name: 'Email' })
  if (email !== '') await userEvent.type(field, email)
  await userEvent.click(screen.getByRole('button', { name: 'Συνέχεια' }))
}

/** Identity providers, then an email. */
export const Entry = meta.story({})

/** Only email, without a configured provider. */
export const EmailAlone = meta.story({ args: { facts: {} } })

/** In English. */
export const English = meta.story({ args: { language: 'en' } })

/** Refused before it is sent. */
export const Invalid = meta.story({
  play: async () => {
    await submit('maria@')
    await waitFor(() => expect(screen.getByRole('region', { name: /διόρθωση/ })).toHaveFocus())
  },
})

/** Refused by the server, with the reason. */
export const TooOften = meta.story({
  beforeEach: answering({
    [calls.verifyEmail]: { body: { suggestedEmails: [] } },
    [calls.registrationType]: refused(
      429,
      'TooManyRequests',
      'Πολλές προσπάθειες. Δοκιμάστε ξανά σε ένα λεπτό.',
    ),
  }),
  play: async () => {
    await submit('maria@example.gr')
    await screen.findByText(/Πολλές προσπάθειες/)
    await waitFor(() => expect(screen.getByRole('region', { name: /διόρθωση/ })).toHaveFocus())
  },
})

/** Still waiting after a second. */
export const Pending = meta.story({
  beforeEach: answering({
    [calls.verifyEmail]: { body: { suggestedEmails: [] } },
    [calls.registrationType]: silence,
  }),
  play: async () => {
    await submit('maria@example.gr')
    await screen.findByRole('progressbar', {}, { timeout: 5000 })
  },
})

/** A likely slip, with what was probably meant. */
export const Slip = meta.story({
  beforeEach: answering({ [calls.verifyEmail]: { body: { suggestedEmails: ['gmail.com'] } } }),
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'maria@gmial.com')
    await screen.findByRole('button', { name: 'Μήπως εννοείτε maria@gmail.com;' })
  },
})

/** A long button, a long address. */
export const LongTexts = meta.story({
  args: {
    options: {
      content: 'entry',
      buttonText: 'Συνδεθείτε για να στείλετε το μήνυμά σας στο μεσιτικό γραφείο',
      email: 'alexandros-konstantinos.papadimitrakopoulos@ktimatomesitiki-thessalonikis.example.gr',
    },
  },
})
