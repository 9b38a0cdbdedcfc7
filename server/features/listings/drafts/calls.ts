/** Ads that are being written. A draft is stored as it was typed; the write path of ads reads it when it is published. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { DraftChanged, DraftsFull, type DraftChange } from '#domain/api/listings/Drafts.ts'
import type { ListingProblem } from '#domain/listing/facts/problems.ts'
import { readListing, type SentListing } from '#domain/listing/facts/readListing.ts'
import { factNames } from '#domain/listing/facts/factTable.ts'
import {
  type DraftFields,
  draftLimits,
  type DraftValue,
  isDraftField,
  sentOfFields,
  textOfField,
  withChanges,
} from '#domain/publishing/draftFields.ts'
import { inTransaction, nowDate } from '#server/content/changes/inTransaction.ts'
import { ListingWriter } from '#server/content/listings/writing/ListingWriter.ts'
import { PhotographFiles } from '#server/content/media/photographs/PhotographFiles.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'
import { writer } from '../write/writer.ts'
import { withinWriteLimit } from '../write/limits.ts'
import { advertiserFor, ownListing, wordsOf } from '../write/ownListing.ts'
import { refuseFields, refuseStatus } from '../write/refusals.ts'
import { changeOnce } from '../write/requestHeaders.ts'
import { arrangedOf } from '../photos/arrangePhotographs.ts'
import { draftOf, openDrafts, ownDraft } from './draftRow.ts'

interface Of {
  readonly params: { readonly id: number }
}

const reader = Effect.gen(function* () {
  const { accountId } = yield* SignedInSession
  yield* withinWriteLimit('readByAccount', accountId)
  return accountId
})

export const list = Effect.fn('drafts.list')(function* () {
  const rows = yield* openDrafts(yield* reader)
  return { drafts: yield* Effect.forEach(rows, draftOf), most: draftLimits.drafts }
})

export const draft = Effect.fn('drafts.draft')(function* ({ params: { id } }: Of) {
  return yield* draftOf(yield* ownDraft(yield* reader, id))
})

/** What an ad says, as the fields of a draft. */
export function fieldsOfListing({ facts, texts }: Pick<SentListing, 'facts' | 'texts'>): DraftFields {
  const ofFacts = factNames.flatMap((name): [string, DraftValue][] => {
    const value = facts[name]
    return value === null || name === 'kind' ? [] : [[name, value]]
  })
  const ofTexts = Object.entries(texts).flatMap(([language, text]) =>
    (['title', 'description'] as const).flatMap((part): [string, DraftValue][] => {
      const value = text[part]
      return value === null ? [] : [[`texts.${language}.${part}`, value]]
    }),
  )
  return Object.fromEntries([...ofFacts, ...ofTexts])
}

const json = (value: unknown): string => JSON.stringify(value)

/** Statuses in which what an ad says may be changed. */
const editable: readonly string[] = ['active', 'paused', 'underOffer', 'expired', 'held', 'draft']

/** A new draft; of a published ad, what it says now, or the draft of it that is open. */
export const create = Effect.fn('drafts.create')(function* ({
  payload: { listingId },
}: {
  readonly payload: { readonly listingId?: number }
}) {
  const accountId = yield* writer
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    // One after the other, so that the limit holds.
    yield* sql`SELECT 1 FROM accounts WHERE id = ${accountId} FOR UPDATE`
    const open = yield* openDrafts(accountId)
    const known = listingId === undefined ? undefined : open.find((row) => row.listingId === listingId)
    if (known) return yield* draftOf(known)
    if (open.length >= draftLimits.drafts) return yield* new DraftsFull(refusal('draftsFull'))
    const now = yield* nowDate
    const fields = listingId === undefined ? undefined : yield* publishedFields(accountId, listingId)
    const base = fields && json(fields)
    const [made] = yield* sql<{ id: number }>`INSERT INTO listing_drafts
        (account_id, listing_id, fields, base, created_at, updated_at)
      VALUES (${accountId}, ${listingId ?? null}, ${base ?? '{}'}::jsonb, ${base ?? null}::jsonb, ${now}, ${now})
      ON CONFLICT (account_id, listing_id) DO UPDATE SET fields = excluded.fields, base = excluded.base,
        published_at = NULL, version = listing_drafts.version + 1, updated_at = excluded.updated_at
      RETURNING id`
    return yield* draftOf(yield* ownDraft(accountId, made?.id ?? 0))
  })
  return yield* changeOnce({ accountId, body: ['draft', listingId ?? null], work })
})

const publishedFields = Effect.fnUntraced(function* (accountId: string, listingId: number) {
  const { status, facts } = yield* ownListing(accountId, listingId)
  if (!editable.includes(status)) return yield* refuseStatus(status)
  return fieldsOfListing({ facts, texts: (yield* wordsOf(listingId)).texts })
})

/** Names that are no fields of a draft, and values that none has. */
function refusedFields(fields: DraftChange['fields']): Readonly<Record<string, ListingProblem>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]): [string, ListingProblem][] => {
      if (!isDraftField(name)) return [[name, { name: 'unknownField' }]]
      const isText = textOfField(name) === undefined || value === null || typeof value === 'string'
      return isText ? [] : [[name, { name: 'text', values: { most: draftLimits.value } }]]
    }),
  )
}

export const save = Effect.fn('drafts.save')(function* ({
  params: { id },
  payload: { version, fields },
}: Of & { readonly payload: DraftChange }) {
  const accountId = yield* writer
  const refused = refusedFields(fields)
  if (Object.keys(refused).length > 0) return yield* refuseFields(refused)
  const sql = yield* SqlClient.SqlClient
  return yield* inTransaction(
    Effect.gen(function* () {
      const row = yield* ownDraft(accountId, id, 'locked')
      if (version !== undefined && version !== row.version)
        return yield* new DraftChanged({ data: { ...refusal('draftChanged').data, version: row.version } })
      const next = withChanges(row.fields, fields)
      const isSame = json(next) === json(row.fields)
      if (isSame) return yield* draftOf(row)
      const listingId = yield* keepListing(accountId, row.listingId, next)
      // A published draft that is changed goes on from what was published.
      const base = row.publishedAt === null ? row.base : row.fields
      yield* sql`UPDATE listing_drafts SET fields = ${json(next)}::jsonb, listing_id = ${listingId},
        base = ${base && json(base)}::jsonb, published_at = NULL, version = version + 1, updated_at = ${yield* nowDate}
        WHERE id = ${id}`
      return yield* draftOf(yield* ownDraft(accountId, id))
    }),
  )
})

/**
 * The ad of a draft, made once it is stated what is offered, and not shown: photographs and counts of saved searches are
 * of an ad. Until it is published it says what can be read of the draft.
 */
const keepListing = Effect.fnUntraced(function* (
  accountId: string,
  listingId: number | null,
  fields: DraftFields,
) {
  const read = readListing(sentOfFields(fields), { isShown: false })
  if ('problems' in read) return listingId
  const listings = yield* ListingWriter
  const row = listings.rowOf(read.listing.facts)
  if (row === undefined) return listingId
  const now = yield* nowDate
  if (listingId === null) {
    const advertiser = yield* advertiserFor(accountId, undefined)
    return yield* listings.create(advertiser, read.listing, row, 'draft', now)
  }
  const stored = yield* ownListing(accountId, listingId, 'locked')
  if (stored.status === 'draft') yield* listings.change(stored, read.listing, row, now)
  return listingId
})

export const remove = Effect.fn('drafts.remove')(function* ({ params: { id } }: Of) {
  const accountId = yield* writer
  const sql = yield* SqlClient.SqlClient
  const removed = yield* inTransaction(
    Effect.gen(function* () {
      const [gone] = yield* sql<{ listingId: number | null }>`DELETE FROM listing_drafts
        WHERE id = ${id} AND account_id = ${accountId} RETURNING listing_id AS "listingId"`
      if (gone === undefined) return { isRemoved: false, photos: [] }
      const { listingId } = gone
      const stored =
        listingId === null
          ? undefined
          : yield* Effect.catchTag(ownListing(accountId, listingId, 'locked'), 'NotYours', () =>
              Effect.succeed(undefined),
            )
      if (stored?.status !== 'draft') return { isRemoved: true, photos: [] }
      const photos = (yield* arrangedOf(stored.id)).map(({ photoId }) => photoId)
      yield* sql`DELETE FROM listings WHERE id = ${stored.id}`
      return { isRemoved: true, photos }
    }),
  )
  if (removed.photos.length > 0)
    yield* Effect.catchTag((yield* PhotographFiles).remove(removed.photos), 'MediaUnreachable', ({ cause }) =>
      Effect.logWarning('The files of removed photographs could not be removed', cause),
    )
  return { isRemoved: removed.isRemoved }
})
