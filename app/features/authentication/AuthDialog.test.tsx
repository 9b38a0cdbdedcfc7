import { Suspense, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { listen } from '#design-system/testing/spoken.ts'
import type { AppEventName } from '#app/shared/events/AppEvents.ts'
import { listenToAll } from '#app/shared/events/eventBus.ts'
import type { AuthOptions, AuthRequest } from '#app/shared/account/authRequest.ts'
import { anonymous, setUser } from '#app/shared/account/userStore.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { type Answers, accountServer, calls, refused } from '#stories/app/authentication/accountServer.ts'
import { maria } from '#stories/app/authentication/sampleAccount.ts'
import { covers } from '../../../tests/covers.ts'
import { AuthDialog } from './AuthDialog.tsx'

const registered = { body: { registerType: 'REGISTERED_CUSTOM_PWD', message: '' } }
const unregistered = { body: { registerType: 'UNREGISTERED', message: '' } }
const loggedIn = { body: { message: '', service: 'email', data: { uuid: 'u1', phone: '' } } }
const noHints = { [calls.verifyEmail]: { body: { suggestedEmails: [] } } }

let server: ReturnType<typeof accountServer>
const events: (readonly [AppEventName, unknown])[] = []
let deaf = () => {}

beforeEach(() => {
  events.length = 0
  setUser(anonymous)
  deaf = listenToAll((name, event) => events.push([name, event]))
})
afterEach(() => {
  server.stop()
  deaf()
})

type Settle = AuthRequest['settle']

function OverPage({
  options,
  settle,
  onLeave,
}: {
  options: AuthOptions
  settle: Settle
  onLeave: () => void
}) {
  const [isOpen, setOpen] = useState(false)
  const close: Settle = (state) => {
    setOpen(false)
    settle(state)
  }
  return (
    <Suspense>
      <AccountSurroundings onLeave={onLeave}>
        <Button onPress={() => setOpen(true)}>Άνοιγμα</Button>
        {isOpen && <AuthDialog options={options} settle={close} />}
      </AccountSurroundings>
    </Suspense>
  )
}

async function open(options: AuthOptions = {}, answers: Answers = {}) {
  server = accountServer({ ...noHints, ...answers })
  const settle = vi.fn<Settle>()
  const onLeave = vi.fn<(path?: string) => void>()
  await render(<OverPage options={options} settle={settle} onLeave={onLeave} />)
  await userEvent.click(page.getByRole('button', { name: 'Άνοιγμα' }))
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return { settle, onLeave }
}

const dialog = (name: string) => page.getByRole('dialog', { name })
const email = page.getByRole('textbox', { name: 'Email' })
const password = page.getByLabelText('Κωδικός', { exact: true })
const sent = (call: string) => server.sent.filter((one) => one.call === call)

it(
  'starts with the entry, closes with Escape, and gives the focus back',
  covers('authentication/first-view'),
  async () => {
    const { settle } = await open()
    await expect.element(page.getByRole('heading', { name: 'Σύνδεση ή εγγραφή' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(settle).toHaveBeenCalledExactlyOnceWith(undefined)
    await expect.element(page.getByRole('button', { name: 'Άνοιγμα' })).toHaveFocus()
  },
)

it(
  'closes with Escape from within a field too, in every view',
  covers('authentication/escape-closes'),
  async () => {
    await open({}, { [calls.registrationType]: registered })
    await userEvent.fill(email, 'maria@example.gr')
    await userEvent.keyboard('{Enter}')
    await expect.element(password).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Άνοιγμα' })).toHaveFocus()
  },
)

it('closes with Back on medium screens', covers('authentication/back-closes'), async () => {
  await page.viewport(1024, 800)
  const { settle } = await open()
  await expect.element(page.getByRole('heading', { name: 'Σύνδεση ή εγγραφή' })).toHaveFocus()
  history.back()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(settle).toHaveBeenCalledExactlyOnceWith(undefined)
})

it('does not close by a press beside it', covers('authentication/backdrop-does-not-close'), async () => {
  await open({ advantages: [] })
  await page.viewport(1280, 800)
  document.elementFromPoint(5, 5)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

it(
  'goes from the entry to login, marks the user as signed in, and tells who asked',
  covers(
    'states/entry-to-login',
    'states/login-without-url',
    'states/full-user-info',
    'authentication/extra-tracking-data',
    'dialog/tracking-data',
  ),
  async () => {
    const { settle, onLeave } = await open(
      { tracking: { from: 'saved search' } },
      { [calls.registrationType]: registered, [calls.login]: loggedIn, [calls.fullInfo]: { body: maria } },
    )
    await userEvent.fill(email, 'maria@gmail.com')
    await userEvent.click(page.getByRole('button', { name: 'Συνέχεια' }))
    await expect.element(dialog('Σύνδεση')).toBeVisible()
    await expect.element(email).toHaveAttribute('readonly')
    await userEvent.fill(password, 'kalimera')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(sent(calls.login)[0]?.fields).toEqual({ email: 'maria@gmail.com', password: 'kalimera' })
    expect(settle.mock.calls[0]?.[0]).toMatchObject({ isSignedIn: true, counters: { savedAds: 4 } })
    expect(onLeave).not.toHaveBeenCalled()
    expect(events.map(([name]) => name)).toEqual(['user_login', 'Log In Complete', 'login-required'])
    expect(events[0]?.[1]).toMatchObject({ language: 'el', user_id: maria.user?.uuid, medium: 'email' })
    expect(events[1]?.[1]).toEqual({ 'Log In Method': 'Email', from: 'saved search' })
  },
)

it(
  'goes where the server says, if that is a page of this portal',
  covers('states/login-with-url'),
  async () => {
    const at = (url: string) => ({ [calls.login]: { body: { ...loggedIn.body, url } } })
    const options = { content: 'login', email: 'maria@gmail.com' } as const
    const { onLeave, settle } = await open(options, {
      ...at('/user/saved/'),
      [calls.fullInfo]: { body: maria },
    })
    await userEvent.fill(password, 'kalimera')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(onLeave).toHaveBeenCalledExactlyOnceWith('/user/saved/'))
    // Held while the other page loads.
    expect(settle).not.toHaveBeenCalled()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  },
)

it(
  'holds the result five seconds while the browser goes there',
  covers('constants/login-redirect-hold', 'states/login-with-url'),
  async () => {
    const { onLeave, settle } = await open(
      { content: 'login', email: 'maria@gmail.com' },
      {
        [calls.login]: { body: { ...loggedIn.body, url: '/user/saved/' } },
        [calls.fullInfo]: { body: maria },
      },
    )
    await userEvent.fill(password, 'kalimera')
    const waits = vi.spyOn(globalThis, 'setTimeout')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(onLeave).toHaveBeenCalledOnce())
    const held = await vi.waitFor(() => {
      const found = waits.mock.calls.find(([, ms]) => ms === 5000)
      if (!found) throw new Error('nothing is held for five seconds')
      return found
    })
    waits.mockRestore()
    expect(settle).not.toHaveBeenCalled()
    ;(held[0] as () => void)()
    await vi.waitFor(() => expect(settle).toHaveBeenCalledOnce())
  },
)

it(
  'leads from login to recovery and back, to sign-up and back, by its links',
  covers(
    'states/login-to-recovery',
    'states/recovery-to-login',
    'states/login-to-signup',
    'states/signup-to-login',
    'states/login-edit',
    'dialog/email-kept',
  ),
  async () => {
    await open({ content: 'login', email: 'maria@gmail.com' })
    for (const [link, title] of [
      ['Ξεχάσατε τον κωδικό σας;', 'Ξεχάσατε τον κωδικό σας;'],
      ['Επιστροφή στη σύνδεση', 'Σύνδεση'],
      [/Εγγραφείτε δωρεάν/, 'Νέος λογαριασμός'],
      [/Συνδεθείτε/, 'Σύνδεση'],
    ] as const) {
      await userEvent.click(page.getByRole('button', { name: link }))
      await expect.element(page.getByRole('dialog', { name: title, exact: true })).toBeVisible()
      await expect.element(email).toHaveValue('maria@gmail.com')
    }
    await userEvent.click(page.getByRole('button', { name: 'Αλλαγή email' }))
    await expect.element(dialog('Σύνδεση ή εγγραφή')).toBeVisible()
    await expect.element(email).toHaveValue('maria@gmail.com')
  },
)

/** Each form of the dialog: how it is filled, the call it makes, and the event that tells of its failure. */
const failing = [
  ['entry', calls.registrationType, 'Συνέχεια'],
  ['signup', calls.register, 'Εγγραφή'],
  ['passwordRecovery', calls.retrievePassword, 'Αποστολή συνδέσμου'],
  ['passwordReset', calls.changePassword, 'Αποθήκευση κωδικού'],
] as const

async function fill(view: (typeof failing)[number][0]) {
  if (view === 'signup') {
    await userEvent.fill(page.getByRole('textbox', { name: 'Όνομα' }), 'Μαρία')
    await userEvent.fill(page.getByRole('textbox', { name: 'Επώνυμο' }), 'Παπαδοπούλου')
    await userEvent.fill(password, 'καλημέρα')
    page
      .getByRole('checkbox', { name: /^Αποδέχομαι/ })
      .element()
      .focus()
    await userEvent.keyboard(' ')
  }
  if (view === 'passwordReset') {
    await userEvent.fill(page.getByLabelText('Νέος κωδικός', { exact: true }), 'καλημέρα')
    await userEvent.fill(page.getByLabelText('Νέος κωδικός, ξανά'), 'καλημέρα')
  }
}

it.each(failing)(
  'a failure of %s has the general sentence, or the server’s, and is told of',
  covers(
    'errors/entry',
    'errors/sign-up',
    'errors/recovery',
    'errors/reset',
    'errors/lbl_generic_error',
    'errors/server-message',
  ),
  async (view, call, button) => {
    for (const [answer, said] of [
      [{ status: 400, body: {} }, 'Κάτι πήγε στραβά. Δοκιμάστε ξανά.'],
      [refused(500, 'Unexpected', 'Ο διακομιστής ξεκουράζεται'), 'Ο διακομιστής ξεκουράζεται'],
    ] as const) {
      events.length = 0
      await open({ content: view, email: 'maria@gmail.com', token: 't' }, { [call]: answer })
      await fill(view)
      await userEvent.click(page.getByRole('dialog').getByRole('button', { name: button, exact: true }))
      await expect.element(page.getByText(said)).toBeVisible()
      expect(events.map(([name]) => name)).toHaveLength(1)
      expect(JSON.stringify(events)).toContain(said)
      server.stop()
      await cleanup()
    }
  },
)

it('goes nowhere else', async () => {
  const options = { content: 'login', email: 'maria@gmail.com' } as const
  const { onLeave, settle } = await open(options, {
    [calls.login]: { body: { ...loggedIn.body, url: '//evil.example/' } },
    [calls.fullInfo]: { body: maria },
  })
  await userEvent.fill(password, 'kalimera')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(settle).toHaveBeenCalledOnce())
  expect(onLeave).not.toHaveBeenCalled()
})

it('counts nothing where nobody can say who signed in', covers('states/full-user-info'), async () => {
  const { settle } = await open(
    { content: 'login', email: 'maria@gmail.com' },
    { [calls.login]: loggedIn, [calls.fullInfo]: refused(500, 'Unexpected', '') },
  )
  await userEvent.fill(password, 'kalimera')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(settle).toHaveBeenCalledOnce())
  expect(settle.mock.calls[0]?.[0]).toMatchObject({ isSignedIn: true, user: null, counters: { savedAds: 0 } })
})

it(
  'says the specification’s sentence where a refused login has none, and tells of the failure',
  covers('errors/login', 'errors/login_wrong_credentials_message'),
  async () => {
    await open({ content: 'login', email: 'maria@gmail.com' }, { [calls.login]: { status: 401, body: {} } })
    await userEvent.fill(password, 'kalimera')
    await userEvent.keyboard('{Enter}')
    const message = 'Το email ή ο κωδικός δεν είναι σωστά. Ελέγξτε τα και δοκιμάστε ξανά.'
    await expect.element(page.getByText(message)).toBeVisible()
    expect(events).toEqual([['Log In Failed', { 'Log In Method': 'Email', reason: message }]])
  },
)

it(
  'leads back to the entry to change the email, which is kept',
  covers('states/entry-to-signup', 'states/signup-edit', 'dialog/email-kept'),
  async () => {
    await open({}, { [calls.registrationType]: unregistered })
    await userEvent.fill(email, 'nea@example.gr')
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog('Νέος λογαριασμός')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Όνομα' })).toHaveFocus()
    await userEvent.click(page.getByRole('button', { name: 'Αλλαγή email' }))
    await expect.element(dialog('Σύνδεση ή εγγραφή')).toBeVisible()
    await expect.element(email).toHaveValue('nea@example.gr')
    await expect.element(email).toHaveFocus()
  },
)

it(
  'admits only who has an account where that is asked, says why, and offers no registration',
  covers('authentication/access-type', 'authentication/alert-message', 'dialog/access-login'),
  async () => {
    await open({ access: 'login', alert: { type: 'warning', message: 'Συνδεθείτε για να συνεχίσετε' } })
    await expect.element(dialog('Σύνδεση')).toBeVisible()
    await expect.element(page.getByText('Συνδεθείτε για να συνεχίσετε')).toBeVisible()
    await expect.element(page.getByRole('button', { name: /Εγγραφείτε δωρεάν/ })).not.toBeInTheDocument()
  },
)

it('shows and says why it was opened by a press that needs an account', async () => {
  const ear = listen()
  await open({ isForHome: true })
  const why = 'Συνδεθείτε, για να θυμόμαστε τι διαλέξατε για το ακίνητο.'
  await expect.element(page.getByRole('dialog').getByText(why)).toBeVisible()
  await expect.poll(() => ear.heard.filter((line) => line === why)).toHaveLength(1)
  ear.stop()
})

it(
  'has no way to change an email that is locked',
  covers('authentication/initial-email', 'authentication/locked-initial-email'),
  async () => {
    await open({ content: 'login', email: 'maria@gmail.com', isEmailLocked: true })
    await expect.element(email).toHaveAttribute('readonly')
    await expect.element(page.getByRole('button', { name: 'Αλλαγή email' })).not.toBeInTheDocument()
  },
)

const shown = () =>
  page
    .getByRole('complementary')
    .getByRole('listitem')
    .elements()
    .map((one) => one.textContent)

it(
  'has four advantages beside it, or those that are given, or none',
  covers(
    'authentication/save-your-search',
    'authentication/save-best-ads',
    'authentication/easily-contact-agencies',
    'authentication/receive-personalised-updates',
    'authentication/side-panel-of-advantages',
    'dialog/advantages-given',
  ),
  async () => {
    await page.viewport(1280, 800)
    const four = [
      'Κρατάτε τα ακίνητα που ξεχωρίσατε',
      'Τα βρίσκετε σε κάθε συσκευή όπου συνδέεστε',
      'Επικοινωνείτε με τα μεσιτικά γραφεία και έχετε τις συνομιλίες σε ένα μέρος',
      'Σας λέμε πότε πέφτει η τιμή σε όσα αποθηκεύσατε',
    ]
    for (const [options, expected] of [
      [{}, four],
      [{ advantages: ['Ένα'] }, ['Ένα']],
      [{ advantages: [] }, []],
    ] as const) {
      await open(options)
      expect(shown()).toEqual(expected)
      server.stop()
      await cleanup()
    }
  },
)

it.each([
  ['el', 'Σύνδεση ή εγγραφή'],
  ['it', 'Accedi o registrati'],
] as const)('speaks the language of its page: %s', async (language, title) => {
  server = accountServer(noHints)
  await render(
    <Suspense>
      <AccountSurroundings language={language}>
        <AuthDialog options={{}} settle={() => undefined} />
      </AccountSurroundings>
    </Suspense>,
  )
  await expect.element(dialog(title)).toBeVisible()
})
