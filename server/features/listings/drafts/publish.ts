import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { DraftCheck, Published } from '#domain/api/listings/Drafts.ts'
import { readAsFar } from '#domain/listing/facts/readListing.ts'
import { countedFacts } from '#domain/publishing/steps.ts'
import { type DraftFields, onto, sentOfFields } from '#domain/publishing/draftFields.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { nowhere } from '#server/content/listings/writing/locateHome.ts'
import { ListingWriter } from '#server/content/listings/writing/ListingWriter.ts'
import { requestLanguage } from '#server/http/replies/requestLanguage.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'
import { findHolds, openHolds } from '../holds/findHolds.ts'
import { neighboursOf } from '../holds/neighbours.ts'
import { activateHeld, changeHeld, createHeld } from '../holds/writeHeld.ts'
import { checked, findable, lasting, writer } from '../write/writer.ts'
import { differences } from '../write/differences.ts'
import { withinWriteLimit } from '../write/limits.ts'
import { advertiserFor, ownListing, wordsOf } from '../write/ownListing.ts'
import { withinPlan } from '../write/planOf.ts'
import { refuseFields, refuseStatus } from '../write/refusals.ts'
import { changeOnce } from '../write/requestHeaders.ts'
import { fieldsOfListing } from './calls.ts'
import { ownDraft } from './draftRow.ts'
import { sameHomeOf } from './sameHome.ts'

interface Of {
  readonly params: { readonly id: number }
}

/** Writes a draft as an ad that is not there yet. */
const publishNew = Effect.fnUntraced(function* (accountId: string, fields: DraftFields) {
  const ad = yield* checked(sentOfFields(fields), 'active')
  const advertiser = yield* advertiserFor(accountId, undefined)
  yield* withinPlan(advertiser.id)
  return yield* createHeld(advertiser, ad, 'active')
})

/** Statuses in which an ad can be changed and stays what it is, or is shown. */
const publishable: readonly string[] = ['draft', 'active', 'held', 'paused', 'underOffer', 'expired']

/** Writes what a draft changed into its ad, and shows the ad if it was not shown yet. */
export const publishChange = Effect.fnUntraced(function* (
  accountId: string,
  id: number,
  { fields, base }: { readonly fields: DraftFields; readonly base: DraftFields | null },
) {
  const stored = yield* ownListing(accountId, id, 'locked')
  if (!publishable.includes(stored.status)) return yield* refuseStatus(stored.status)
  const words = yield* wordsOf(id)
  const merged = base === null ? fields : onto(fieldsOfListing({ ...stored, ...words }), fields, base)
  const sent = { ...sentOfFields(merged), ...(words.units.length > 0 && { units: words.units }) }
  const isNew = stored.status === 'draft'
  if (isNew) yield* withinPlan(stored.advertiserId)
  const kind = isNew ? {} : { kind: stored.facts.kind }
  const ad = yield* checked({ ...kind, ...sent }, isNew ? 'active' : stored.status)
  const fixed = isNew ? [] : lasting.filter((name) => stored.facts[name] !== ad.listing.facts[name])
  if (fixed.length > 0)
    return yield* refuseFields(Object.fromEntries(fixed.map((name) => [name, { name: 'notChangeable' }])))
  const isSame = Object.keys(differences(ad.listing, { ...stored, ...words })).length === 0
  const changed = isSame ? stored : yield* changeHeld(stored, ad)
  if (!isNew) return { id, version: changed.version, status: changed.status }
  return yield* activateHeld({ ...stored, facts: ad.listing.facts, version: changed.version })
})

/** Publishes a draft through the write path of ads. An ad that has to wait for a person is held, with the reasons. */
export const publish = Effect.fn('drafts.publish')(function* ({ params: { id } }: Of) {
  const accountId = yield* writer
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    const row = yield* ownDraft(accountId, id, 'locked')
    const { listingId, publishedAt } = row
    const written =
      listingId !== null && publishedAt !== null
        ? yield* ownListing(accountId, listingId)
        : listingId === null
          ? yield* publishNew(accountId, row.fields)
          : yield* publishChange(accountId, listingId, row)
    if (publishedAt === null)
      yield* sql`UPDATE listing_drafts SET published_at = ${yield* nowDate}, base = NULL, listing_id = ${written.id}
        WHERE id = ${id}`
    return { listingId: written.id, status: written.status, holds: yield* openHolds(written.id) }
  })
  const published: Published = yield* changeOnce({ accountId, body: ['publish', id], work })
  yield* findable
  return published
})

/** What a draft leaves out, how its price stands, and what would make it wait. Half-typed fields count as not stated. */
export const check = Effect.fn('drafts.check')(function* ({ params: { id } }: Of) {
  const { accountId } = yield* SignedInSession
  yield* withinWriteLimit('readByAccount', accountId)
  const { fields, listingId } = yield* ownDraft(accountId, id)
  const listing = readAsFar(sentOfFields(fields))
  const { rowOf } = yield* ListingWriter
  const row = rowOf(listing.facts) ?? nowhere
  const asked = countedFacts(listing.facts)
  const unstated = asked.filter((name) => listing.facts[name] === null)
  return {
    stated: asked.length - unstated.length,
    of: asked.length,
    unstated,
    comparison: yield* neighboursOf(listing.facts, row, yield* requestLanguage, listingId ?? 0),
    holds: yield* findHolds(listing, row, listingId ?? undefined),
    sameHome: yield* sameHomeOf(listingId),
  } satisfies DraftCheck
})
