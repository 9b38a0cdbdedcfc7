import { Effect } from 'effect'
import type { WrittenListing } from '#domain/api/listings/OwnListings.ts'
import { factNames } from '#domain/listing/facts/factTable.ts'
import { lackingToShow, type SentListing } from '#domain/listing/facts/readListing.ts'
import { type ListingActionName, listingActions } from '#domain/listing/listingActions.ts'
import type { StatusName } from '#domain/listing/vocabularies/market.ts'
import { inTransaction, nowDate } from '#server/content/changes/inTransaction.ts'
import { versionAsked } from '#server/content/changes/requestHeaders.ts'
import { partProperty } from '#server/content/listings/properties/settleProperty.ts'
import { ListingWriter } from '#server/content/listings/writing/ListingWriter.ts'
import { replyWithHeader } from '#server/http/replies/reply.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'
import { documentsOf } from '../documents/arrangeDocuments.ts'
import { statedPlan } from '../floorPlan/writePlan.ts'
import { arrangedOf } from '../photos/arrangePhotographs.ts'
import { differences } from '../write/differences.ts'
import { withinWriteLimit } from '../write/limits.ts'
import {
  advertiserFor,
  type OwnedListing,
  ownListing,
  propertyOfListing,
  wordsOf,
} from '../write/ownListing.ts'
import { withinPlan } from '../write/planOf.ts'
import { refuseFields, refuseStatus, refuseVersion } from '../write/refusals.ts'
import { checked, findable, lasting, type Sent, writer } from '../write/writer.ts'
import { changeOnce } from '../write/requestHeaders.ts'
import { activateHeld, changeHeld, createHeld } from '../holds/writeHeld.ts'

interface Of {
  readonly params: { readonly id: number }
}

const answered = Effect.fnUntraced(function* (written: WrittenListing) {
  yield* replyWithHeader('etag', `"${written.version}"`)
  return written
})

const newStatuses = ['active', 'draft'] as const

export const create = Effect.fn('ownListings.create')(function* ({ payload }: { readonly payload: Sent }) {
  const accountId = yield* writer
  const status = newStatuses.find((name) => name === (payload['status'] ?? 'active'))
  if (status === undefined)
    return yield* refuseFields({ status: { name: 'choice', values: { names: newStatuses.join(', ') } } })
  const { listing, row } = yield* checked(payload, status)
  const work = Effect.gen(function* () {
    const advertiser = yield* advertiserFor(accountId, payload['advertiserId'])
    if (status === 'active') yield* withinPlan(advertiser.id)
    return yield* createHeld(advertiser, { listing, row }, status)
  })
  const written = yield* changeOnce({ accountId, body: ['create', payload], work })
  yield* findable
  return yield* answered(written)
})

/** Fails with what differs where the listing has another version than the change was made from. */
const refuseOther = Effect.fnUntraced(function* (
  stored: OwnedListing,
  version: number | 'any',
  listing?: SentListing,
) {
  if (version === 'any' || version === stored.version) return
  const differs = listing ? differences(listing, { ...stored, ...(yield* wordsOf(stored.id)) }) : {}
  yield* refuseVersion(stored.version, differs)
})

export const change = Effect.fn('ownListings.change')(function* ({
  params: { id },
  payload,
}: Of & { readonly payload: Sent }) {
  const accountId = yield* writer
  const { status } = yield* ownListing(accountId, id)
  const { listing, row } = yield* checked(payload, status)
  const version = yield* versionAsked(payload['version'])
  if (version === undefined) return yield* refuseFields({ version: { name: 'versionRequired' } })
  const work = Effect.gen(function* () {
    const stored = yield* ownListing(accountId, id, 'locked')
    yield* refuseOther(stored, version, listing)
    // It was shown in the meantime.
    if (stored.status !== status) return yield* refuseStatus(stored.status)
    const fixed =
      stored.status === 'draft' ? [] : lasting.filter((name) => stored.facts[name] !== listing.facts[name])
    if (fixed.length > 0)
      return yield* refuseFields(Object.fromEntries(fixed.map((name) => [name, { name: 'notChangeable' }])))
    const words = yield* wordsOf(id)
    if (Object.keys(differences(listing, { ...stored, ...words })).length === 0)
      return { id, version: stored.version, status }
    return yield* changeHeld(stored, { listing, row })
  })
  const written = yield* changeOnce({ accountId, body: ['change', id, version, payload], work })
  yield* findable
  return yield* answered(written)
})

/** Changes the status of a listing. */
export const act = (name: ListingActionName) =>
  Effect.fn(`ownListings.${name}`)(function* ({ params: { id } }: Of) {
    const accountId = yield* writer
    const version = (yield* versionAsked()) ?? 'any'
    const { from, to, ...action } = listingActions[name]
    const isPossible: readonly StatusName[] = from
    const work = Effect.gen(function* () {
      const listings = yield* ListingWriter
      const stored = yield* ownListing(accountId, id, 'locked')
      yield* refuseOther(stored, version)
      const now = yield* nowDate
      if (name === 'confirm' && stored.status === to) yield* listings.confirm(stored, now)
      if (stored.status === to) return { id, version: stored.version, status: to }
      if (!isPossible.includes(stored.status)) return yield* refuseStatus(stored.status)
      if (to === 'active') {
        const lacking = lackingToShow(stored.facts)
        if (Object.keys(lacking).length > 0) return yield* refuseFields(lacking)
        if (name === 'activate') {
          yield* withinPlan(stored.advertiserId)
          return yield* activateHeld(stored)
        }
      }
      yield* listings.move(stored, to, 'event' in action ? action.event : undefined, now)
      return { id, version: stored.version + 1, status: to }
    })
    const written: WrittenListing = yield* changeOnce({ accountId, body: [name, id], work })
    yield* findable
    return yield* answered(written)
  })

/** A listing of one's own, with its private facts. */
export const own = Effect.fn('ownListings.own')(function* ({ params: { id } }: Of) {
  const { accountId } = yield* SignedInSession
  yield* withinWriteLimit('readByAccount', accountId)
  const { version, status, facts, advertiserId } = yield* ownListing(accountId, id)
  const stated = factNames.flatMap((name) => (facts[name] === null ? [] : [[name, facts[name]] as const]))
  yield* replyWithHeader('etag', `"${version}"`)
  const { texts, units } = yield* wordsOf(id)
  const property = yield* propertyOfListing(id)
  return {
    id,
    version,
    status,
    advertiserId,
    property,
    facts: Object.fromEntries(stated),
    texts: { ...texts },
    units,
    photos: yield* arrangedOf(id),
    documents: yield* documentsOf(id),
    ...(yield* statedPlan(id)),
  }
})

/** Says that an ad is of another home than the others of its property. */
export const part = Effect.fn('ownListings.part')(function* ({ params: { id } }: Of) {
  const accountId = yield* writer
  return yield* inTransaction(
    Effect.gen(function* () {
      yield* ownListing(accountId, id, 'locked')
      yield* partProperty(id, 'advertiser', yield* nowDate)
      return { id, property: (yield* propertyOfListing(id)).id }
    }),
  )
})
