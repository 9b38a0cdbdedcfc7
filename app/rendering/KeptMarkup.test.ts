import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { defaultFlags } from '#domain/flags.ts'
import { routePath } from '#domain/routes.ts'
import { flatDetail } from '#stories/app/sample/detail.ts'
import { results } from '#stories/app/sample/results.ts'
import { runs } from '../../tests/properties/runs.ts'
import type { Markup } from './appMarkup.ts'
import { KeptMarkup } from './KeptMarkup.ts'
import type { PageRequest } from './PageRequest.ts'
import { renderPage } from './renderPage.tsx'
import { pageRequest } from './testing/pageRequest.ts'

const page = ['/', '', '{}']
const markup = (bytes: number): Markup => ({ pieces: [Buffer.alloc(bytes)], parts: new Set() })
const hour = 3_600_000

describe('kept markup', () => {
  it('is rendered once for the same page', () => {
    const kept = new KeptMarkup()
    const render = vi.fn<() => Markup>(() => markup(1))
    expect(kept.of(page, render)).toBe(kept.of(page, render))
    expect(render).toHaveBeenCalledOnce()
  })

  it('is rendered again for another address, other data and in another hour', () => {
    const kept = new KeptMarkup()
    const render = vi.fn<() => Markup>(() => markup(1))
    for (const other of [page, ['/en/', '', '{}'], ['/', '?a', '{}'], ['/', '', '{"a":1}']])
      kept.of(other, render, 0)
    kept.of(page, render, hour)
    expect(render).toHaveBeenCalledTimes(5)
  })

  it('takes no more room than it has', () => {
    const kept = new KeptMarkup(1000)
    for (let at = 0; at < 100; at++) {
      kept.of(['/', `?${at}`, '{}'], () => markup(300))
      expect(kept.size).toBeLessThanOrEqual(1000)
    }
    expect(kept.size).toBeGreaterThan(600)
    kept.of(['/', '?long', '{}'], () => markup(5000))
    expect(kept.size).toBeLessThanOrEqual(1000)
  })

  it('takes the memory that it counts, not that of the pieces it was made of', () => {
    const kept = new KeptMarkup()
    const pieces = ['<li>', 'words', '</li>'].map((text) => Buffer.from(text))
    const made = kept.of(page, () => ({ pieces, parts: new Set() }))
    expect(made?.pieces.map(String)).toEqual(['<li>words</li>'])
    expect(made?.pieces[0]?.buffer.byteLength).toBe('<li>words</li>'.length)
  })

  it('is not what could not be rendered', () => {
    const kept = new KeptMarkup()
    expect(kept.of(page, () => undefined)).toBeUndefined()
    expect(kept.of(page, () => markup(1))).toBeDefined()
  })
})

/** The prices that the API tells. */
interface Told {
  readonly price: number
}

const request = (url: string, { price }: Told): PageRequest =>
  pageRequest(url, (path) => {
    const isListing = path.startsWith('/api-next/listings/')
    if (isListing && !/\/\d+\/\?/.test(path)) return Promise.resolve({ status: 404, body: {} })
    const listings = results.listings.map((one) => ({ ...one, price }))
    const body = isListing ? { ...flatDetail, price } : { ...results, listings }
    return Promise.resolve({ status: 200, body })
  })

async function open(asked: PageRequest): Promise<string> {
  const stream = new PassThrough()
  ;(await renderPage(asked)).pipe(stream)
  return text(stream)
}

const signedIn = { isSignedIn: true, socialProviders: [] }
const signedOut = { ...signedIn, isSignedIn: false }

/** Requests of made-up readers: what a page may depend on besides its address. */
const requests = fc
  .record({
    url: fc.constantFrom('/pwlhsh-katoikies/', '/en/pwlhsh-katoikies/', '/aggelies/1/', '/de/aggelies/1/'),
    price: fc.constantFrom(100_000, 90_000),
    changes: fc.record({
      theme: fc.constantFrom(null, 'dark' as const),
      results: fc.constantFrom(undefined, 'list' as const),
      nonce: fc.base64String({ minLength: 8, maxLength: 8 }),
      csrfToken: fc.stringMatching(/^[\w-]{43}$/),
      isPseudo: fc.boolean(),
      account: fc.constantFrom(signedOut, signedIn),
      flags: fc.boolean().map((on) => ({ ...defaultFlags, listingSearchNewSorting: on })),
      offeredLanguage: fc.constantFrom(
        () => undefined,
        () => 'fr' as const,
      ),
    }),
  })
  .map(({ url, price, changes }): PageRequest => ({ ...request(url, { price }), ...changes }))

describe('a page whose markup is kept', () => {
  it('is to every reader what it would be without', async () => {
    const kept = new KeptMarkup()
    await fc.assert(
      fc.asyncProperty(requests, async (asked) => {
        const fresh = await open({ ...asked, kept: new KeptMarkup() })
        expect(await open({ ...asked, kept })).toBe(fresh)
      }),
      { numRuns: runs(100) },
    )
  }, 60_000)

  it('is rendered once for readers who differ in theme, nonce and token', async () => {
    const kept = new KeptMarkup()
    const asked = request('/pwlhsh-katoikies/', { price: 100_000 })
    const first = await open({ ...asked, kept })
    const { size } = kept
    const second = await open({ ...asked, kept, theme: 'dark', nonce: 'other', csrfToken: 't0ken' })
    expect(kept.size).toBe(size)
    expect(size).toBeGreaterThan(0)
    for (const own of ['n0nce', 'c5rf']) {
      expect(first).toContain(own)
      expect(second).not.toContain(own)
    }
  })

  it('shows a changed price at once', async () => {
    const kept = new KeptMarkup()
    const before = await open({ ...request('/aggelies/1/', { price: 100_000 }), kept })
    const after = await open({ ...request('/aggelies/1/', { price: 90_000 }), kept })
    expect(before).toContain('100.000\u00a0€')
    expect(after).toContain('90.000\u00a0€')
    expect(after).not.toContain('100.000\u00a0€')
  })

  it('is none of a signed-in reader, and none of one person', async () => {
    const kept = new KeptMarkup()
    const listed = request('/pwlhsh-katoikies/', { price: 100_000 })
    await open({ ...listed, kept, account: signedIn })
    await open({ ...listed, url: '/user/saved/', kept })
    expect(kept.size).toBe(0)
  })

  it('is none with a token in its address, and none that could not be shown', async () => {
    const kept = new KeptMarkup()
    const asked = request('/', { price: 100_000 })
    await open({ ...asked, url: '/no-such-page/', kept })
    for (const name of ['joinAgency', 'confirmContact', 'confirmListing', 'verifyEmail'] as const)
      await open({ ...asked, url: `${routePath(name)}?token=t0ken&t=t0ken`, kept })
    expect(kept.size).toBe(0)
  })
})
