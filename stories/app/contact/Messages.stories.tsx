import { Suspense } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { MessagesPage } from '#app/features/messages/MessagesPage.tsx'
import { counterProposal } from '#app/features/messages/views/dialogs.ts'
import { dropDrafts } from '#app/shared/drafts/dropDrafts.ts'
import { anonymous, setUser } from '#app/shared/account/userStore.ts'
import type { Conversation, Conversations } from '#domain/contact/Conversation.ts'
import preview from '../../../.storybook/preview.tsx'
import { AccountSurroundings } from '../authentication/AccountSurroundings.tsx'
import { accountServer } from '../authentication/accountServer.ts'
import { maria } from '../authentication/sampleAccount.ts'
import { contactCalls } from './contactCalls.ts'
import { asAdvertiser, conversation, conversations, noConversations, settled } from './sampleContact.ts'

interface PageProps {
  /** That is open. */
  open?: Conversation
  list?: Conversations
  isHours?: boolean
}

/** The page of messages, without a server. */
function Page({ open, isHours = false }: PageProps) {
  const address = isHours ? '/user/messages/hours/' : '/user/messages/'
  return (
    <Suspense>
      <AccountSurroundings address={open ? `${address}?conversation=c1` : address}>
        <main>
          <MessagesPage params={{ isHours }} />
        </main>
      </AccountSurroundings>
    </Suspense>
  )
}

const hours = [
  { weekday: 1, from: 600, until: 840, isInstant: false },
  { weekday: 1, from: 1020, until: 1200, isInstant: true },
  { weekday: 6, from: 600, until: 720, isInstant: false },
]

const meta = preview.meta({
  component: Page,
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ args }) => {
    dropDrafts()
    setUser({ ...maria, isSignedIn: true })
    const { stop } = accountServer({
      [contactCalls.list]: { body: args.list ?? conversations },
      [contactCalls.conversation]: { body: args.open ?? conversation },
      [contactCalls.read]: { body: { message: '' } },
      [contactCalls.hours]: {
        body: { isAdvertiser: args.open?.side === 'advertiser' || args.isHours, takesVisits: true, hours },
      },
    })
    return () => {
      stop()
      setUser(anonymous)
    }
  },
  play: async () => {
    await screen.findByText('Κτηματική Ακρόπολις')
  },
})

/** Conversations: unread ones are marked in words. */
export const List = meta.story({})

/** No messages yet. */
export const Empty = meta.story({
  args: { list: noConversations },
  play: async () => {
    await screen.findByText('Καμία συνομιλία ακόμη')
  },
})

const isOpen = async (name: string) => {
  await screen.findByRole('heading', { level: 1, name: `Συνομιλία με: ${name}` })
}

/** The seeker's side: a visit awaits an answer, a counter-proposal awaits theirs. */
export const Seeker = meta.story({
  args: { open: conversation },
  play: () => isOpen('Κτηματική Ακρόπολις'),
})

/** The advertiser's side: chooses among the slots. */
export const Advertiser = meta.story({
  args: { open: asAdvertiser },
  play: async () => {
    await isOpen('Μαρία Παπαδοπούλου')
    await userEvent.click(await screen.findByRole('button', { name: 'Επιβεβαίωση' }))
    await screen.findByText('Διαλέξτε ποια ώρα επιβεβαιώνετε')
  },
})

/** A confirmed visit, and an accepted price. */
export const Settled = meta.story({
  args: { open: settled },
  play: () => isOpen('Κτηματική Ακρόπολις'),
})

/** Answered with another amount: what is wrong with it. */
export const Counter = meta.story({
  args: { open: conversation },
  play: async () => {
    // Its code is loaded on demand, and React, which suspends inside a test's click, is not resumed here.
    await counterProposal.preload()
    await isOpen('Κτηματική Ακρόπολις')
    await userEvent.click(screen.getByRole('button', { name: 'Αντιπρόταση' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Αποστολή αντιπρότασης' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: /τιμή/ })).toBeInvalid())
  },
})

/** Blocked: nobody can write. */
export const Blocked = meta.story({
  args: { open: { ...conversation, isBlockedByMe: true } },
  play: () => isOpen('Κτηματική Ακρόπολις'),
})

/** The other account is gone. */
export const Gone = meta.story({
  args: { open: { ...settled, counterpart: { name: '', isGone: true } } },
  play: () => isOpen('Κάποιος που δεν έχει πια λογαριασμό'),
})

/** By the link of a mail, without an account. */
export const ByLink = meta.story({
  args: { open: conversation },
  beforeEach: () => setUser(anonymous),
  play: async () => {
    await isOpen('Κτηματική Ακρόπολις')
    await screen.findByText(/από τον σύνδεσμο ενός email/)
  },
})

/** Pictures are being added. */
export const Pictures = meta.story({
  args: { open: settled },
  play: async () => {
    await isOpen('Κτηματική Ακρόπολις')
    const add = screen.getByRole('button', { name: 'Προσθήκη φωτογραφιών' })
    // Preloaded on hover or focus: by now it is loaded.
    add.focus()
    await import('#app/features/messages/views/ComposerPictures.tsx')
    await userEvent.click(add)
    await screen.findByRole('button', { name: 'Επιλογή φωτογραφιών' })
  },
})

/** Hours of visits, one day with two spans. */
export const Hours = meta.story({
  args: { isHours: true },
  play: async () => {
    await screen.findByRole('group', { name: 'Κυριακή' })
  },
})
