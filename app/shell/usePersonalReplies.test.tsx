import { Suspense, useEffect } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useSWRConfig } from 'swr'
import { noCounters } from '#domain/account/counters.ts'
import {
  anonymous,
  forgetLastKnown,
  setUser,
  signedIn,
  type UserState,
} from '#app/shared/account/userStore.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { contactKeys } from '#app/transport/contact/contactKeys.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { maria } from '#stories/app/authentication/sampleAccount.ts'
import { usePersonalReplies } from './usePersonalReplies.ts'

const a: UserState = { isSignedIn: true, user: maria.user, counters: noCounters }
const b: UserState = {
  ...a,
  user: maria.user && { ...maria.user, uuid: '11111111-1111-4111-8111-111111111111' },
}

const personal = [
  apiKey.profile('el'),
  apiKey.saved('el'),
  contactKeys.conversations('el'),
  contactKeys.conversation('c1', 'el'),
  contactKeys.visitHours('el'),
]
const shared = [apiKey.home('el'), apiKey.listing(7, 'el'), contactKeys.ways(7, 'el')]

const page: { swr?: ReturnType<typeof useSWRConfig> | undefined } = {}
function Page() {
  usePersonalReplies()
  const config = useSWRConfig()
  useEffect(() => void (page.swr = config), [config])
  return null
}
const kept = () => [...personal, ...shared].filter((key) => page.swr?.cache.get(key)?.data !== undefined)

afterEach(() => {
  page.swr = undefined
  forgetLastKnown()
  setUser(anonymous)
})

/** The user before, the user after, and whether the first one's replies are kept. */
const cases = [
  { name: 'A signs out', after: [anonymous], isKept: false },
  { name: 'B signs in after A', after: [signedIn, b], isKept: false },
  { name: 'the session of A is asked for again', after: [signedIn, a], isKept: true },
]

it.each(cases)('$name', async ({ after, isKept }) => {
  setUser(a)
  await render(
    <Suspense>
      <AccountSurroundings address="/">
        <Page />
      </AccountSurroundings>
    </Suspense>,
  )
  await vi.waitFor(() => expect(page.swr).toBeDefined(), { timeout: 10_000 })
  for (const key of [...personal, ...shared])
    await page.swr?.mutate(key, { some: 'reply' }, { revalidate: false })
  expect(kept()).toHaveLength(personal.length + shared.length)
  for (const state of after) {
    setUser(state)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  await vi.waitFor(() => expect(kept()).toEqual(isKept ? [...personal, ...shared] : shared))
})
