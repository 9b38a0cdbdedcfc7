/** What a user of a browser sees with a flag on and with it off: one row a flag. */
import { type ReactNode, Suspense } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { noCounters } from '#domain/account/counters.ts'
import { defaultFlags } from '#domain/flags.ts'
import { SavedPage } from '#app/features/saved/SavedPage.tsx'
import { anonymous, setUser } from '#app/shared/account/userStore.ts'
import { SaveButton } from '#app/shared/savedListings/SaveButton.tsx'
import { savedHere } from '#app/shared/savedListings/savedHere.ts'
import { FlagsContext } from '#app/shell/FlagsContext.ts'
import { dropInstallPrompt, keepInstallPrompt } from '#app/shell/install/installPrompt.ts'
import { PageWatch } from '#app/shell/PageWatch.tsx'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { type Answers, accountServer } from '#stories/app/authentication/accountServer.ts'
import { maria } from '#stories/app/authentication/sampleAccount.ts'
import { flat } from '#stories/app/sample/cards.ts'
import { type BrowserFlag, browserFlags } from '../tests/flags/elsewhere.ts'

interface Row {
  readonly address: string
  readonly view: ReactNode
  readonly answers?: Answers
  /** Before the view is there. */
  readonly begin?: () => void
  /** Once it is there: whether the feature is. */
  readonly sees: () => Promise<boolean>
}

const group = {
  id: 'g1',
  name: null,
  isDefault: true,
  isArchived: false,
  role: 'owner',
  version: 0,
  homes: 0,
  members: 1,
}
const saved: Answers = {
  'GET /api-next/saved/ids/': { body: { ids: [] } },
  'GET /api-next/saved/groups/': { body: { groups: [group] } },
  'GET /api-next/saved/groups/mine/': { body: { ...group, items: [], people: [], links: [] } },
}

/** Long enough for what comes at all. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 500))

const table: Readonly<Record<BrowserFlag, Row>> = {
  appBanner: {
    address: '/',
    view: <PageWatch />,
    sees: async () => {
      dispatchEvent(
        Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
          prompt: async () => undefined,
        }),
      )
      await settled()
      return page.getByRole('group', { name: /αρχική οθόνη/ }).query() !== null
    },
  },
  collections: {
    address: '/user/saved/',
    view: <SavedPage />,
    answers: saved,
    begin: () => setUser({ isSignedIn: true, user: maria.user, counters: noCounters }),
    sees: async () => {
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
      await settled()
      return page.getByRole('navigation', { name: 'Ομάδες' }).query() !== null
    },
  },
  saveListingWithoutLogin: {
    address: '/',
    view: <SaveButton id={flat.id} title="Διαμέρισμα" />,
    begin: () => savedHere.add(flat.id),
    sees: async () => {
      const heart = page.getByRole('button')
      await expect.element(heart).toBeVisible()
      await settled()
      return heart.element().getAttribute('aria-pressed') === 'true'
    },
  },
}

let server: ReturnType<typeof accountServer> | undefined
beforeAll(keepInstallPrompt)
beforeEach(() => setUser(anonymous))
afterEach(() => {
  server?.stop()
  dropInstallPrompt()
  savedHere.remove(flat.id)
  localStorage.clear()
  setUser(anonymous)
})

describe.each(browserFlags)('%s', (name) => {
  const { address, view, answers, begin, sees } = table[name]

  it.each([false, true])('%s', async (isOn) => {
    await page.viewport(390, 800)
    if (answers) server = accountServer(answers)
    begin?.()
    await render(
      <Suspense>
        <FlagsContext value={{ ...defaultFlags, [name]: isOn }}>
          <AccountSurroundings address={address}>{view}</AccountSurroundings>
        </FlagsContext>
      </Suspense>,
    )
    expect(await sees()).toBe(isOn)
  })
})
