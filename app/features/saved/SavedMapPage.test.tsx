import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { noCounters } from '#domain/account/counters.ts'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import { anonymous, setUser } from '#app/shared/account/userStore.ts'
import { type Navigate, NavigationContext } from '#app/shell/navigation.ts'
import { TilesContext } from '#app/shell/TilesContext.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { type Answers, accountServer } from '#stories/app/authentication/accountServer.ts'
import { maria } from '#stories/app/authentication/sampleAccount.ts'
import { flat, house } from '#stories/app/sample/cards.ts'
import { SavedMapPage } from './SavedMapPage.tsx'

const saved = (...cards: ListingCard[]) => ({
  body: {
    saved: cards.map((card) => ({
      listingId: card.id,
      savedAt: '2026-11-01T08:00:00Z',
      priceThen: card.price,
      card,
    })),
  },
})
const ids = (...some: number[]) => ({ body: { ids: some } })

let server: ReturnType<typeof accountServer> | undefined
beforeEach(async () => {
  await page.viewport(1100, 900)
  const { user } = maria
  setUser({
    isSignedIn: true,
    user: user && { ...user, savedAds: [101, 102] },
    counters: { ...noCounters, savedAds: 2 },
  })
})
afterEach(() => {
  server?.stop()
  setUser(anonymous)
})

async function open(answers: Answers, address = '/user/saved/map/') {
  server = accountServer(answers)
  const navigate = vi.fn<Navigate>()
  await render(
    <NavigationContext value={navigate}>
      <AccountSurroundings address={address} language="el">
        <TilesContext value="data:application/json,{}">
          <main>
            <SavedMapPage />
          </main>
        </TilesContext>
      </AccountSurroundings>
    </NavigationContext>,
  )
  return navigate
}

const both = { 'GET /api-next/saved/': saved(flat, house), 'GET /api-next/saved/ids/': ids(101, 102) }
const mark = (id: number) => page.elementLocator(document.body).getByRole('button', { name: nameOf[id] })
const nameOf: Record<number, RegExp> = { 101: /^245 χιλ\. €/, 102: /^398 χιλ\. €/ }
const list = page.getByRole('region', { name: 'Σε αυτό το μέρος του χάρτη' })

it('shows the saved homes as marks and as a list, each with the word', async () => {
  await open(both)
  await expect.element(page.getByText(/^2 αγγελίες στον χάρτη\./)).toBeVisible()
  await expect.element(mark(101)).toHaveAccessibleName(/το αποθηκεύσατε/)
  await expect.element(mark(102)).toHaveAccessibleName(/το αποθηκεύσατε, 2 από 2$/)
  await expect.element(list.getByText('Αποθηκευμένο', { exact: true }).first()).toBeVisible()
  expect(list.getByRole('link').elements().length).toBe(2)
})

it('follows the heart at once: the mark no longer reads as saved, and stays', async () => {
  await open({
    ...both,
    'PUT /api-next/saved/102/': { body: { ids: [101], counters: { ...noCounters, savedAds: 1 } } },
  })
  await expect.element(mark(102)).toHaveAccessibleName(/το αποθηκεύσατε/)
  await list.getByRole('button', { name: /^Αποθήκευση: Μονοκατοικία/ }).click()
  await expect.element(mark(102)).not.toHaveAccessibleName(/το αποθηκεύσατε/)
  await expect.element(mark(101)).toHaveAccessibleName(/το αποθηκεύσατε/)
  await expect.poll(() => list.getByText('Αποθηκευμένο', { exact: true }).elements().length).toBe(1)
})

it('goes among marks by keyboard, opens a card and comes back', async () => {
  await open({
    ...both,
    'GET /api-next/listings/101/': { body: flat },
    'GET /api-next/listings/102/': { body: house },
  })
  await expect.element(mark(101)).toBeInTheDocument()
  ;(mark(101).element() as HTMLElement).focus()
  await userEvent.keyboard('{PageDown}')
  await expect.element(mark(102)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(mark(102)).toHaveFocus()
})

it('keeps the camera in the address, and says when the view is empty', async () => {
  const navigate = await open(both, '/user/saved/map/?lat=35.34&lng=25.14&zoom=12')
  await expect.element(list.getByText(/Κανένα αποθηκευμένο ακίνητο δεν βρίσκεται εδώ/)).toBeVisible()
  await expect.element(page.getByText(/2 ακόμη βρίσκονται αλλού/)).toBeVisible()
  await page.getByRole('button', { name: 'Πιο κοντά' }).click()
  await vi.waitFor(() => expect(navigate.mock.lastCall?.[0]).toMatch(/lat=35\.34.*zoom=13/))
  await page.getByRole('button', { name: 'Αρχική θέση του χάρτη' }).click()
  await vi.waitFor(() => expect(navigate.mock.lastCall?.[0]).toBe('/user/saved/map/'))
})

it('explains how to save homes while there are none', async () => {
  await open({ 'GET /api-next/saved/': saved(), 'GET /api-next/saved/ids/': ids() })
  await expect.element(page.getByText('Δεν έχετε αποθηκεύσει ακίνητα')).toBeVisible()
})
