/**
 * Every way in which a line or a server fails, on the screens where it costs most: the right sentence is said, and
 * nothing typed is lost.
 */
import { type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { type Locator, page, userEvent } from 'vitest/browser'
import { snackbarQueue } from '#design-system/feedback/Snackbar/snackbarQueue.ts'
import { noCounters } from '#domain/account/counters.ts'
import { SnackbarHost } from '#app/shell/SnackbarHost.tsx'
import { hostAuthDialog } from '#app/shared/account/authRequest.ts'
import { anonymous, setUser } from '#app/shared/account/userStore.ts'
import { dropDrafts } from '#app/shared/drafts/dropDrafts.ts'
import { SaveButton } from '#app/shared/savedListings/SaveButton.tsx'
import { noteAccountChange } from '#app/transport/shownAccount.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { accountServer, calls } from '#stories/app/authentication/accountServer.ts'
import { maria } from '#stories/app/authentication/sampleAccount.ts'
import { contactCalls } from '#stories/app/contact/contactCalls.ts'
import { listing } from '#stories/app/contact/sampleContact.ts'
import { someRows } from '../tests/properties/someRows.ts'
import { AuthPanel } from './features/authentication/AuthPanel.tsx'
import { ContactDialog } from './features/listing/contact/ContactDialog.tsx'
import { SearchPage } from './features/search/SearchPage.tsx'

const said = 'Ο διακομιστής λέει γιατί.'
const noConnection = 'Δεν φτάσαμε στον διακομιστή. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.'
const serverFailed = 'Ο διακομιστής δεν μπόρεσε να απαντήσει. Τίποτα δεν χάθηκε: δοκιμάστε ξανά σε λίγο.'

type Reply = () => Response | Promise<Response>

const refusal =
  (status: number, _tag: string, headers: Record<string, string> = {}): Reply =>
  () =>
    Response.json({ _tag, data: { message: said } }, { status, headers })
const bare =
  (status: number, body: string | null = null): Reply =>
  () =>
    new Response(body, { status })

/** A refusal that says nothing: the screen has a sentence of its own. */
const its = 'its'

const lines: readonly (readonly [string, Reply, text: string])[] = [
  ['breaks', () => Promise.reject(new TypeError('Failed to fetch')), noConnection],
  ['hangs', () => new Promise<Response>(() => undefined), noConnection],
  ['answers a page', bare(200, '<html>Welcome to the café</html>'), noConnection],
  ['answers nothing', bare(204), noConnection],
  ['refuses with 400 and a page', bare(400, '<html>'), its],
  ['refuses with 401', refusal(401, 'SignInRequired'), said],
  ['refuses every token', refusal(403, 'ForeignRequest'), said],
  ['refuses with 409', refusal(409, 'AccountChanged'), said],
  ['refuses with 410', refusal(410, 'TokenRefused'), said],
  ['refuses with 422', refusal(422, 'FieldsInvalid'), said],
  ['refuses with 429', refusal(429, 'TooManyRequests', { 'retry-after': '7' }), said],
  ['fails with 500', bare(500), serverFailed],
  ['is not there, says a proxy', bare(502, '<html>502 Bad Gateway</html>'), serverFailed],
  ['is busy', refusal(503, 'Busy', { 'retry-after': '7' }), said],
  ['is busy, says a proxy', bare(503, '<html>'), serverFailed],
]

interface Screen {
  readonly call: string
  readonly view: ReactNode
  /** What is typed, by the labels of the fields. */
  readonly typed: readonly (readonly [Locator, string])[]
  readonly submit: Locator
  /** Of a refusal without a sentence. */
  readonly its: string
  readonly boxes?: readonly Locator[]
  readonly signedIn?: boolean
}

const field = (name: string) => page.getByLabelText(name, { exact: true })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const general = 'Κάτι πήγε στραβά. Δοκιμάστε ξανά.'

const screens: Readonly<Record<string, Screen>> = {
  login: {
    call: calls.login,
    view: <AuthPanel options={{ content: 'login', token: 't' }} onDone={() => undefined} />,
    typed: [
      [field('Email'), 'maria@gmail.com'],
      [field('Κωδικός'), 'καλημέρα'],
    ],
    submit: button(/^Σύνδεση$/),
    its: 'Το email ή ο κωδικός δεν είναι σωστά. Ελέγξτε τα και δοκιμάστε ξανά.',
  },
  'sign-up': {
    call: calls.register,
    view: (
      <AuthPanel
        options={{ content: 'signup', token: 't', email: 'maria@gmail.com' }}
        onDone={() => undefined}
      />
    ),
    typed: [
      [field('Όνομα'), 'Μαρία'],
      [field('Επώνυμο'), 'Παπαδοπούλου'],
      [field('Κωδικός'), 'καλημέρα κόσμε'],
    ],
    boxes: [page.getByRole('checkbox', { name: /^Αποδέχομαι/ })],
    submit: button(/^Εγγραφή$/),
    its: general,
  },
  contact: {
    call: contactCalls.message,
    view: <ContactDialog listing={listing} asked="message" onClose={() => undefined} />,
    typed: [[page.getByRole('textbox', { name: 'Το μήνυμά σας' }), 'Είναι διαμπερές;']],
    submit: button('Αποστολή μηνύματος'),
    its: general,
    signedIn: true,
  },
  save: {
    call: 'PUT /api-next/saved/7/',
    view: <SaveButton id={7} title="Διαμέρισμα" />,
    typed: [],
    submit: button('Αποθήκευση: Διαμέρισμα'),
    its: general,
    signedIn: true,
  },
}

let server: ReturnType<typeof accountServer> | undefined
let endHost = () => {}
const asked = vi.fn<(call: string) => void>()

beforeEach(() => {
  asked.mockClear()
  server = accountServer({
    [calls.verifyEmail]: { body: { suggestedEmails: [] } },
    'GET /api-next/saved/ids/': { body: { ids: [] } },
    'GET /api-next/auth/user/info/': { body: { user: null } },
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  snackbarQueue.clear()
  endHost()
  server?.stop()
  dropDrafts()
  noteAccountChange(false)
  setUser(anonymous)
})

/** Lets a call meet a line; the others reach the server. A wait of 30 s takes a tenth. */
function meet(call: string, reply: Reply): void {
  const others = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, options = {}) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin)
    if (`${options.method ?? 'GET'} ${pathname}` !== call) return others(input, options)
    asked(call)
    const given = new Promise<Response>((_, reject) => {
      options.signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
    })
    return Promise.race([Promise.resolve().then(reply), given])
  })
  const real = globalThis.setTimeout
  const hurried = (act: () => void, ms?: number) => real(act, ms === 30_000 ? 100 : ms)
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(hurried as typeof setTimeout)
}

async function open({ view, typed, boxes = [], signedIn = false }: Screen): Promise<void> {
  if (signedIn) setUser({ isSignedIn: true, user: maria.user, counters: noCounters })
  // The session has expired, and the user signs in again.
  endHost = hostAuthDialog(({ settle }) => settle({ ...maria, isSignedIn: true }))
  await render(
    <Suspense>
      <AccountSurroundings>
        {view}
        <SnackbarHost />
      </AccountSurroundings>
    </Suspense>,
  )
  for (const [locator, text] of typed) await userEvent.fill(locator, text)
  for (const box of boxes) {
    box.element().focus()
    await userEvent.keyboard(' ')
  }
}

/** Whether a text is on the screen. What was announced stays in the page for a while, and does not count. */
const isShown = (text: string): boolean =>
  [...document.querySelectorAll('body *')].some(
    (one) =>
      one.childElementCount === 0 &&
      one.textContent === text &&
      one.checkVisibility() &&
      one.closest('[data-live-announcer]') === null,
  )

describe.each(Object.entries(screens).map(([name, screen], at) => [name, screen, at] as const))(
  '%s',
  (_, screen, at) => {
    it.each(someRows(lines, at))('where the line %s', async (__, reply, text) => {
      meet(screen.call, reply)
      await open(screen)
      await userEvent.click(screen.submit)
      await vi.waitFor(() => expect(isShown(text === its ? screen.its : text)).toBe(true), 10_000)
      for (const [locator, typed] of screen.typed) await expect.element(locator).toHaveValue(typed)
      for (const box of screen.boxes ?? []) await expect.element(box).toBeChecked()
      await expect.element(screen.submit).toBeEnabled()
    })

    it('where only its token is old, says nothing and is sent once more', async () => {
      let isOld = true
      meet(screen.call, () => {
        if (!isOld) return new Promise<Response>(() => undefined)
        isOld = false
        return refusal(403, 'ForeignRequest')()
      })
      await open(screen)
      await userEvent.click(screen.submit)
      await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
      expect(isShown(said)).toBe(false)
    })
  },
)

describe('search', () => {
  const failed = page.getByText('Τα αποτελέσματα δεν φορτώθηκαν')
  const price = button(/^Τιμή: έως 150/)

  it.each(someRows(lines))('where the line %s, keeps the filters and tries again', async (_, reply) => {
    await page.viewport(1440, 900)
    meet('GET /api-next/search-list/listings/', reply)
    await render(
      <Suspense>
        <AccountSurroundings address="/pwlhsh-katoikies/athina/?prezzoMassimo=150000">
          <SearchPage />
        </AccountSurroundings>
      </Suspense>,
    )
    await expect.element(failed).toBeVisible()
    await expect.element(price).toBeVisible()
    const before = asked.mock.calls.length
    await userEvent.click(button('Νέα προσπάθεια'))
    await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(before))
    await expect.element(failed).toBeVisible()
    await expect.element(price).toBeVisible()
  })
})
