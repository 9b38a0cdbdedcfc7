import { Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { accountCookies } from '#domain/account/cookies.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { accountServer } from '#stories/app/authentication/accountServer.ts'
import { maria } from '#stories/app/authentication/sampleAccount.ts'
import { dropCookie, readCookie } from './cookies.ts'
import { useAccount } from './useAccount.ts'
import { anonymous, setUser, signedIn } from './userStore.ts'

const call = 'POST /services/account/checkInThirdPartyService.php'
const user = { ...signedIn, user: maria.user ?? null }
let server: ReturnType<typeof accountServer>

function Page() {
  useAccount()
  return null
}

const open = (hasMarketing: boolean) =>
  render(
    <Suspense>
      <AccountSurroundings facts={{ hasMarketing }}>
        <Page />
      </AccountSurroundings>
    </Suspense>,
  )

beforeEach(() => {
  dropCookie(accountCookies.marketingMarker)
  server = accountServer({ [call]: { body: { message: '' } } })
  setUser(anonymous)
})
afterEach(() => {
  server.stop()
  setUser(anonymous)
  dropCookie(accountCookies.marketingMarker)
})

it('notifies marketing of each sign-in, if there is a marketing service', async () => {
  await open(true)
  expect(server.sent).toEqual([])
  setUser(user)
  await vi.waitFor(() => expect(readCookie(accountCookies.marketingMarker)).toBe(`v7${maria.user?.uuid}`))
  expect(server.sent).toEqual([{ call, fields: { thirdParty: 'braze' } }])
})

it('notifies nobody without one', async () => {
  await open(false)
  setUser(user)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(server.sent).toEqual([])
  expect(readCookie(accountCookies.marketingMarker)).toBeUndefined()
})
