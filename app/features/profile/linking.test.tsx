import { Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import type { Profile } from '#domain/account/Profile.ts'
import { accountCookies } from '#domain/account/cookies.ts'
import { snackbarQueue } from '#design-system/feedback/Snackbar/snackbarQueue.ts'
import { Snackbars } from '#design-system/feedback/Snackbar/Snackbars.tsx'
import { anonymous, setUser, signedIn } from '#app/shared/account/userStore.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { type Answers, accountServer, calls } from '#stories/app/authentication/accountServer.ts'
import { maria, mariasProfile } from '#stories/app/authentication/sampleAccount.ts'
import { ProfilePage } from './ProfilePage.tsx'

let server: ReturnType<typeof accountServer> | undefined
/** The provider's window: closed by the test. */
const popup = { closed: false }
const openWindow = vi.fn<typeof globalThis.open>()

beforeEach(() => {
  setUser(signedIn)
  popup.closed = false
  openWindow.mockReset().mockReturnValue(popup as Window)
  vi.spyOn(globalThis, 'open').mockImplementation(openWindow)
})
afterEach(() => {
  server?.stop()
  setUser(anonymous)
  snackbarQueue.clear()
  document.cookie = `${accountCookies.signedIn}=; Path=/; Max-Age=0`
  vi.restoreAllMocks()
})

async function open(profile: () => Profile, answers: Answers = {}, showsMessages = false) {
  server = accountServer({ [calls.profile]: () => ({ body: profile() }), ...answers })
  await render(
    <Suspense>
      <AccountSurroundings address="/utente/profilo/" facts={{ socialProviders: ['google', 'apple'] }}>
        <ProfilePage />
        {/* Elsewhere a late message would cover what is pressed next. */}
        {showsMessages && <Snackbars label="Μηνύματα" closeLabel="Κλείσιμο" duration="never" />}
      </AccountSurroundings>
    </Suspense>,
  )
}
const button = (name: RegExp) => page.getByRole('button', { name })
/** How often the profile was fetched. */
const timesAsked = () => server?.sent.filter(({ call }) => call === calls.profile).length
const address = () => new URL(String(openWindow.mock.calls[0]?.[0]), location.origin)

it('links a provider in its window, and confirms it', async () => {
  let profile: Profile = mariasProfile
  await open(() => profile, {}, true)
  await expect.element(button(/^Σύνδεση λογαριασμού Google/)).not.toBeInTheDocument()
  await userEvent.click(button(/^Σύνδεση λογαριασμού Apple/))
  expect(Object.fromEntries(address().searchParams)).toMatchObject({ accountType: 'apple', link: '1' })
  profile = { ...profile, providers: ['google', 'apple'] }
  popup.closed = true
  await expect.element(page.getByText(/Ο λογαριασμός Apple ID συνδέθηκε/)).toBeVisible()
  await expect.element(button(/^Σύνδεση λογαριασμού Apple/)).not.toBeInTheDocument()
})

it('says so if nothing was linked, or no window could be opened', async () => {
  await open(() => mariasProfile, {}, true)
  popup.closed = true
  await userEvent.click(button(/^Σύνδεση λογαριασμού Apple/))
  await expect.element(page.getByText('Ο λογαριασμός Apple ID δεν συνδέθηκε.')).toBeVisible()
  openWindow.mockReturnValue(null)
  await userEvent.click(button(/^Σύνδεση λογαριασμού Apple/))
  await expect.element(page.getByText(/αναδυόμενα παράθυρα/)).toBeVisible()
})

it('asks for the password first if the sign-in is old', async () => {
  let isProved = false
  await open(() => ({ ...mariasProfile, isProved }), {
    [calls.confirmIdentity]: () => {
      isProved = true
      return { body: { message: '' } }
    },
  })
  await userEvent.click(button(/^Σύνδεση λογαριασμού Apple/))
  expect(openWindow).not.toHaveBeenCalled()
  await userEvent.fill(page.getByRole('dialog').getByLabelText('Κωδικός', { exact: true }), 'ο τωρινός')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  popup.closed = true
  // The profile is being fetched again: until then, the same press asks for the password once more.
  await vi.waitFor(() => expect(timesAsked()).toBe(2))
  await userEvent.click(button(/^Σύνδεση λογαριασμού Apple/))
  expect(openWindow).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(timesAsked()).toBe(4))
})

it('lets a user without a password confirm their identity with their provider', async () => {
  await open(() => ({ ...mariasProfile, hasPassword: false, isProved: false }), {
    [calls.fullInfo]: { body: maria },
  })
  await userEvent.click(button(/^Σύνδεση λογαριασμού Apple/))
  await userEvent.click(button(/^Σύνδεση με Google/))
  expect(address().searchParams.get('link')).toBe(null)
  document.cookie = `${accountCookies.signedIn}=1; Path=/`
  popup.closed = true
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

it('says so when the provider confirmed another user', async () => {
  const other = maria.user && { ...maria.user, uuid: 'another' }
  await open(() => ({ ...mariasProfile, hasPassword: false, isProved: false }), {
    [calls.fullInfo]: { body: { ...maria, user: other } },
  })
  await userEvent.click(button(/^Σύνδεση λογαριασμού Apple/))
  await userEvent.click(button(/^Σύνδεση με Google/))
  document.cookie = `${accountCookies.signedIn}=1; Path=/`
  popup.closed = true
  await expect.element(page.getByText(/Συνδεθήκατε με άλλον λογαριασμό/)).toBeVisible()
})
