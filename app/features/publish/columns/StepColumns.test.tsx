import { afterEach, beforeEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { accountServer, type Answer } from '#stories/app/authentication/accountServer.ts'
import { draft } from '#stories/app/publish/sampleDraft.ts'
import { flat } from '#stories/app/sample/cards.ts'
import { StepColumns } from './StepColumns.tsx'

let server: ReturnType<typeof accountServer>
beforeEach(() => page.viewport(1440, 900))
afterEach(async () => {
  server.stop()
  await page.viewport(1024, 768)
})

async function open(card: () => Answer | Promise<Answer>) {
  server = accountServer({ 'GET /api-next/listings/drafts/3/card/': card })
  const of = (version: number) => (
    <AccountSurroundings address="/pubblica-annuncio/3/money/">
      <StepColumns draft={{ ...draft, version }} step="money">
        <h1 tabIndex={-1}>Τιμή</h1>
      </StepColumns>
    </AccountSurroundings>
  )
  const { rerender } = await render(of(4))
  return { save: () => rerender(of(5)) }
}

const beside = page.getByRole('complementary', { name: 'Έτσι θα φαίνεται στη λίστα' })

it('shows the card that lists will show, after every saved change, and no key leads into it', async () => {
  let price = 245_000
  const { save } = await open(() => ({ body: { card: { ...flat, price } } }))
  await expect.element(beside.getByText(/^245\.000\s€, Διαμέρισμα/).first()).toBeInTheDocument()
  price = 239_000
  await save()
  await expect.element(beside.getByText(/^239\.000\s€, Διαμέρισμα/).first()).toBeInTheDocument()
  const links = beside.getByRole('link').elements()
  expect(links.filter((link) => link.closest('[inert]') === null)).toEqual([])
  expect(beside.element().querySelector('[aria-live], [role="status"]')).toBeNull()
  page.getByRole('heading', { level: 1 }).element().focus()
  await userEvent.tab()
  expect(beside.element().contains(document.activeElement)).toBe(false)
})

it('keeps the room of the card until its code and its reply are there', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  await open(() => promise)
  await expect.element(beside).toBeVisible()
  expect(beside.element().querySelectorAll('[data-skeleton]')).toHaveLength(4)
  resolve({ body: { card: flat } })
  await expect.element(beside.getByText(/^245\.000\s€, Διαμέρισμα/).first()).toBeInTheDocument()
  expect(beside.element().querySelector('[data-skeleton]')).toBeNull()
})

it('says what is missing before it is known what is offered', async () => {
  await open(() => ({ body: { card: null } }))
  await expect.element(beside.getByText(/^Δηλώστε τι προσφέρετε/)).toBeVisible()
})

it('is left out where there is no room, and so is its call', async () => {
  await page.viewport(1024, 768)
  await open(() => ({ body: { card: flat } }))
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(beside.query()).toBeNull()
  expect(server.sent).toEqual([])
})
