import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { defaultFlags } from '#domain/flags.ts'
import { routePath } from '#domain/routes.ts'
import type { Services } from '#domain/site.ts'
import { FlagsContext } from '#app/shell/FlagsContext.ts'
import { PortalContext, wholeTable } from '#app/shell/Portal.ts'
import { defineRoute } from '#app/shell/route.tsx'
import { emit } from '#app/shared/events/eventBus.ts'
import { AccountSurroundings } from '#stories/app/authentication/AccountSurroundings.tsx'
import { covers } from '../../../tests/covers.ts'
import { readCookie } from '../account/cookies.ts'
import { ConsentChange } from './ConsentChange.tsx'
import { ConsentHost } from './ConsentHost.tsx'
import { agreedPurposes, choices, choose, readConsent } from './consent.ts'
import { SiteContext } from '../site/SiteContext.ts'

const key = 'estia.consent'
const sent: {
  readonly batch: readonly { readonly type: string; readonly name?: string; readonly event?: string }[]
}[] = []
const names = () =>
  sent.flatMap(({ batch }) => batch.map(({ type, name, event }) => `${type} ${event ?? name}`))

const route = (name: 'home' | 'messages') =>
  defineRoute({
    name,
    match: (path: string) => (path === routePath(name) ? {} : undefined),
    source: '',
    load: async () => ({ View: () => null, head: () => ({ title: '' }) }),
  })
const portal = { routes: wholeTable([route('home'), route('messages')]) } as never

/** The page with the services, in Greek. */
async function open(services: Partial<Services> = {}, flags = {}) {
  const { hook, navigate } = memoryLocation({ path: '/' })
  const screen = await render(
    <AccountSurroundings>
      <Router hook={hook}>
        <FlagsContext value={{ ...defaultFlags, preventBotTracking: false, ...flags }}>
          <PortalContext value={portal}>
            <SiteContext value={{ services: { writeKey: 'some-key', ...services } }}>
              <Suspense>
                <ConsentHost />
                <ConsentChange />
              </Suspense>
            </SiteContext>
          </PortalContext>
        </FlagsContext>
      </Router>
    </AccountSurroundings>,
  )
  return { screen, navigate, dialog: screen.getByRole('dialog') }
}

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string }) => {
    sent.push(JSON.parse(body))
    return new Response('{}')
  })
})
afterEach(() => {
  choose([])
  localStorage.removeItem(key)
  readConsent()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('consent', () => {
  it(
    'is asked for 100 ms after the page is ready, and empty until then',
    covers('constants/consent-load-delay', 'states/consent-starts-empty'),
    async () => {
      const waits = vi.spyOn(globalThis, 'setTimeout')
      const { dialog } = await open()
      expect(agreedPurposes()).toEqual([])
      await expect.poll(() => waits.mock.calls.map(([, wait]) => wait)).toContain(100)
      await expect.element(dialog).toBeVisible()
      expect([agreedPurposes(), sent]).toEqual([[], []])
    },
  )

  it(
    'is not asked for again after a choice of the same version',
    covers('constants/consent-IAB-version'),
    async () => {
      choose([])
      const first = await open()
      await new Promise((resolve) => setTimeout(resolve, 250))
      expect(first.dialog.query()).toBeNull()
      await first.screen.unmount()
      localStorage.setItem(
        key,
        JSON.stringify([{ at: '2026-11-27T10:00:00Z', version: 1, agreed: ['measure'] }]),
      )
      const { dialog } = await open()
      await expect.element(dialog).toBeVisible()
      expect(agreedPurposes()).toEqual([])
    },
  )

  it(
    'is read when the dialog would come, and acted on at each change',
    covers('states/consent-read', 'flags/SEGMENT_TRACKING'),
    async () => {
      choose(['measure'])
      const { screen } = await open()
      emit('contact', { kind: 'phone', listing_id: 7, type: 1, revenue: 0.5, qty: 1 })
      await expect.poll(() => readCookie('estia_measure')).toMatch(/^[\da-f-]{36}\.\d+$/)
      await screen.getByText('Μέτρηση της χρήσης').click()
      expect([agreedPurposes(), readCookie('estia_measure')]).toEqual([[], undefined])
      await new Promise((resolve) => setTimeout(resolve, 50))
      document.dispatchEvent(new Event('visibilitychange'))
      expect(sent).toEqual([])
    },
  )

  it('given, measures pages and events; the choice is kept with its time', async () => {
    const { screen, navigate, dialog } = await open()
    await dialog.getByRole('button', { name: 'Συμφωνώ', exact: true }).click()
    expect(dialog.query()).toBeNull()
    expect(choices()).toMatchObject([
      { agreed: ['measure'], version: 2, at: expect.stringMatching(/^\d{4}-/) },
    ])
    await expect.poll(() => readCookie('estia_measure')).toBeDefined()
    navigate(routePath('messages'))
    for (let n = 0; n < 8; n++) emit('Entry Failed', { reason: 'x' })
    await expect
      .poll(() => names().toSorted())
      .toEqual(['page homepage', 'page messaging', ...Array.from({ length: 8 }, () => 'track Entry Failed')])
    await screen.unmount()
  })

  it(
    'given where measuring cannot start, leaves a line in the console alone',
    covers('errors/analytics-init'),
    async () => {
      vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
        throw new Error('no randomness')
      })
      const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      const { dialog, navigate } = await open()
      await dialog.getByRole('button', { name: 'Συμφωνώ', exact: true }).click()
      await expect.poll(() => said.mock.calls.length).toBe(1)
      vi.restoreAllMocks()
      navigate(routePath('messages'))
      for (let n = 0; n < 12; n++) emit('Entry Failed', { reason: 'x' })
      expect([sent, dialog.query()]).toEqual([[], null])
    },
  )

  it.each(['{Escape}', 'refuse'])('refused by %s sends nothing and sets no cookie', async (how) => {
    const { dialog, navigate } = await open()
    await expect.element(dialog).toBeVisible()
    if (how === 'refuse') await dialog.getByRole('button', { name: 'Όχι', exact: true }).click()
    else await userEvent.keyboard(how)
    await expect.poll(() => dialog.query()).toBeNull()
    navigate(routePath('messages'))
    for (let n = 0; n < 12; n++) emit('Entry Failed', { reason: 'x' })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect([sent, readCookie('estia_measure'), choices()[0]?.agreed]).toEqual([[], undefined, []])
  })

  it.each([
    [true, ['measure']],
    [undefined, []],
  ] as const)(
    'by a change of page is %s as configured',
    covers('states/consent-by-route-change'),
    async (agreesByRouteChange, agreed) => {
      const { navigate, dialog } = await open(agreesByRouteChange && { agreesByRouteChange })
      await expect.element(dialog).toBeVisible()
      navigate(routePath('messages'))
      await new Promise((resolve) => setTimeout(resolve, 100))
      expect(agreedPurposes()).toEqual(agreed)
    },
  )

  it('keeps its last 20 choices', () => {
    for (let n = 0; n < 30; n++) choose(n % 2 === 0 ? ['measure'] : [])
    expect(choices()).toHaveLength(20)
  })

  it.each([
    'no JSON',
    '{}',
    '[1, null, {"at": 1, "agreed": "x"}]',
    '[{"at":"x","agreed":["all"],"version":2}]',
    '[{"at":"x","agreed":["measure"],"version":"2","tc":7}]',
    `[{"at":"x","agreed":"${'measure'.repeat(1000)}","version":2}]`,
  ])('that cannot be read, %s, is none', (text) => {
    localStorage.setItem(key, text)
    readConsent()
    expect(agreedPurposes()).toEqual([])
  })
})
