import { Suspense, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Button } from '#design-system/actions/Button/Button.tsx'
import type { AppEventName } from '#app/shared/events/AppEvents.ts'
import { listenToAll } from '#app/shared/events/eventBus.ts'
import type { AuthOptions, AuthRequest } from '#app/shared/account/authRequest.ts'
import { anonymous, setUser } from '#app/shared/account/userStore.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { type Answers, accountServer, calls, refused } from '#stories/app/authentication/accountServer.ts'
import { maria } from '#stories/app/authentication/sampleAccount.ts'
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

it('starts with the entry, closes with Escape, and gives the focus back', async () => {
  const { settle } = await open()
  await expect.element(dialog('Σύνδεση ή εγγραφή')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(settle).toHaveBeenCalledExactlyOnceWith(undefined)
  await expect.element(page.getByRole('button', { name: 'Άνοιγμα' })).toHaveFocus()
})

it('closes with Escape from within a field too, in every view', async () => {
  await open({}, { [calls.registrationType]: registered })
  await userEvent.fill(email, 'maria@example.gr')
  await userEvent.keyboard('{Enter}')
  await expect.element(password).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Άνοιγμα' })).toHaveFocus()
})

it('does not close by a press beside it', async () => {
  await open({ advantages: [] })
  await page.viewport(1280, 800)
  document.elementFromPoint(5, 5)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

it('goes from the entry to login, marks the user as signed in, and tells who asked', async () => {
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
})

it('goes where the server says, if that is a page of this portal', async () => {
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
})

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

it('counts nothing where nobody can say who signed in', async () => {
  const { settle } = await open(
    { content: 'login', email: 'maria@gmail.com' },
    { [calls.login]: loggedIn, [calls.fullInfo]: refused(500, 'Unexpected', '') },
  )
  await userEvent.fill(password, 'kalimera')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(settle).toHaveBeenCalledOnce())
  expect(settle.mock.calls[0]?.[0]).toMatchObject({ isSignedIn: true, user: null, counters: { savedAds: 0 } })
})

it('says the specification’s sentence where a refused login has none, and tells of the failure', async () => {
  await open({ content: 'login', email: 'maria@gmail.com' }, { [calls.login]: { status: 401, body: {} } })
  await userEvent.fill(password, 'kalimera')
  await userEvent.keyboard('{Enter}')
  const message = 'Το email ή ο κωδικός δεν είναι σωστά. Ελέγξτε τα και δοκιμάστε ξανά.'
  await expect.element(page.getByText(message)).toBeVisible()
  expect(events).toEqual([['Log In Failed', { 'Log In Method': 'Email', reason: message }]])
})

it('leads back to the entry to change the email, which is kept', async () => {
  await open({}, { [calls.registrationType]: unregistered })
  await userEvent.fill(email, 'nea@example.gr')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog('Νέος λογαριασμός')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Όνομα' })).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: 'Αλλαγή email' }))
  await expect.element(dialog('Σύνδεση ή εγγραφή')).toBeVisible()
  await expect.element(email).toHaveValue('nea@example.gr')
  await expect.element(email).toHaveFocus()
})

it('admits only who has an account where that is asked, says why, and offers no registration', async () => {
  await open({ access: 'login', alert: { type: 'warning', message: 'Συνδεθείτε για να συνεχίσετε' } })
  await expect.element(dialog('Σύνδεση')).toBeVisible()
  await expect.element(page.getByText('Συνδεθείτε για να συνεχίσετε')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Εγγραφείτε δωρεάν/ })).not.toBeInTheDocument()
})

it('has no way to change an email that is locked', async () => {
  await open({ content: 'login', email: 'maria@gmail.com', isEmailLocked: true })
  await expect.element(email).toHaveAttribute('readonly')
  await expect.element(page.getByRole('button', { name: 'Αλλαγή email' })).not.toBeInTheDocument()
})

const shown = () =>
  page
    .getByRole('complementary')
    .getByRole('listitem')
    .elements()
    .map((one) => one.textContent)

it('has four advantages beside it, or those that are given, or none', async () => {
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
})

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
