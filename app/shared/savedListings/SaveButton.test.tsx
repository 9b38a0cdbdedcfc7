import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { noCounters } from '#domain/account/counters.ts'
import { hostAuthDialog } from '#app/shared/account/authRequest.ts'
import { anonymous, currentUser, setUser } from '#app/shared/account/userStore.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { type Answers, accountServer, refused } from '#stories/app/authentication/accountServer.ts'
import { maria } from '#stories/app/authentication/sampleAccount.ts'
import { SaveButton } from './SaveButton.tsx'

const somebody = { isSignedIn: true, user: maria.user, counters: noCounters }
const ids = 'GET /api-next/saved/ids/'
const change = 'PUT /api-next/saved/7/'
const kept = (...saved: number[]) => ({
  body: { ids: saved, counters: { ...noCounters, savedAds: saved.length } },
})

let server: ReturnType<typeof accountServer> | undefined
let endHost: (() => void) | undefined
beforeEach(() => setUser(anonymous))
afterEach(() => {
  server?.stop()
  endHost?.()
  setUser(anonymous)
})

async function open(answers: Answers) {
  server = accountServer(answers)
  await render(
    <AccountSurroundings address="/">
      <SaveButton id={7} title="Διαμέρισμα 85 τ.μ." />
    </AccountSurroundings>,
  )
}
const heart = page.getByRole('button', { name: 'Αποθήκευση: Διαμέρισμα 85 τ.μ.' })

it('shows what is saved, lets it go and takes it back', async () => {
  const user = maria.user && { ...maria.user, savedAds: [7] }
  setUser({ isSignedIn: true, user, counters: { ...noCounters, savedAds: 1 } })
  await open({ [change]: kept() })
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(heart)
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  await vi.waitFor(() => expect(currentUser().counters.savedAds).toBe(0))
  expect(server?.sent.at(-1)?.call).toBe(change)
})

it('asks for what is saved where the account counts more than it names', async () => {
  setUser({ ...somebody, counters: { ...noCounters, savedAds: 1 } })
  await open({ [ids]: { body: { ids: [7] } } })
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
})

it('is as it was where the server does not agree', async () => {
  setUser(somebody)
  await open({ [ids]: { body: { ids: [] } }, [change]: refused(409, 'SavedFull', 'Δεν χωρούν άλλα') })
  await userEvent.click(heart)
  await vi.waitFor(() => expect(server?.sent.some(({ call }) => call === change)).toBe(true))
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
})

it('asks a visitor who is not signed in to sign in, and saves then', async () => {
  await open({ [ids]: { body: { ids: [] } }, [change]: kept(7) })
  let isForHome: boolean | undefined
  endHost = hostAuthDialog(({ options, settle }) => {
    isForHome = options.isForHome
    setUser(somebody)
    settle(somebody)
  })
  await userEvent.click(heart)
  await expect.poll(() => isForHome).toBe(true)
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await vi.waitFor(() => expect(currentUser().counters.savedAds).toBe(1))
})

it('saves nothing where the dialog is closed without', async () => {
  await open({ [change]: kept(7) })
  endHost = hostAuthDialog(({ settle }) => settle(undefined))
  await userEvent.click(heart)
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  expect(server?.sent).toEqual([])
})
