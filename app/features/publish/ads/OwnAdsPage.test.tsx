import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import type { User } from '#domain/account/User.ts'
import { anonymous, setUser } from '#app/shared/account/userStore.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { accountServer } from '#stories/app/authentication/accountServer.ts'
import { maria } from '#stories/app/authentication/sampleAccount.ts'
import { covers } from '../../../../tests/covers.ts'
import { OwnAdsPage } from './OwnAdsPage.tsx'

let server: ReturnType<typeof accountServer>
afterEach(() => {
  server.stop()
  setUser(anonymous)
})

async function open(change: Partial<User>) {
  const { user, counters } = maria
  setUser({ isSignedIn: true, user: user && { ...user, ...change }, counters })
  server = accountServer({ 'GET /api-next/listings/own/': { body: { listings: [] } } })
  await render(
    <AccountSurroundings address="/utente/annunci/pubblicati/">
      <OwnAdsPage />
    </AccountSurroundings>,
  )
}

const link = (name: string) => page.getByRole('link', { name })

it('says how many ads are shown', covers('user/countPublishedAds'), async () => {
  await open({ countPublishedAds: 2 })
  await expect.element(page.getByText('Εμφανίζονται 2 αγγελίες')).toBeVisible()
})

it('leads to how one publishes where there is none yet', covers('user/publishedAdsLandingUrl'), async () => {
  await open({ publishedAdsLandingUrl: '/one/', publishNewAdUrl: '/two/' })
  await expect.element(link('Πώς δημοσιεύετε αγγελία')).toHaveAttribute('href', '/one/')
  await expect.element(link('Νέα αγγελία ή πρόχειρο')).toHaveAttribute('href', '/two/')
})
