import { Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import type { Conversation } from '#domain/contact/Conversation.ts'
import { anonymous, setUser } from '#app/shared/account/userStore.ts'
import { dropDrafts } from '#app/shared/drafts/dropDrafts.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import {
  type Answers,
  accountServer,
  calls,
  refused,
  silence,
} from '#stories/app/authentication/accountServer.ts'
import { maria } from '#stories/app/authentication/sampleAccount.ts'
import { contactCalls } from '#stories/app/contact/contactCalls.ts'
import { asAdvertiser, conversation, conversations, settled } from '#stories/app/contact/sampleContact.ts'
import { MessagesPage } from './MessagesPage.tsx'

let server: ReturnType<typeof accountServer>

beforeEach(() => setUser({ ...maria, isSignedIn: true }))
afterEach(() => {
  server.stop()
  dropDrafts()
  setUser(anonymous)
})

async function open(shown: Conversation = conversation, answers: Answers = {}) {
  server = accountServer({
    [contactCalls.list]: { body: conversations },
    [contactCalls.conversation]: { body: shown },
    [contactCalls.read]: { body: { message: '' } },
    [contactCalls.hours]: { body: { isAdvertiser: false, takesVisits: false, hours: [] } },
    ...answers,
  })
  const view = await render(
    <Suspense>
      <AccountSurroundings address="/user/messages/?conversation=c1">
        <MessagesPage params={{ isHours: false }} />
      </AccountSurroundings>
    </Suspense>,
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  return view
}

const sent = (call: string) => server.sent.filter((one) => one.call === call)
const answer = page.getByRole('textbox', { name: 'Η απάντησή σας' })
const send = page.getByRole('button', { name: 'Αποστολή', exact: true })
const said = () => document.getElementById('announcer-polite')?.textContent ?? ''

const withReply = (text: string): Conversation => ({
  ...conversation,
  entries: [
    ...conversation.entries,
    {
      id: 99,
      side: 'seeker',
      kind: 'text',
      text,
      reason: null,
      at: '2026-11-22T08:00:00Z',
      visitId: null,
      proposalId: null,
      attachments: [],
    },
  ],
})

it('sends by Ctrl+Enter, shows what the server made of it, and is empty again', async () => {
  await open(conversation, { [contactCalls.reply]: { body: withReply('Έρχομαι στις δέκα') } })
  await userEvent.fill(answer, 'Έρχομαι στις δέκα')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('Έρχομαι στις δέκα')).toBeVisible()
  await expect.element(answer).toHaveValue('')
  expect(sent(contactCalls.reply)[0]?.fields).toMatchObject({ text: 'Έρχομαι στις δέκα', attachments: [] })
})

it('tries again with the same key, and takes another for another message', async () => {
  let tries = 0
  await open(conversation, {
    [contactCalls.reply]: () =>
      tries++ === 0 ? refused(503, 'Unavailable', 'Δοκιμάστε ξανά') : { body: withReply('Ναι') },
  })
  await userEvent.fill(answer, 'Ναι')
  await userEvent.click(send)
  await expect.element(page.getByText('Δοκιμάστε ξανά')).toBeVisible()
  await expect.element(answer).toHaveValue('Ναι')
  await userEvent.click(send)
  await expect.element(answer).toHaveValue('')
  await userEvent.fill(answer, 'Ναι')
  await userEvent.click(send)
  await vi.waitFor(() => expect(sent(contactCalls.reply)).toHaveLength(3))
  const [first, second, third] = sent(contactCalls.reply).map(({ fields }) => fields['key'])
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

it('keeps what was half written for when the page is opened again', async () => {
  const view = await open()
  await userEvent.fill(answer, 'Μισή πρόταση')
  await view.unmount()
  server.stop()
  await open()
  await expect.element(answer).toHaveValue('Μισή πρόταση')
})

it('refuses an empty answer, at its field', async () => {
  await open()
  await userEvent.click(send)
  await expect
    .element(answer)
    .toHaveAccessibleDescription(expect.stringContaining('Γράψτε κάτι ή προσθέστε μια φωτογραφία'))
  expect(sent(contactCalls.reply)).toEqual([])
})

it('marks the conversation as seen once', async () => {
  await open({ ...conversation, unread: 2 })
  await vi.waitFor(() => expect(sent(contactCalls.read)).toHaveLength(1))
  expect(sent(contactCalls.read)[0]?.fields).toEqual({ upTo: 16 })
})

it('confirms the time that was chosen, and puts the focus on the visit', async () => {
  const confirmed = { ...settled, side: 'advertiser', contact: asAdvertiser.contact } as const
  await open(asAdvertiser, { [contactCalls.answerVisit]: { body: confirmed } })
  await userEvent.click(page.getByRole('button', { name: 'Επιβεβαίωση' }))
  await expect.element(page.getByText('Διαλέξτε ποια ώρα επιβεβαιώνετε')).toBeVisible()
  await userEvent.click(page.getByText(/24\sΝοεμβρίου, 10:30 έως 11:00/))
  await userEvent.click(page.getByRole('button', { name: 'Επιβεβαίωση' }))
  await expect.element(page.getByText('Επιβεβαιωμένη')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Επίσκεψη από κοντά' })).toHaveFocus()
  expect(sent(contactCalls.answerVisit)[0]?.fields).toMatchObject({
    answer: 'confirm',
    slot: '2026-11-24T08:30:00Z',
  })
})

it('answers a proposal with another amount', async () => {
  await open(conversation, { [contactCalls.answerProposal]: { body: settled } })
  await userEvent.click(page.getByRole('button', { name: 'Αντιπρόταση' }))
  const amount = page.getByRole('textbox', { name: 'Η τιμή που προτείνετε' })
  await userEvent.click(page.getByRole('button', { name: 'Αποστολή αντιπρότασης' }))
  await expect.element(amount).toHaveAccessibleDescription(/ακέραια ευρώ/)
  await userEvent.fill(amount, '232.000')
  await userEvent.click(page.getByRole('button', { name: 'Αποστολή αντιπρότασης' }))
  await vi.waitFor(() => expect(sent(contactCalls.answerProposal)).toHaveLength(1))
  expect(sent(contactCalls.answerProposal)[0]?.fields).toMatchObject({ answer: 'counter', amount: '232000' })
})

it('says that an answer is too late, and fetches the conversation again', async () => {
  await open(conversation, {
    [contactCalls.answerProposal]: refused(409, 'TooLate', 'Η πρόταση έληξε'),
  })
  await userEvent.click(page.getByRole('button', { name: 'Αποδοχή' }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('Η πρόταση έληξε')
  await vi.waitFor(() => expect(sent(contactCalls.conversation)).toHaveLength(2))
})

it('announces entries of the other side', async () => {
  let shown = conversation
  await open(conversation, {
    [contactCalls.conversation]: () => ({ body: shown }),
    [contactCalls.block]: () => ({ body: shown }),
  })
  await expect.element(page.getByText('Η απάντησή σας')).toBeVisible()
  const reply = withReply('Σας περιμένω')
  shown = {
    ...reply,
    isBlockedByMe: true,
    entries: reply.entries.map((entry) => (entry.id === 99 ? { ...entry, side: 'advertiser' } : entry)),
  }
  await userEvent.click(page.getByRole('button', { name: 'Περισσότερα' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Αποκλεισμός' }))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Αποκλεισμός' }))
  await vi.waitFor(() => expect(said()).toContain('Νέο από: Κτηματική Ακρόπολις. Σας περιμένω'))
  await expect.element(page.getByText(/Έχετε αποκλείσει αυτή τη συνομιλία/)).toBeVisible()
  await expect.element(answer).not.toBeInTheDocument()
})

it('shows the upload progress of a picture', async () => {
  await open(conversation, { [contactCalls.attach]: silence })
  await userEvent.click(page.getByRole('button', { name: 'Προσθήκη φωτογραφιών' }))
  await expect.element(page.getByRole('button', { name: 'Επιλογή φωτογραφιών' })).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  await userEvent.upload(input!, new File(['x'], 'mpalkoni.png', { type: 'image/png' }))
  const bar = page.getByRole('progressbar', { name: 'mpalkoni.png' })
  await expect.element(bar).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Ανεβαίνει: 50\s%$/))
  // Announced at the beginning, and next at the end.
  await expect.poll(said).toContain('Προστέθηκε 1 φωτογραφία')
})

it('tells a user of another account how to open the link of a mail, which then works', async () => {
  history.replaceState(null, '', `${location.pathname}${location.search}#open=abc`)
  let isOpened = false
  await open(conversation, {
    [contactCalls.conversation]: () =>
      isOpened ? { body: conversation } : refused(404, 'NotYours', 'Δεν υπάρχει'),
    [contactCalls.open]: () => {
      isOpened = true
      return { body: { conversationId: 'c1' } }
    },
    [calls.logout]: { body: {} },
  })
  await expect.element(page.getByText(/Είστε συνδεδεμένοι ως maria/)).toBeVisible()
  expect(sent(contactCalls.open)).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Αποσύνδεση' }))
  await expect.element(page.getByText(/από τον σύνδεσμο ενός email/)).toBeVisible()
  expect(sent(contactCalls.open)[0]?.fields).toEqual({ token: 'abc' })
})

it('sends pictures as they are added, and their ids with the message', async () => {
  await open(conversation, {
    [contactCalls.attach]: { status: 201, body: { id: 'a1', width: 10, height: 10 } },
    [contactCalls.reply]: { body: withReply('') },
  })
  await userEvent.click(page.getByRole('button', { name: 'Προσθήκη φωτογραφιών' }))
  await expect.element(page.getByRole('button', { name: 'Επιλογή φωτογραφιών' })).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const file = new File(['x'], 'mpalkoni.png', { type: 'image/png' })
  await userEvent.upload(input!, file)
  await expect.element(page.getByText('Ανέβηκε')).toBeVisible()
  await userEvent.click(send)
  await vi.waitFor(() => expect(sent(contactCalls.reply)[0]?.fields).toMatchObject({ attachments: ['a1'] }))
  // What the reply made of the list is fetched before the next test has a server of its own.
  await vi.waitFor(() => expect(sent(contactCalls.list).length).toBeGreaterThan(1))
})

/** A link from a mail, opened by a visitor who is not signed in. */
const follow = () => {
  setUser(anonymous)
  history.replaceState(null, '', `${location.pathname}${location.search}#open=abc`)
}

it('opens by the link of a mail, removes its token from the address, and accepts an answer', async () => {
  follow()
  await open(conversation, {
    [contactCalls.open]: { body: { conversationId: 'c1' } },
    [contactCalls.reply]: { body: withReply('Έρχομαι') },
  })
  expect(sent(contactCalls.open)[0]?.fields).toEqual({ token: 'abc' })
  expect(location.hash).toBe('')
  await expect.element(page.getByText(/από τον σύνδεσμο ενός email/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Περισσότερα' }))
  await expect.element(page.getByRole('menuitem', { name: /Αναφορά/ })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Αποκλεισμός' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('link', { name: /Όλες οι συνομιλίες/ })).not.toBeInTheDocument()
  await userEvent.fill(answer, 'Έρχομαι')
  await userEvent.click(send)
  await expect.element(page.getByText('Έρχομαι')).toBeVisible()
  expect(sent(contactCalls.list)).toEqual([])
})

const unknown = refused(401, 'SignInRequired', 'Συνδεθείτε')

it('shows a sign-in with the reason for an expired link', async () => {
  follow()
  await open(conversation, {
    [contactCalls.open]: refused(410, 'TokenRefused', 'Δεν ισχύει'),
    [contactCalls.conversation]: unknown,
  })
  await expect.element(page.getByText(/Ο σύνδεσμος δεν ανοίγει πια/)).toBeVisible()
})

it('shows a sign-in to a visitor without a link', async () => {
  setUser(anonymous)
  await open(conversation, { [contactCalls.conversation]: unknown })
  await expect.element(page.getByText('Συνδεθείτε για να δείτε τα μηνύματά σας.')).toBeVisible()
  expect(sent(contactCalls.open)).toEqual([])
})

it('retries a link whose token could not be exchanged', async () => {
  follow()
  let tries = 0
  server = accountServer({
    [contactCalls.open]: () => (tries++ === 0 ? refused(503, 'x', 'x') : { body: { conversationId: 'c1' } }),
    [contactCalls.conversation]: { body: conversation },
    [contactCalls.read]: { body: { message: '' } },
  })
  await render(
    <Suspense>
      <AccountSurroundings address="/user/messages/?conversation=c1">
        <MessagesPage params={{ isHours: false }} />
      </AccountSurroundings>
    </Suspense>,
  )
  await userEvent.click(page.getByRole('alert').getByRole('button'))
  await expect.element(answer).toBeVisible()
  expect(sent(contactCalls.open).map(({ fields }) => fields['token'])).toEqual(['abc', 'abc'])
})

it('says that the user’s homes cannot be visited, and keeps the hours', async () => {
  const hours = [{ weekday: 1, from: 600, until: 840, isInstant: false }]
  server = accountServer({
    [contactCalls.hours]: { body: { isAdvertiser: true, takesVisits: true, hours } },
    [contactCalls.changeHours]: { body: { message: '' } },
  })
  await render(
    <Suspense>
      <AccountSurroundings address="/user/messages/hours/">
        <MessagesPage params={{ isHours: true }} />
      </AccountSurroundings>
    </Suspense>,
  )
  const takesVisits = page.getByRole('switch', { name: 'Δέχομαι επισκέψεις' })
  await expect.element(takesVisits).toBeChecked()
  await expect.element(page.getByRole('group', { name: 'Δευτέρα' })).toBeVisible()
  await userEvent.click(page.getByText('Δέχομαι επισκέψεις'))
  await expect.element(page.getByText(/Κανείς δεν μπορεί να ζητήσει επίσκεψη/)).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Δευτέρα' })).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Αποθήκευση ωρών' }))
  await vi.waitFor(() =>
    expect(sent(contactCalls.changeHours)[0]?.fields).toEqual({ takesVisits: false, hours }),
  )
})

it('gives users who offer homes links to one side of their conversations', async () => {
  server = accountServer({
    [contactCalls.list]: { body: conversations },
    [contactCalls.hours]: { body: { isAdvertiser: true, takesVisits: true, hours: [] } },
  })
  await render(
    <Suspense>
      <AccountSurroundings address="/user/messages/">
        <MessagesPage params={{ isHours: false }} />
      </AccountSurroundings>
    </Suspense>,
  )
  const shown = page.getByRole('navigation', { name: 'Ποιες συνομιλίες φαίνονται' })
  await expect.element(shown.getByRole('link', { name: 'Όλες' })).toHaveAttribute('aria-current', 'page')
  await expect
    .element(shown.getByRole('link', { name: 'Προσφέρω' }))
    .toHaveAttribute('href', '/user/messages/?side=advertiser')
})

it('has rows that are read in whole words', async () => {
  await page.viewport(1440, 900)
  const { container } = await open()
  const rowsOf = () => [...container.querySelectorAll('a[href*="conversation="]')]
  await expect.poll(() => rowsOf().length).toBeGreaterThan(0)
  const rows = rowsOf()
  const glued = rows
    .flatMap((row) => [...row.querySelectorAll('span + span, span + time')])
    .filter((part) => !/\s$/.test(part.previousSibling?.textContent ?? ''))
    .filter((part) => part.textContent !== '' && part.previousElementSibling?.textContent !== '')
  expect(glued.map((part) => part.textContent)).toEqual([])
})

/** What each width shows of the list, the conversation and its home. */
it.each([
  [390, { list: false, conversation: true, home: false }],
  [1100, { list: true, conversation: true, home: false }],
  [1440, { list: true, conversation: true, home: true }],
])('shows at %i px %o', async (width, shown) => {
  await page.viewport(width, 900)
  await open()
  await expect.element(answer).toBeVisible()
  const visible = (element: Element | null) => (element?.getClientRects().length ?? 0) > 0
  expect({
    list: visible(document.querySelector('ul[aria-label="Συνομιλίες"]')),
    conversation: visible(document.querySelector('article')),
    home: visible(document.querySelector('aside')),
  }).toEqual(shown)
  // What is written stays in the window, however long the conversation is.
  expect(send.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(900)
  await page.viewport(414, 896)
})
