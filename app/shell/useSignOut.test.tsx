import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { noCounters } from '#domain/account/counters.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { snackbarQueue } from '#design-system/feedback/Snackbar/snackbarQueue.ts'
import { readWaiting } from '#app/shared/offline/waiting/database.ts'
import { keepWish } from '#app/shared/offline/waiting/waitingStore.ts'
import { anonymous, currentUser, setUser } from '#app/shared/account/userStore.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { accountServer, calls, refused } from '#stories/app/authentication/accountServer.ts'
import { maria } from '#stories/app/authentication/sampleAccount.ts'
import { useSignOut } from './useSignOut.ts'

function Leave() {
  const leave = useSignOut()
  return <Button onPress={() => void leave()}>Leave</Button>
}

const account = maria.user?.uuid ?? ''
const group = 'GET /api-next/saved/groups/mine/'
let server: ReturnType<typeof accountServer>
beforeEach(async () => {
  setUser({ isSignedIn: true, user: maria.user, counters: noCounters })
  // The server is busy: what waits cannot be sent now.
  server = accountServer({ [group]: refused(503, 'Busy', 'Busy'), [calls.logout]: { body: {} } })
  await render(
    <AccountSurroundings address="/" language="en">
      <Leave />
    </AccountSurroundings>,
  )
})
afterEach(() => {
  server.stop()
  for (const { key } of snackbarQueue.visibleToasts) snackbarQueue.close(key)
  setUser(anonymous)
})

const press = () => userEvent.click(page.getByRole('button', { name: 'Leave' }))
const hasLeft = () => server.sent.some(({ call }) => call === calls.logout)

it('signs out at once where nothing waits', async () => {
  await press()
  await vi.waitFor(() => expect(currentUser().isSignedIn).toBe(false))
})

it('asks first while changes wait, and deletes them with the sign-out', async () => {
  await keepWish({ group: 'mine', item: 1, home: 'Flat', field: 'stage', base: 'maybe', mine: 'visit' })
  await press()
  await vi.waitFor(() => expect(snackbarQueue.visibleToasts).toHaveLength(1))
  const { text, action } = snackbarQueue.visibleToasts[0]?.content ?? {}
  expect(text).toMatch(/^1 change of your saved homes waits to be sent/)
  expect(hasLeft()).toBe(false)
  expect(await readWaiting(account)).toHaveLength(1)
  action?.onPress()
  await vi.waitFor(() => expect(hasLeft()).toBe(true))
  await vi.waitFor(async () => expect(await readWaiting(account)).toEqual([]))
})
