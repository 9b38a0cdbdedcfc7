import { Suspense } from 'react'
import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { anonymous, setUser } from '#app/shared/account/userStore.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { maria } from '#stories/app/authentication/sampleAccount.ts'
import { covers } from '../../../tests/covers.ts'
import { RecentSearches } from './RecentSearches.tsx'

afterEach(() => setUser(anonymous))

it(
  'continues the last search of the account on a device that knows none',
  covers('user/lastSearches'),
  async () => {
    const { user, counters } = maria
    const lastSearches = ['/enoikio-katoikies/athina/', '/pwlhsh-katoikies/']
    setUser({ isSignedIn: true, user: user && { ...user, lastSearches }, counters })
    await render(
      <Suspense>
        <AccountSurroundings address="/en/" language="en">
          <RecentSearches look="section" />
        </AccountSurroundings>
      </Suspense>,
    )
    await expect
      .element(page.getByRole('link', { name: 'Continue your last search' }))
      .toHaveAttribute('href', '/en/enoikio-katoikies/athina/')
  },
)
