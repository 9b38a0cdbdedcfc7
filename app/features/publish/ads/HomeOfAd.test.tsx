import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { anonymous, setUser } from '#app/shared/account/userStore.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { accountServer } from '#stories/app/authentication/accountServer.ts'
import { maria } from '#stories/app/authentication/sampleAccount.ts'
import { flat } from '#stories/app/sample/cards.ts'
import { HomeOfAd } from './HomeOfAd.tsx'

let server: ReturnType<typeof accountServer>
afterEach(() => {
  server.stop()
  setUser(anonymous)
})

async function open(home: object) {
  setUser({ isSignedIn: true, user: maria.user, counters: maria.counters })
  server = accountServer({
    'GET /api-next/listings/7/home/': { body: home },
    'POST /api-next/listings/7/part/': { body: { id: 7, property: 7 } },
    'POST /api-next/listings/7/join/': { body: { property: 3, others: [flat], isParted: false } },
  })
  await render(
    <AccountSurroundings address="/utente/annuncio/7">
      <HomeOfAd id={7} />
    </AccountSurroundings>,
  )
}
const sent = () => server.sent.map(({ call }) => call).filter((call) => call.startsWith('POST'))

it('shows the other ads of the home, and parts one’s own from them', async () => {
  await open({ property: 3, others: [flat], isParted: false })
  await expect.element(page.getByRole('link', { name: flat.title })).toBeVisible()
  await page.getByRole('button', { name: 'Είναι άλλο ακίνητο' }).click()
  await expect.poll(sent).toEqual(['POST /api-next/listings/7/part/'])
})

it('takes back what was said', async () => {
  await open({ property: 7, others: [], isParted: true })
  await page.getByRole('button', { name: 'Αναίρεση: μπορεί να είναι το ίδιο' }).click()
  await expect.poll(sent).toEqual(['POST /api-next/listings/7/join/'])
})

it('is nothing for an ad that is alone', async () => {
  await open({ property: 7, others: [], isParted: false })
  // The test before may still read its own.
  await expect.poll(() => server.sent.length).toBeGreaterThan(0)
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument()
})
