import { Suspense } from 'react'
import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { defaultFlags } from '#domain/flags.ts'
import { anonymous, setUser } from '#app/shared/account/userStore.ts'
import { placeOf } from '#app/shell/place.ts'
import { openRoute } from '#app/shell/route.tsx'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { maria } from '#stories/app/authentication/sampleAccount.ts'
import { covers } from '../../../tests/covers.ts'
import { appStartRoute } from './appStart.routes.ts'
import { AppStartPage } from './AppStartPage.tsx'

afterEach(() => setUser(anonymous))

it(
  'the installed portal begins with the search, and what is new for oneself',
  covers('routes/App-router-page'),
  async () => {
    expect(openRoute([appStartRoute], placeOf('/_app', '', defaultFlags))?.name).toBe('appRouter')
    const { user, counters } = maria
    setUser({ isSignedIn: true, user, counters: { ...counters, savedAds: 4, messagesNotify: 2 } })
    await render(
      <Suspense>
        <AccountSurroundings address="/_app" language="en">
          <main>
            <AppStartPage />
          </main>
        </AccountSurroundings>
      </Suspense>,
    )
    await expect.element(page.getByRole('combobox')).toBeVisible()
    const links = page.getByRole('main').getByRole('link')
    await expect.element(links.first()).toHaveAttribute('href', '/en/user/saved/')
    await expect.element(links.nth(1)).toHaveTextContent('Messages (2 unread)')
  },
)
