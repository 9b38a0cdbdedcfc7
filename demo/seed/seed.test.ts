import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { describe, expect, it } from 'vitest'
import { distance } from '#domain/geography/distance.ts'
import { greece } from '#domain/geography/greece.ts'
import { contradicting } from '#domain/listing/facts/contradictions.ts'
import { factNames, factOf, type ListingFacts, nothingStated } from '#domain/listing/facts/factTable.ts'
import { readFact } from '#domain/listing/facts/readFact.ts'
import { openAny } from '#server/database/testing/engines.ts'
import { randomFrom } from '#demo/random.ts'
import { courts } from '#domain/listing/vocabularies/courts.ts'
import { courtSeats } from './courtSeats.ts'
import { advertisedBefore } from './advertisedBefore.ts'
import { makeAdvertiserChooser, makeAdvertisers } from './advertisers.ts'
import { type DemoListing, makeListing, type Market } from './makeListing.ts'
import { seedDemo } from './seedDemo.ts'
import { seededWith } from './seededWith.ts'
import { snapToCell } from '#domain/geography/snapToCell.ts'
import { isShownAlike } from './shownPlace.ts'
import { makeSites } from './sites.ts'

const now = new Date('2026-11-21T00:00:00Z')

const market = (seed: number): Market => {
  const gazetteer = greece()
  return {
    chooseSite: makeSites(gazetteer),
    chooseAdvertiser: makeAdvertiserChooser(makeAdvertisers(gazetteer, 200, seed)),
    pickPhotos: (_, random) => [1, 2, 3].map((room) => 100 * random.int(1, 1000) + room),
    now,
    seed,
  }
}

const stock = (count: number, seed = 1): DemoListing[] => {
  const from = market(seed)
  return Array.from({ length: count }, (_, index) => makeListing(index + 1, from))
}

const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? Number.NaN
}

const mostOf = (names: readonly string[]): string | undefined =>
  [...Map.groupBy(names, (name) => name)].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0]

describe('the demonstration stock', () => {
  const listings = stock(6000)
  const perSquareMetre = (test: (listing: DemoListing) => boolean) =>
    median(
      listings
        .filter(
          (listing) =>
            listing.home.typology === 'apartment' && listing.home.contract === 'sale' && test(listing),
        )
        .flatMap(({ home }) => (home.price === null ? [] : [home.price / home.surface])),
    )

  it('is the same for the same seed and differs for another', () => {
    expect(stock(40)).toEqual(stock(40))
    expect(stock(5, 2)).not.toEqual(stock(5))
  })

  it('states nothing that an advertiser could not write', () => {
    const wrong = listings.flatMap((listing) => {
      const { id, home, more } = listing
      const { amenities, site, views, ...stated } = home
      const { auction } = listing
      const sent = {
        ...nothingStated,
        ...stated,
        ...amenities,
        views: views.length === 0 ? null : views,
        bareOwnership: home.bareOwnership || null,
        undividedShare: home.undividedShare || null,
        auctionStatus: auction?.status ?? null,
        court: auction?.court ?? null,
        ...more,
      }
      const problems = Object.entries(contradicting(sent as ListingFacts))
      const values = factNames.flatMap((name) => {
        const read = readFact(factOf(name), sent[name])
        return 'problem' in read ? [[name, read.problem] as const] : []
      })
      return [...problems, ...values].map(
        ([field, { name }]) => `${id} ${field} ${name} ${site.municipality.id}`,
      )
    })
    expect(wrong).toEqual([])
  })

  it('states enough of the further facts for filters to have something to find', () => {
    const share = (name: keyof DemoListing['more']) =>
      listings.filter(({ more }) => (more[name] ?? null) !== null).length / listings.length
    for (const name of [
      'netArea',
      'certificateValidTo',
      'buildingIdentity',
      'regularisation',
      'stepsToLift',
    ] as const)
      expect(share(name), name).toBeGreaterThan(0.05)
  })

  it('has prices that follow the place, the age and the condition', () => {
    const in_ = (slug: string) => (listing: DemoListing) => listing.home.site.province.slug === slug
    expect(perSquareMetre(in_('notios-tomeas-athinon'))).toBeGreaterThan(
      perSquareMetre(in_('kentrikos-tomeas-athinon')),
    )
    expect(perSquareMetre(in_('kentrikos-tomeas-athinon'))).toBeGreaterThan(
      perSquareMetre(({ home }) => home.site.style === 'macedonia'),
    )
    expect(perSquareMetre(({ home }) => home.condition === 'renovated')).toBeGreaterThan(
      perSquareMetre(({ home }) => home.condition === 'toRenovate'),
    )
  })

  it('has most homes and agencies in Athens, and sixty homes in Pagrati', () => {
    const choose = makeSites(greece())
    const random = randomFrom('density')
    const sites = Array.from({ length: 12_000 }, () => choose(random))
    const agencies = makeAdvertisers(greece(), 1000, 1).agencies
    expect(mostOf(sites.map(({ municipality }) => municipality.slug))).toBe('athina')
    expect(mostOf(agencies.map(({ municipality }) => municipality.slug))).toBe('athina')
    expect(sites.filter(({ zone }) => zone?.slug === 'pagkrati').length).toBeGreaterThan(60)
  })

  it('leaves a quarter of the optional facts unstated, give or take', () => {
    const homes = listings.filter(({ home }) => home.category === 'residential').map(({ home }) => home)
    const fields = [
      'surfaceKind',
      'bathrooms',
      'floorsTotal',
      'builtYear',
      'condition',
      'heatingSystem',
      'heatingMedium',
      'energyClass',
    ] as const
    const unstated = homes
      .flatMap((home) => fields.map((field) => home[field]))
      .filter((value) => value === null)
    const share = unstated.length / (homes.length * fields.length)
    expect(share).toBeGreaterThan(0.2)
    expect(share).toBeLessThan(0.38)
  })

  it('says in its texts nothing that it does not state', () => {
    const said = listings.map(({ home, texts }) => ({ home, text: texts.el.description }))
    const withoutYear = said.filter(({ home }) => home.builtYear === null)
    const withoutHeating = said.filter(({ home }) => home.heatingSystem === null)
    const withoutView = said.filter(({ home }) => home.views.length === 0)
    expect(withoutYear.filter(({ text }) => /Έτος κατασκευής/.test(text))).toEqual([])
    expect(withoutHeating.filter(({ text }) => /Θέρμανση/.test(text))).toEqual([])
    expect(withoutView.filter(({ text }) => /Θέα/.test(text))).toEqual([])
    expect(withoutYear.length * withoutHeating.length * withoutView.length).toBeGreaterThan(0)
  })

  it('has life lines in order, which end in the present price', () => {
    for (const { home, life } of listings) {
      const times = life.prices.map(({ at }) => at.getTime())
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(life.createdAt.getTime()).toBeLessThanOrEqual(life.confirmedAt.getTime())
      expect(life.confirmedAt.getTime()).toBeLessThanOrEqual(now.getTime())
      expect(life.prices.at(-1)?.price ?? null).toBe(home.price)
    }
  })

  it('tells of each auction how it stands, and of most the nearest court', () => {
    for (const { home, auction } of listings) expect(auction !== null).toBe(home.contract === 'auction')
    const auctions = listings.flatMap(({ home, auction }) => (auction ? [{ home, ...auction }] : []))
    expect(auctions.length).toBeGreaterThan(20)
    expect(new Set(auctions.map(({ status }) => status)).size).toBeGreaterThan(2)
    const inCrete = auctions.filter(({ home }) => home.site.region.slug === 'kriti')
    for (const { court } of inCrete)
      expect([null, 'heraklion', 'chania', 'rethymno', 'lasithi', 'naxos', 'kythira']).toContain(court)
    expect(auctions.filter(({ court }) => court === null).length).toBeLessThan(auctions.length / 4)
  })

  it('lists what most projects hold, the advertised one first', () => {
    const others = listings.filter(({ home }) => home.kind !== 'project')
    expect(others.flatMap(({ units }) => units)).toEqual([])
    const projects = listings.filter(({ home }) => home.kind === 'project')
    const listed = projects.filter(({ units }) => units.length > 0)
    expect(listed.length).toBeGreaterThan(projects.length / 2)
    expect(listed.length).toBeLessThan(projects.length)
    for (const { home, units } of listed) {
      expect(units[0]).toMatchObject({ price: home.price, surface: home.surface, isAvailable: true })
      expect(new Set(units.map(({ name }) => name)).size).toBe(units.length)
    }
  })

  it('knows where every court sits', () => {
    const seats = Object.values(courtSeats)
    expect(seats.filter((slug) => greece().bySlug('city', slug) === undefined)).toEqual([])
    expect(new Set(seats).size).toBe(courts.names.length)
  })

  it('has some homes abroad, and the same in Greece as without them', () => {
    const abroad = listings.filter(({ home }) => home.site.country !== 'greece')
    expect(abroad.length).toBeGreaterThan(50)
    expect(abroad.length).toBeLessThan(200)
    expect(new Set(abroad.map(({ home }) => home.site.country)).size).toBeGreaterThan(4)
    expect(abroad.every(({ texts, home }) => texts.el.title.includes(home.site.municipality.name.el))).toBe(
      true,
    )
  })

  it('tells some homes again: of another agency, elsewhere a little and for a little more or less', () => {
    const again = listings.flatMap((listing) => {
      const first = listings[(advertisedBefore(listing.id, 1) ?? 0) - 1]
      const isSame = first?.home.site.point.latitude === listing.home.site.point.latitude
      return first && isSame ? [{ first, listing }] : []
    })
    expect(again.length).toBeGreaterThan(listings.length * 0.02)
    expect(again.length).toBeLessThan(listings.length * 0.05)
    for (const { first, listing } of again) {
      expect(listing.home.typology).toBe(first.home.typology)
      expect(Math.abs(listing.home.surface - first.home.surface)).toBeLessThanOrEqual(1)
      // The same pictures would lead from an ad that hides the place to one that shows it.
      const isAlike = isShownAlike(first.place, listing.place)
      expect(new Set(first.photos).isSupersetOf(new Set(listing.photos))).toBe(isAlike)
      expect(listing.photos.length).toBeGreaterThan(0)
    }
    const others = again.filter(({ first, listing }) => first.advertiser.id !== listing.advertiser.id)
    expect(others.length).toBeGreaterThan(again.length * 0.95)
    expect(new Set(again.map(({ first }) => first.id)).size).toBeLessThan(again.length)
  })

  it('never owns a place in the pilotis', () => {
    const rights = listings
      .filter(({ home }) => home.parkingKind === 'pilotis')
      .map(({ home }) => home.parkingRight)
    expect(rights.length).toBeGreaterThan(20)
    expect(rights).not.toContain('owned')
  })
})

it('snaps to a cell whose circle always holds the true point', () => {
  const random = randomFrom(3)
  for (let n = 0; n < 2000; n++) {
    const point = { latitude: random.between(34.8, 41.7), longitude: random.between(19.4, 28.2) }
    for (const radius of [60, 150, 500]) {
      const kilometres = distance(point, snapToCell(point, radius))
      expect(kilometres * 1000).toBeLessThanOrEqual(radius * 1.005)
    }
  }
})

it('fills a database, and again after a reset', async () => {
  const program = Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const count = sql<{ n: number }>`SELECT count(*)::int AS n FROM listings`
    expect(yield* seededWith).toBeUndefined()
    yield* seedDemo({ listings: 300, seed: 5, now })
    expect((yield* count)[0]?.n).toBe(300)
    yield* seedDemo({ listings: 200, seed: 5, now })
    expect((yield* count)[0]?.n).toBe(200)
    expect(yield* seededWith).toBe('200 listings, seed 5')
    const orphans = yield* sql<{
      n: number
    }>`SELECT count(*)::int AS n FROM listings l LEFT JOIN advertisers a ON a.id = l.advertiser_id WHERE a.id IS NULL`
    expect(orphans[0]?.n).toBe(0)
    // Without the marker they are the operator's own, and are kept; with an empty one the seeding was interrupted.
    yield* sql`DELETE FROM settings WHERE key = 'demo'`
    expect(yield* seededWith).toBe('not the demonstration’s')
    yield* sql`INSERT INTO settings (key, value) VALUES ('demo', '')`
    expect(yield* seededWith).toBeUndefined()
    const refused = yield* Effect.flip(sql`INSERT INTO price_events VALUES (999999, now(), 1, 1)`)
    expect(refused._tag).toBe('SqlError')
  })
  const database = await openAny()
  await database.run(program)
  await database.close()
})
