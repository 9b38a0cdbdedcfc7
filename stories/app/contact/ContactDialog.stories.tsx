import { Suspense } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { ContactDialog } from '#app/features/listing/contact/ContactDialog.tsx'
import type { Asked } from '#app/features/listing/contact/contactOffer.ts'
import { dropDrafts } from '#app/shared/drafts/dropDrafts.ts'
import { anonymous, setUser } from '#app/shared/account/userStore.ts'
import preview from '../../../.storybook/preview.tsx'
import { AccountSurroundings } from '../authentication/AccountSurroundings.tsx'
import { accountServer, type Answers, calls, refused } from '../authentication/accountServer.ts'
import { maria } from '../authentication/sampleAccount.ts'
import { contactCalls } from './contactCalls.ts'
import { listing, slots } from './sampleContact.ts'

interface OverPageProps {
  /** @default 'message' */
  asked?: Asked
  isSignedIn?: boolean
  answers?: Answers
}

/** A dialog of the listing page, without a server. */
function OverPage({ asked = 'message' }: OverPageProps) {
  return (
    <Suspense>
      <AccountSurroundings address="/aggelies/1042/">
        <ContactDialog listing={listing} asked={asked} onClose={() => undefined} />
      </AccountSurroundings>
    </Suspense>
  )
}

const sent = { status: 'sent', message: '', conversationId: 'c1' }

const meta = preview.meta({
  component: OverPage,
  beforeEach: ({ args }) => {
    dropDrafts()
    setUser(args.isSignedIn ? { ...maria, isSignedIn: true } : anonymous)
    const { stop } = accountServer({
      [calls.verifyEmail]: { body: { suggestedEmails: [] } },
      [contactCalls.slots]: { body: slots },
      [contactCalls.message]: { body: sent },
      ...args.answers,
    })
    return () => {
      stop()
      dropDrafts()
      setUser(anonymous)
    }
  },
  play: async () => {
    await screen.findByRole('button', { name: /^Αποστολή/ })
  },
})

/** By an anonymous visitor: with a link to sign in instead. */
export const Message = meta.story({})

/** By a signed-in user. */
export const MessageKnown = meta.story({ args: { isSignedIn: true } })

/** Nothing filled in: every problem at its field, and together above. */
export const MessageWrong = meta.story({
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Αποστολή/ }))
    await waitFor(() => expect(screen.getByRole('region', { name: /διόρθωση/ })).toHaveFocus())
  },
})

/** Delivered: a way to the conversation. */
export const MessageSent = meta.story({
  args: { isSignedIn: true },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Αποστολή/ }))
    await waitFor(() => expect(screen.getByRole('region', { name: /στάλθηκε/ })).toHaveFocus())
  },
})

/** Kept until the mail's link is followed. */
export const MessageToConfirm = meta.story({
  args: {
    answers: {
      [contactCalls.message]: { body: { status: 'confirmEmail', message: '', conversationId: null } },
    },
  },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Ονοματεπώνυμο' }), 'Μαρία Παπά')
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'maria@gmail.com')
    await userEvent.type(screen.getByRole('textbox', { name: 'Τηλέφωνο' }), '6941234567')
    await userEvent.click(screen.getByRole('checkbox', { name: /Αποδέχομαι/ }))
    await userEvent.click(screen.getByRole('button', { name: /^Αποστολή/ }))
    await waitFor(() => expect(screen.getByRole('region', { name: /Ένα βήμα/ })).toHaveFocus())
  },
})

/** Times of several days; some need no answer. */
export const Visit = meta.story({
  args: { asked: 'visit', isSignedIn: true },
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: /25 Νοεμβρίου/ }))
    await userEvent.click(await screen.findByRole('option', { name: /16:00/ }))
    await screen.findByText(/Προτείνετε 1 από 3/)
  },
})

/** The second step: who comes. */
export const VisitWho = meta.story({
  args: { asked: 'visit' },
  play: async () => {
    await userEvent.click(await screen.findByRole('option', { name: /10:00/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Συνέχεια' }))
    await screen.findByRole('button', { name: /^Αποστολή/ })
  },
})

/** A slot that was taken meanwhile. */
export const VisitTaken = meta.story({
  args: {
    asked: 'visit',
    isSignedIn: true,
    answers: {
      [contactCalls.visit]: refused(422, 'ContactInvalid', '', {
        slots: { message: 'contact_slot_taken_msg' },
      }),
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('option', { name: /10:00/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Συνέχεια' }))
    await userEvent.click(await screen.findByRole('button', { name: /^Αποστολή/ }))
    await waitFor(() => expect(screen.getByRole('region', { name: /διόρθωση/ })).toHaveFocus())
  },
})

/** Nothing is offered over the next days. */
export const VisitNone = meta.story({
  args: {
    asked: 'visit',
    answers: { [contactCalls.slots]: { body: { timeZone: 'Europe/Athens', slots: [] } } },
  },
  play: async () => {
    await screen.findByText(/Δεν προσφέρονται ώρες/)
  },
})

/** Beside the asking price, with the difference. */
export const Proposal = meta.story({
  args: { asked: 'proposal', isSignedIn: true },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /τιμή/ }), '230000')
    // Announced once typing pauses.
    await screen.findByText(/^15\.000.*κάτω από τη ζητούμενη$/)
  },
})
