import { Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { snackbarQueue } from '#design-system/feedback/Snackbar/snackbarQueue.ts'
import { Snackbars } from '#design-system/feedback/Snackbar/Snackbars.tsx'
import { type Answers, accountServer, refused } from '#stories/app/authentication/accountServer.ts'
import { flatDetail } from '#stories/app/sample/detail.ts'
import { AppSurroundings } from '#stories/app/Surroundings.tsx'
import { Toolbar } from '../toolbar/Toolbar.tsx'
import { ListingMore } from './ListingMore.tsx'

const call = `POST /api-next/listings/${flatDetail.id}/report/`
const thanks = { body: { message: 'Ευχαριστούμε. Η αναφορά σας καταγράφηκε.', reference: '7K2M-9QXD' } }
let server: ReturnType<typeof accountServer> | undefined

beforeEach(async () => {
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
  await page.viewport(1200, 800)
})
afterEach(() => {
  server?.stop()
  snackbarQueue.clear()
  vi.restoreAllMocks()
})

async function open(answers: Answers = {}) {
  server = accountServer(answers)
  await render(
    <Suspense>
      <AppSurroundings address={`/aggelies/${flatDetail.id}/`}>
        <Toolbar listing={flatDetail} />
        <ListingMore listing={flatDetail} />
        <Snackbars label="Μηνύματα" closeLabel="Κλείσιμο" actionHint={(action) => action} duration="never" />
      </AppSurroundings>
    </Suspense>,
  )
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const radio = (name: string) => page.getByRole('radio', { name })
/** As users do: by its label, since the mark beside it covers the control. */
const choose = (name: string) => userEvent.click(page.getByText(name, { exact: true }))
const address = () => `${location.origin}/aggelies/${flatDetail.id}/`

it('copies the address without the search if the device cannot share, and says so', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await open()
  await userEvent.click(button('Κοινοποίηση'))
  await expect.element(page.getByText('Ο σύνδεσμος της αγγελίας αντιγράφηκε.')).toBeVisible()
  expect(copied).toHaveBeenCalledWith(address())
})

it('says what to do if copying fails', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await open()
  await userEvent.click(button('Κοινοποίηση'))
  await expect.element(page.getByText(/Αντιγράψτε τον από τη γραμμή διευθύνσεων/)).toBeVisible()
})

it('shares by the device, and says nothing if the visitor cancels', async () => {
  const shared = vi.fn<() => Promise<void>>(() => Promise.reject(new DOMException('not now', 'AbortError')))
  Object.defineProperty(navigator, 'share', { value: shared, configurable: true })
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await open()
  await userEvent.click(button('Κοινοποίηση'))
  await vi.waitFor(() => expect(shared).toHaveBeenCalledWith({ title: flatDetail.title, url: address() }))
  expect(copied).not.toHaveBeenCalled()
})

it('takes a report by keyboard alone, thanks, and gives the focus back', async () => {
  await open({ [call]: thanks })
  button('Αναφορά προβλήματος').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Τι πρόβλημα έχει η αγγελία;' })).toBeVisible()
  await choose('Πιθανή απάτη')
  await userEvent.tab()
  await userEvent.keyboard(' Ζητούν προκαταβολή. ')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  const said = `${thanks.body.message} Αριθμός: 7K2M-9QXD.`
  await expect.element(page.getByRole('group', { name: said })).toBeVisible()
  expect(server?.sent).toEqual([
    { call, fields: { reason: 'fraud', email: '', text: 'Ζητούν προκαταβολή.' } },
  ])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(button('Αναφορά προβλήματος')).toHaveFocus()
})

it('requires a reason, and a text if the reason is "other"', async () => {
  await open({ [call]: thanks })
  await userEvent.click(button('Αναφορά προβλήματος'))
  await userEvent.click(button('Αποστολή'))
  await expect.element(page.getByRole('link', { name: 'Διαλέξτε τι πρόβλημα έχει.' })).toBeVisible()
  await choose('Κάτι άλλο')
  await userEvent.click(button('Αποστολή'))
  await expect.element(page.getByRole('link', { name: 'Γράψτε ποιο είναι το πρόβλημα.' })).toBeVisible()
  expect(server?.sent).toEqual([])
})

it('stays open with what was typed where the server refuses', async () => {
  await open({ [call]: refused(429, 'TooManyRequests', 'Έγιναν πολλές προσπάθειες.') })
  await userEvent.click(button('Αναφορά προβλήματος'))
  await choose('Λάθος τοποθεσία')
  await userEvent.click(button('Αποστολή'))
  await expect.element(page.getByText('Έγιναν πολλές προσπάθειες.')).toBeVisible()
  await expect.element(radio('Λάθος τοποθεσία')).toBeChecked()
})
