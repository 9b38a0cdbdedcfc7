import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import type { User } from '#domain/account/User.ts'
import type { OwnAd } from '#domain/api/listings/OwnListings.ts'
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

const ad: OwnAd = {
  id: 7,
  version: 1,
  status: 'active',
  contract: 'rent',
  typology: 'apartment',
  price: 750,
  surface: 55,
  place: 'Καισαριανή',
  confirmedAt: '2026-11-20T10:00:00Z',
  leavesAt: '2027-01-04T10:00:00Z',
  actions: ['pause', 'offer', 'withdraw', 'sold', 'confirm'],
  holds: [],
  appeal: null,
}

async function open(change: Partial<User>, listings: readonly OwnAd[] = []) {
  const { user, counters } = maria
  setUser({ isSignedIn: true, user: user && { ...user, ...change }, counters })
  server = accountServer({ 'GET /api-next/listings/own/': { body: { listings } } })
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

it('has what keeps an ad in the lists as a button, and the rest in a menu that Escape closes', async () => {
  await open({}, [ad])
  const button = (act: string) => page.getByRole('button', { name: new RegExp(`^${act}: Διαμέρισμα`) })
  await expect.element(button('Ισχύει ακόμη')).toBeVisible()
  await expect.element(link('Αλλαγή: Διαμέρισμα, Καισαριανή, 55 τ.μ., 750 €')).toBeVisible()
  const acts = ['Παύση', 'Έγινε δεκτή προσφορά', 'Απόσυρση', 'Νοικιάστηκε']
  for (const act of acts) await expect.element(button(act)).not.toBeInTheDocument()
  const more = page.getByText(/^Περισσότερες ενέργειες: Διαμέρισμα/)
  await more.click({ force: true })
  for (const act of acts) await expect.element(button(act)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Παύση')).not.toBeInTheDocument()
  expect(document.activeElement?.textContent).toBe(more.element().textContent)
})

it('has no menu where there is one thing to do', async () => {
  await open({}, [{ ...ad, status: 'withdrawn', leavesAt: null, actions: ['activate'] }])
  await expect.element(page.getByRole('button', { name: /^Εμφάνιση: / })).toBeVisible()
  expect(page.getByText(/^Περισσότερες ενέργειες/).query()).toBeNull()
})
