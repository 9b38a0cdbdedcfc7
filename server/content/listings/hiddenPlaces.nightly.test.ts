/** The demonstration's ads: nothing that names another ad beside one tells where a home is that its advertiser hides. */
import { Effect, Exit, Scope } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { openApiOver, type TestApi } from '#server/http/api/testing/openApi.ts'
import { openAny, type TestDatabase } from '#server/database/testing/engines.ts'
import { advertisedBefore } from '#demo/seed/advertisedBefore.ts'
import { seedDemo } from '#demo/seed/seedDemo.ts'

const count = 4000
const seed = 1

const precisionOf = ({ location: { precision, radius } }: ListingCard) => `${precision} ${radius}`

/** Whether two ads state enough to be taken for ads of one home, but for where it is. */
const stateAlike = (one: ListingCard, other: ListingCard): boolean =>
  (['price', 'surface', 'bedrooms', 'floor', 'bathrooms'] as const).every(
    (name) => one[name] !== null && other[name] !== null,
  ) &&
  one.bedrooms === other.bedrooms &&
  one.floor === other.floor &&
  one.bathrooms === other.bathrooms

describe('ads of one home whose places are shown otherwise', () => {
  let database: TestDatabase
  let api: TestApi
  const scope = Scope.makeUnsafe()
  const cards = new Map<number, ListingDetail>()
  const ask = <A, E>(call: Effect.Effect<A, E>) => Effect.runPromise(call)

  beforeAll(async () => {
    database = await openAny()
    await database.run(seedDemo({ listings: count, seed, now: new Date('2026-11-21T00:00:00Z') }))
    api = await database.run(Effect.provideService(openApiOver({}), Scope.Scope, scope))
    for (let id = 1; id <= count; id++) {
      // oxlint-disable-next-line no-await-in-loop -- one engine
      const detail = await ask(Effect.option(api.client.listings.detail({ params: { id }, query: {} })))
      if (detail._tag === 'Some') cards.set(id, detail.value)
    }
  }, 120_000)
  afterAll(async () => {
    await Effect.runPromise(Scope.close(scope, Exit.void))
    await database.close()
  })

  /** Pairs that the demonstration made of one home, of which one shows more than the other. */
  const pairs = () =>
    [...cards].flatMap(([id, again]) => {
      const first = cards.get(advertisedBefore(id, seed) ?? 0)
      return first && first.typology === again.typology && precisionOf(first) !== precisionOf(again)
        ? [[first, again] as const]
        : []
    })

  it('are there, so that there is something to tell', () => {
    expect(pairs().length).toBeGreaterThan(10)
  })

  it('are not told to be of one home, on the page of either, while others are', async () => {
    let told = 0
    for (const [id, card] of cards) {
      // oxlint-disable-next-line no-await-in-loop -- one engine
      const others = await ask(api.client.listings.sameHome({ params: { id }, query: {} }))
      told += others.length
      expect(others.map(precisionOf)).toEqual(others.map(() => precisionOf(card)))
    }
    expect(told).toBeGreaterThan(10)
  })

  it('are not offered as alike, and share no set of pictures', async () => {
    for (const [first, again] of pairs()) {
      for (const [one, other] of [
        [first, again],
        [again, first],
      ] as const) {
        // oxlint-disable-next-line no-await-in-loop -- one engine
        const similar = await ask(api.client.listings.similar({ params: { id: one.id }, query: {} }))
        const hidden = stateAlike(one, other) ? [other.id] : []
        expect(similar.map(({ id }) => id).filter((id) => hidden.includes(id))).toEqual([])
      }
      const paths = new Set(first.photos.map(({ path }) => path))
      const shared = again.photos.filter(({ path }) => paths.has(path)).length
      expect(shared === again.photos.length && shared > 2).toBe(false)
    }
  })
})
