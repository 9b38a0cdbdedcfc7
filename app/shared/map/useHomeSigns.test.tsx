import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { anonymous, setUser } from '#app/shared/account/userStore.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { maria } from '#stories/app/authentication/sampleAccount.ts'
import { covers } from '../../../tests/covers.ts'
import { useHomeSigns } from './useHomeSigns.ts'

afterEach(() => {
  setUser(anonymous)
  localStorage.clear()
})

function Signs() {
  const { seen, saved } = useHomeSigns()
  return <output>{`${[...seen].join()} ${[...saved].join()}`}</output>
}

it(
  'marks homes that the account looked at or saved on other devices',
  covers('user/lastAds', 'user/userFields/savedAds'),
  async () => {
    localStorage.setItem('estia.seen', '[5]')
    const { user, counters } = maria
    setUser({
      isSignedIn: true,
      user: user && { ...user, uuid: 'another', lastAds: [9, 5], savedAds: [3] },
      counters: { ...counters, savedAds: 1 },
    })
    await render(
      <AccountSurroundings address="/">
        <Signs />
      </AccountSurroundings>,
    )
    await expect.poll(() => page.getByRole('status').element().textContent).toBe('9,5 3')
  },
)
