/** What pages of random searches tell search engines: their own address, their languages, and whether they may be shown. */
import { Effect, Exit, Scope } from 'effect'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SearchResults } from '#domain/api/Search.ts'
import { defaultFlags, type Flags } from '#domain/flags.ts'
import { greece } from '#domain/geography/greece.ts'
import { languages } from '#domain/locale.ts'
import { filterNamesOf, filters } from '#domain/search/filters.ts'
import { defaultOrder } from '#domain/search/orders.ts'
import { withoutPlaces, writeSearchAddress } from '#domain/search/searchAddress.ts'
import { placeSlugOf, splitLanguage } from '#domain/search/searchPath.ts'
import { searchableKeyword } from '#domain/search/words/keyword.ts'
import { searchListRoute, searchRoute } from '#app/features/search/search.routes.ts'
import { loadTexts, type Texts } from '#app/i18n/texts.ts'
import { addressesOf } from '#app/shell/head.ts'
import { openRoute } from '#app/shell/route.tsx'
import { openApiWith, type TestApi } from '#server/http/api/testing/openApi.ts'
import { engines, type TestDatabase } from '#server/database/testing/engines.ts'
import { searchAddresses } from './searches.ts'
import { runs } from '../properties/runs.ts'

const origin = 'https://estia.example'
/** Every feature on: every filter and every value exists. */
const flags = Object.fromEntries(Object.keys(defaultFlags).map((name) => [name, true])) as Flags
const order = defaultOrder(flags.listingSearchNewSorting)
const routes = [searchRoute, searchListRoute]

/** Found by every search: how many there are is not what is asked here. */
const many = 5000

interface SeenPage {
  readonly canonical: string
  readonly mayBeShown: boolean
  /** The address of each language, by its `hreflang`. */
  readonly alternates: Readonly<Record<string, string>>
}

/** As search engines may be offered them: a contract, a category, a place, a page. */
const plain = fc
  .record({ search: searchAddresses(flags), page: fc.integer({ min: 1, max: 12 }) })
  .map(({ search, page }) => ({ ...search, criteria: {}, order, page }))

/** Every place by its id alone, as forms without script ask for it, with the path that names it. */
const byId = filterNamesOf('places').flatMap((name) =>
  greece()
    .places.filter(({ level }) => level === filters[name].level)
    .map((place) => ({
      href: `/search-list/?idContratto=2&${filters[name].parameter}=${place.id}`,
      place: placeSlugOf(greece().ancestors(place).toReversed()),
    })),
)
const nameable = byId.filter(({ place }) => place !== undefined)

/** Addresses as links elsewhere may have them: parameters mixed, said by parameters alone, with words of other programs. */
const written = fc
  .record({
    address: fc.oneof(plain, searchAddresses(flags)),
    extra: fc.constantFrom('', 'utm_source=x', 'pag=1', 'prezzoMinimo=abc', 'zoom=12', 'frase=spiti'),
    isReversed: fc.boolean(),
  })
  .map(({ address, extra, isReversed }) => {
    const { pathname, searchParams } = new URL(writeSearchAddress(address, flags), origin)
    const pairs = [...searchParams, ...new URLSearchParams(extra)]
    return `${pathname}?${new URLSearchParams(isReversed ? pairs.toReversed() : pairs)}`
  })

const links = fc.oneof(
  { weight: 4, arbitrary: written },
  { weight: 1, arbitrary: fc.constantFrom(...byId.map(({ href }) => href)) },
)

describe('the address that a page of results names as its own', () => {
  let database: TestDatabase
  let api: TestApi
  let texts: Texts
  const scope = Scope.makeUnsafe()

  beforeAll(async () => {
    const [embedded] = engines
    if (embedded === undefined) throw new Error('There is no embedded engine')
    database = await embedded.open()
    api = await database.run(Effect.provideService(openApiWith({ flags }), Scope.Scope, scope))
    texts = await loadTexts('el')
  })

  afterAll(async () => {
    await Effect.runPromise(Scope.close(scope, Exit.void))
    await database.close()
  })

  async function see(href: string): Promise<SeenPage> {
    const { pathname, searchParams: search } = new URL(href, origin)
    const { language, rest: path } = splitLanguage(pathname)
    const place = { language, path, search, flags }
    const route = openRoute(routes, place)
    const { status, text } = await api.ask(String(route?.main))
    if (route === undefined || status !== 200) throw new Error(`${href} is no page: ${status} ${text}`)
    await route.preload()
    const head = route.head(texts, { ...(JSON.parse(text) as SearchResults), total: many })
    const addresses = addressesOf(head, { language, path, origin })
    const alternates = addresses.flatMap(({ rel, hreflang, href: there }) =>
      rel === 'alternate' && hreflang !== undefined ? [[hreflang, there] as const] : [],
    )
    return {
      canonical: addresses.find(({ rel }) => rel === 'canonical')?.href ?? '',
      mayBeShown: head.noIndex !== true,
      alternates: Object.fromEntries(alternates),
    }
  }

  it('leads to a page that names itself, and may be shown wherever the first one may', async () => {
    await fc.assert(
      fc.asyncProperty(links, async (link) => {
        const page = await see(link)
        const own = await see(page.canonical)
        expect(own.canonical).toBe(page.canonical)
        expect(page.mayBeShown ? own : page).toEqual(page)
      }),
      { seed: 5, numRuns: runs(250) },
    )
  })

  it('has all languages beside it, which name each other and themselves; none where it may not be shown', async () => {
    await fc.assert(
      fc.asyncProperty(links, async (link) => {
        const { canonical, mayBeShown, alternates } = await see(link)
        const expected = mayBeShown ? [...languages, 'x-default'] : []
        expect(Object.keys(alternates).toSorted()).toEqual(expected.toSorted())
        if (!mayBeShown) return
        expect(alternates[splitLanguage(new URL(canonical).pathname).language]).toBe(canonical)
        for (const there of Object.values(alternates))
          expect(await see(there)).toEqual({ canonical: there, mayBeShown, alternates })
      }),
      { seed: 6, numRuns: runs(150) },
    )
  })

  it('is the one address of the search, its page among it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(plain, searchAddresses(flags)), async (address) => {
        // A place by its id is named by a path as soon as there is one: see below. No station has such an id.
        const { metroLine: _, metroStation: __, ...criteria } = withoutPlaces(address.criteria)
        // Words that no index has are left out, and so is a keyword of nothing else.
        fc.pre(criteria.keyword === undefined || searchableKeyword(criteria.keyword).keyword !== '')
        const href = writeSearchAddress({ ...address, criteria }, flags)
        expect((await see(href)).canonical).toBe(origin + href)
      }),
      { seed: 7, numRuns: runs(200) },
    )
  })

  it('names every place that a path can name, whichever way it was asked for', async () => {
    for (const { href, place } of nameable.filter((_, at) => at % 10 === 0)) {
      const address = { language: 'el', contract: 'rent', category: 'residential', place } as const
      const own = writeSearchAddress({ ...address, criteria: {}, order, page: 1 }, flags)
      expect(await see(href)).toEqual(await see(own))
    }
  })
})
