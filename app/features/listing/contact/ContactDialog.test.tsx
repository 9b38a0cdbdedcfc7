import { Suspense, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { type Locator, page, userEvent } from 'vitest/browser'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { hostAuthDialog } from '#app/shared/account/authRequest.ts'
import { anonymous, setUser, signedIn } from '#app/shared/account/userStore.ts'
import { cleanTyping } from '#app/shared/cleanTyping.ts'
import { dropDrafts } from '#app/shared/drafts/dropDrafts.ts'
import type { AppEvents } from '#app/shared/events/AppEvents.ts'
import { listen } from '#app/shared/events/eventBus.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import {
  type Answers,
  accountServer,
  calls,
  refused,
  type Sent,
  silence,
} from '#stories/app/authentication/accountServer.ts'
import { maria } from '#stories/app/authentication/sampleAccount.ts'
import { contactCalls } from '#stories/app/contact/contactCalls.ts'
import { listing, slots } from '#stories/app/contact/sampleContact.ts'
import { covers } from '../../../../tests/covers.ts'
import { someRows } from '../../../../tests/properties/someRows.ts'
import { ContactDialog } from './ContactDialog.tsx'
import type { Asked } from './contactOffer.ts'
import type { ContactStart } from './ContactOpener.ts'

let server: ReturnType<typeof accountServer>
const contacts = vi.fn<(event: AppEvents['contact']) => void>()
let deaf = () => {}

beforeEach(() => {
  contacts.mockClear()
  setUser(anonymous)
  deaf = listen('contact', contacts)
})
afterEach(() => {
  server.stop()
  deaf()
  dropDrafts()
})

function OverPage({ asked, start }: { asked: Asked; start: ContactStart }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Suspense>
      <AccountSurroundings address="/aggelies/1042/">
        <Button onPress={() => setOpen(true)}>Άνοιγμα</Button>
        {isOpen && <ContactDialog listing={listing} {...{ asked, start }} onClose={() => setOpen(false)} />}
      </AccountSurroundings>
    </Suspense>
  )
}

async function open(asked: Asked, answers: Answers = {}, start: ContactStart = {}) {
  server = accountServer({
    [calls.verifyEmail]: { body: { suggestedEmails: [] } },
    [contactCalls.slots]: { body: slots },
    ...answers,
  })
  const view = await render(<OverPage {...{ asked, start }} />)
  await userEvent.click(opener)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return view
}

const signIn = () => setUser({ ...maria, isSignedIn: true })
const opener = page.getByRole('button', { name: 'Άνοιγμα' })
const onward = page.getByRole('button', { name: 'Συνέχεια' })
/** A time of the first day, by its start. */
const time = (start: string) => page.getByRole('option', { name: new RegExp(`${start} έως`) })
const sent = (call: string) => server.sent.filter((one) => one.call === call)
const submit = page.getByRole('button', { name: /^Αποστολή (μηνύματος|αιτήματος|πρότασης)$/ })
const text = page.getByRole('textbox', { name: 'Το μήνυμά σας' })
const summary = page.getByRole('region', { name: 'Κάτι χρειάζεται διόρθωση' })
/** Of a failure that nothing typed can mend. */
const failure = page.getByRole('region', { name: 'Δεν ολοκληρώθηκε' })
const delivered = { body: { status: 'sent', message: '', conversationId: 'c1' } }
const toConfirm = { body: { status: 'confirmEmail', message: '', conversationId: null } }

async function fillIdentity() {
  await userEvent.fill(page.getByRole('textbox', { name: 'Ονοματεπώνυμο' }), 'Μαρία Παπά')
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'maria@gmail.com')
  await userEvent.fill(page.getByRole('textbox', { name: 'Τηλέφωνο' }), '6941234567')
  page
    .getByRole('checkbox', { name: /^Αποδέχομαι/ })
    .element()
    .focus()
  await userEvent.keyboard(' ')
}

it(
  'requires everything an agent needs from an anonymous visitor, each at its field',
  covers('validation/agent-contact-email-required', 'validation/agent-contact-phone-required'),
  async () => {
    await open('message')
    await userEvent.click(submit)
    await expect.element(summary).toHaveFocus()
    for (const said of ['Συμπληρώστε το όνομά σας', /έγκυρο email/, /έγκυρο τηλέφωνο/, /Για να σταλεί/])
      await expect.element(summary.getByRole('link', { name: said })).toBeVisible()
    expect(sent(contactCalls.message)).toEqual([])
  },
)

it('writes to nobody about one’s own ad', covers('user/userFields/myAds'), async () => {
  const { user, counters } = maria
  setUser({ isSignedIn: true, user: user && { ...user, myAds: [listing.id] }, counters })
  await open('message')
  await expect.element(page.getByRole('dialog', { name: 'Η αγγελία είναι δική σας' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Αλλαγή της αγγελίας' }))
    .toHaveAttribute('href', `/utente/annuncio/${listing.id}`)
  await expect.element(submit).not.toBeInTheDocument()
})

it('says which address the confirmation link went to, and emits the contact event', async () => {
  await open('message', { [contactCalls.message]: toConfirm })
  await fillIdentity()
  await userEvent.click(submit)
  await expect.element(page.getByRole('region', { name: 'Ένα βήμα έμεινε' })).toHaveFocus()
  await expect.element(page.getByText(/Σας στείλαμε email στο maria@gmail.com/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Gmail/ })).toBeVisible()
  expect(sent(contactCalls.message)[0]?.fields).toMatchObject({
    listingId: 1042,
    reason: 'requestInfo',
    name: 'Μαρία Παπά',
    phone: '+306941234567',
    privacy: '1',
  })
  expect(contacts).toHaveBeenCalledExactlyOnceWith({
    kind: 'message',
    listing_id: 1042,
    type: 2,
    revenue: expect.any(Number),
    qty: 1,
  })
})

it('replaces an unedited text when the reason changes', async () => {
  signIn()
  const end = cleanTyping(document)
  await open('message')
  await userEvent.click(text)
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Τι θέλετε να ρωτήσετε;' }), 'morePhotos')
  await expect.element(text).toHaveValue(expect.stringMatching(/φωτογραφίες/))
  await expect.element(text).not.toHaveValue(expect.stringContaining('\u00a0'))
  end()
})

it('begins with the words of the reason, and leaves one’s own alone', async () => {
  signIn()
  await open('message')
  const reason = page.getByRole('combobox', { name: 'Τι θέλετε να ρωτήσετε;' })
  await expect.element(text).toHaveValue(expect.stringContaining('περισσότερες πληροφορίες'))
  await userEvent.selectOptions(reason, 'morePhotos')
  await expect.element(text).toHaveValue(expect.stringContaining('περισσότερες φωτογραφίες'))
  await userEvent.fill(text, 'Δικά μου λόγια')
  await userEvent.selectOptions(reason, 'availability')
  await expect.element(text).toHaveValue('Δικά μου λόγια')
})

it('keeps what was written when it is closed, gives the focus back, and sends all attempts under one key', async () => {
  signIn()
  let tries = 0
  await open('message', {
    [contactCalls.message]: () => (tries++ === 0 ? refused(503, 'Unavailable', 'Λίγο αργότερα') : delivered),
  })
  await userEvent.fill(text, 'Πόσο είναι τα κοινόχρηστα;')
  await userEvent.click(submit)
  await expect.element(failure.getByText('Λίγο αργότερα')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await userEvent.click(opener)
  await expect.element(text).toHaveValue('Πόσο είναι τα κοινόχρηστα;')
  await userEvent.click(submit)
  await expect.element(page.getByRole('region', { name: 'Το μήνυμά σας στάλθηκε' })).toHaveFocus()
  const [first, second] = sent(contactCalls.message).map(({ fields }) => fields['key'])
  expect(second).toBe(first)
  expect(first).toHaveLength(36)
})

it('uses a new key for a text changed after the server stored the first', async () => {
  signIn()
  await open('message', { [contactCalls.message]: refused(422, 'KeyReused', 'Στάλθηκε ήδη') })
  await userEvent.click(submit)
  await expect.element(summary.getByText('Στάλθηκε ήδη')).toBeVisible()
  await userEvent.fill(text, 'Κάτι άλλο')
  await userEvent.click(submit)
  await vi.waitFor(() => expect(sent(contactCalls.message)).toHaveLength(2))
  const [first, second] = sent(contactCalls.message).map(({ fields }) => fields['key'])
  expect(second).not.toBe(first)
})

it('asks for a sign-in when the session has expired, and keeps the form', async () => {
  signIn()
  let isLost = true
  const end = hostAuthDialog(({ options, settle }) => {
    expect(options).toMatchObject({ access: 'login', email: 'maria@gmail.com' })
    isLost = false
    settle({ ...maria, isSignedIn: true })
  })
  await open('message', {
    [contactCalls.message]: () =>
      isLost
        ? refused(422, 'ContactInvalid', '', { name: { message: 'contact_name_validation_msg' } })
        : delivered,
  })
  await userEvent.click(submit)
  await expect.element(page.getByRole('region', { name: 'Το μήνυμά σας στάλθηκε' })).toHaveFocus()
  const [first, second] = sent(contactCalls.message).map(({ fields }) => fields['key'])
  expect(second).toBe(first)
  end()
})

it('requires the identity when the user does not sign in again', async () => {
  signIn()
  const end = hostAuthDialog(({ settle }) => settle(undefined))
  await open('message', {
    [contactCalls.message]: refused(422, 'ContactInvalid', '', {
      name: { message: 'contact_name_validation_msg' },
    }),
  })
  await userEvent.fill(text, 'Είναι διαμπερές;')
  await userEvent.click(submit)
  await expect.element(page.getByRole('textbox', { name: 'Ονοματεπώνυμο' })).toBeVisible()
  await expect.element(text).toHaveValue('Είναι διαμπερές;')
  end()
})

it('can be stopped while sending, and says so', async () => {
  signIn()
  await open('message', { [contactCalls.message]: silence })
  await userEvent.click(submit)
  await userEvent.click(page.getByRole('button', { name: 'Ακύρωση αποστολής' }))
  await expect.element(page.getByText(/Η αποστολή σταμάτησε/)).toBeVisible()
  await expect.element(submit).toHaveFocus()
  await expect.element(summary).not.toBeInTheDocument()
})

it('says that a slot was taken, fetches the slots again, and keeps the other choices', async () => {
  signIn()
  let offered = slots
  await open('visit', {
    [contactCalls.slots]: () => ({ body: offered }),
    [contactCalls.visit]: refused(422, 'ContactInvalid', '', {
      slots: { message: 'contact_slot_taken_msg' },
    }),
  })
  await userEvent.click(time('10:00'))
  await userEvent.click(time('10:30'))
  await userEvent.click(onward)
  offered = {
    ...slots,
    slots: slots.slots.map((slot, at) => (at === 0 ? { ...slot, isTaken: true } : slot)),
  }
  await userEvent.click(submit)
  // Back at the times, where it can be mended.
  await expect.element(summary.getByRole('link', { name: /μόλις κλείστηκε/ })).toBeVisible()
  await expect.element(page.getByText('Προτείνετε 1 από 3 ώρες').first()).toBeVisible()
  await vi.waitFor(() => expect(sent(contactCalls.slots)).toHaveLength(2))
  await userEvent.click(onward)
  await userEvent.click(submit)
  await vi.waitFor(() => expect(sent(contactCalls.visit)).toHaveLength(2))
  expect(sent(contactCalls.visit)[1]?.fields['slots']).toEqual(['2026-11-24T08:30:00.000Z'])
})

it('needs a time before it asks who comes', async () => {
  signIn()
  await open('visit')
  await userEvent.click(onward)
  const times = page.getByRole('group', { name: 'Πότε μπορείτε;' })
  await expect.element(times).toHaveAccessibleDescription(/Διαλέξτε από μία έως 3\sώρες/)
  await expect.element(submit).not.toBeInTheDocument()
  await userEvent.click(time('10:00'))
  await expect.element(times).not.toHaveAccessibleDescription(/Διαλέξτε από μία έως 3\sώρες/)
  await userEvent.click(onward)
  await expect.element(page.getByRole('heading', { name: 'Βήμα 2 από 2: τα στοιχεία σας' })).toHaveFocus()
  await expect.element(page.getByText(/24\sΝοεμβρίου, 10:00/)).toBeVisible()
})

it('loses nothing between the two steps of a visit', async () => {
  await open('visit', { [contactCalls.visit]: delivered })
  await userEvent.click(time('10:00'))
  await userEvent.click(onward)
  await fillIdentity()
  await userEvent.fill(page.getByRole('textbox', { name: /Σημείωση/ }), 'Με το παιδί')
  await userEvent.click(page.getByRole('button', { name: 'Πίσω' }))
  await expect.element(time('10:00')).toHaveAttribute('aria-selected', 'true')
  await userEvent.click(time('10:30'))
  await userEvent.click(onward)
  await expect.element(page.getByRole('textbox', { name: 'Ονοματεπώνυμο' })).toHaveValue('Μαρία Παπά')
  await expect.element(page.getByRole('textbox', { name: /Σημείωση/ })).toHaveValue('Με το παιδί')
  await userEvent.click(submit)
  await vi.waitFor(() =>
    expect(sent(contactCalls.visit)[0]?.fields).toMatchObject({
      name: 'Μαρία Παπά',
      text: 'Με το παιδί',
      privacy: '1',
      slots: ['2026-11-24T08:00:00.000Z', '2026-11-24T08:30:00.000Z'],
    }),
  )
})

const windows = [
  [1440, 900],
  [390, 844],
  [320, 568],
] as const
it.each(someRows(windows))('keeps the button of each step in a window of %i by %i', async (width, height) => {
  await page.viewport(width, height)
  await open('visit')
  const isInWindow = (button: Locator) => {
    const { top, bottom } = button.element().getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  }
  await expect.element(time('10:00')).toBeInTheDocument()
  await expect.poll(() => isInWindow(onward)).toBe(true)
  time('10:00').element().scrollIntoView({ block: 'center' })
  await userEvent.click(time('10:00'))
  await userEvent.click(onward)
  await expect.element(submit).toBeVisible()
  await expect.poll(() => isInWindow(submit)).toBe(true)
  await page.viewport(414, 896)
})

it('begins with the time that was pressed', async () => {
  signIn()
  await open('visit', {}, { slot: '2026-11-24T08:30:00.000Z' })
  await expect.element(time('10:30')).toHaveAttribute('aria-selected', 'true')
})

it('begins with the text that it is opened for', async () => {
  signIn()
  await open('message', {}, { text: 'Έχει ασανσέρ;' })
  await expect.element(text).toHaveValue('Έχει ασανσέρ;')
})

it('puts a text that it is opened for below what was written', async () => {
  signIn()
  const view = await open('message')
  await userEvent.fill(text, 'Δικά μου λόγια')
  await userEvent.keyboard('{Escape}')
  await view.unmount()
  server.stop()
  await open('message', {}, { text: 'Έχει ασανσέρ;' })
  await expect.element(text).toHaveValue('Δικά μου λόγια\n\nΈχει ασανσέρ;')
})

it('shows the difference to the asking price, and sends whole euros', async () => {
  signIn()
  await open('proposal', { [contactCalls.proposal]: delivered })
  const amount = page.getByRole('textbox', { name: 'Η τιμή που προτείνετε' })
  await userEvent.click(submit)
  await expect.element(amount).toHaveAccessibleDescription(/ακέραια ευρώ/)
  await userEvent.fill(amount, '230.000')
  await expect.element(amount).toHaveAccessibleDescription(/15\.000\s€ \(6\s%\) κάτω από τη ζητούμενη/)
  await userEvent.click(submit)
  await vi.waitFor(() => expect(sent(contactCalls.proposal)[0]?.fields).toMatchObject({ amount: '230000' }))
})

/** The server's reply about a sender, as `server/features/contact/seeker.ts` writes it for an agency. */
const agency = (phoneOfAccount: string) => (one: Sent) =>
  /\d{6}/.test(one.fields['phone'] ?? phoneOfAccount)
    ? delivered
    : refused(422, 'ContactInvalid', 'Ελέγξτε τα πεδία που σημειώνονται.', {
        phone: { message: 'contact_phone_validation_msg' },
      })

/** Accounts as they can be, with what the form has to ask of each. */
const accounts = [
  { name: 'whole', has: {}, asks: false },
  { name: 'without a phone', has: { phone: '' }, asks: true },
  { name: 'with a phone that is none', has: { phone: '12' }, asks: true },
  { name: 'without a name', has: { name: '', surname: '', username: 'maria' }, asks: false },
  { name: 'without name and phone', has: { name: '', surname: '', phone: '' }, asks: true },
  { name: 'not confirmed, without a phone', has: { status: 'unverified', phone: '' }, asks: true },
] as const

const fillers: Readonly<Record<Asked, () => Promise<void>>> = {
  message: () => Promise.resolve(),
  visit: async () => {
    await userEvent.click(time('10:00'))
    await userEvent.click(onward)
  },
  proposal: () => userEvent.fill(page.getByRole('textbox', { name: 'Η τιμή που προτείνετε' }), '230.000'),
}
const phoneField = page.getByRole('textbox', { name: /^Τηλέφωνο/ })

/** Sends without the phone, gets the error at its field, and fills it in. */
async function fillMissingPhone(asked: Asked) {
  await userEvent.click(submit)
  await expect.element(summary.getByRole('link', { name: /έγκυρο τηλέφωνο/ })).toBeVisible()
  expect(sent(contactCalls[asked])).toEqual([])
  await userEvent.fill(phoneField, '6941234567')
}

const forms = ['message', 'visit', 'proposal'] as const
const shapes = forms.flatMap((asked) => accounts.map((account) => ({ asked, ...account })))

it.each(someRows(shapes))('$asked of an account $name requires what is missing, and is sent', async (one) => {
  const { asked, has, asks } = one
  setUser({ ...maria, isSignedIn: true, user: { ...maria.user!, ...has } })
  const end = hostAuthDialog(() => expect.unreachable('nobody has to sign in again'))
  await open(asked, { [contactCalls[asked]]: agency('phone' in has ? has.phone : '+306941234567') })
  await fillers[asked]()
  await expect.element(submit).toBeVisible()
  expect(phoneField.elements()).toHaveLength(asks ? 1 : 0)
  if (asks) await fillMissingPhone(asked)
  await userEvent.click(submit)
  await vi.waitFor(() => expect(contacts).toHaveBeenCalledOnce())
  expect(sent(contactCalls[asked])[0]?.fields['phone']).toBe(asks ? '+306941234567' : undefined)
  expect(sent(contactCalls[asked])[0]?.fields).not.toHaveProperty('privacy')
  end()
})

it.each(forms)(
  '%s shows a field that the server requires of an account whose user is still loading',
  async (asked) => {
    setUser(signedIn)
    await open(asked, { [contactCalls[asked]]: agency('') })
    await fillers[asked]()
    expect(phoneField.elements()).toHaveLength(0)
    await userEvent.click(submit)
    await expect.element(summary.getByRole('link', { name: /έγκυρο τηλέφωνο/ })).toBeVisible()
    await userEvent.fill(phoneField, '6941234567')
    await userEvent.click(submit)
    await vi.waitFor(() => expect(contacts).toHaveBeenCalledOnce())
  },
)

it('requires no phone for a private owner, and sends one that was typed', async () => {
  setUser({ ...maria, isSignedIn: true, user: { ...maria.user!, phone: '' } })
  const owner = { ...listing, advertiser: { type: 'private', name: null }, publisherRole: 'user' } as const
  server = accountServer({ [contactCalls.message]: delivered })
  await render(
    <Suspense>
      <AccountSurroundings address="/aggelies/1042/">
        <ContactDialog listing={owner} asked="message" onClose={() => undefined} />
      </AccountSurroundings>
    </Suspense>,
  )
  await expect.element(phoneField).toBeVisible()
  await userEvent.click(submit)
  await vi.waitFor(() => expect(contacts).toHaveBeenCalledOnce())
  expect(sent(contactCalls.message)[0]?.fields).toMatchObject({ phone: '' })
})

it.each([
  ['250', '250'],
  ['100k', '100000'],
  ['1,5 χιλ.', '1500'],
])('asks for confirmation before it sends %s, under half of the asking price', async (typed, amount) => {
  signIn()
  await open('proposal', { [contactCalls.proposal]: delivered })
  const field = page.getByRole('textbox', { name: 'Η τιμή που προτείνετε' })
  await userEvent.fill(field, typed)
  await userEvent.click(submit)
  await expect.element(field).toHaveAccessibleDescription(/λιγότερο από το μισό/)
  expect(sent(contactCalls.proposal)).toEqual([])
  await userEvent.click(submit)
  await vi.waitFor(() => expect(sent(contactCalls.proposal)[0]?.fields).toMatchObject({ amount }))
})

it('reads an amount in any usual notation, and refuses an ambiguous one', async () => {
  signIn()
  await open('proposal', { [contactCalls.proposal]: delivered })
  const field = page.getByRole('textbox', { name: 'Η τιμή που προτείνετε' })
  await userEvent.fill(field, '230 - 240k')
  await userEvent.click(submit)
  await expect.element(field).toHaveAccessibleDescription(/ακέραια ευρώ/)
  await userEvent.fill(field, '230k')
  await expect.element(field).toHaveAccessibleDescription(/230\.000\s€/)
  await userEvent.click(submit)
  await vi.waitFor(() => expect(sent(contactCalls.proposal)[0]?.fields).toMatchObject({ amount: '230000' }))
})
