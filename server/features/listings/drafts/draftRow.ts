/** Drafts as they lie in the database, and as their account reads them. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { Draft } from '#domain/api/listings/Drafts.ts'
import { readListing } from '#domain/listing/facts/readListing.ts'
import { type StatusName, statuses } from '#domain/listing/vocabularies/market.ts'
import { changedFields, type DraftFields, sentOfFields } from '#domain/publishing/draftFields.ts'
import { requestLanguage } from '#server/http/replies/requestLanguage.ts'
import { documentsOf } from '../documents/arrangeDocuments.ts'
import { statedPlan } from '../floorPlan/writePlan.ts'
import { arrangedOf } from '../photos/arrangePhotographs.ts'
import { notYours, worded } from '../write/refusals.ts'

export interface DraftRow {
  readonly id: number
  readonly version: number
  readonly listingId: number | null
  readonly fields: DraftFields
  readonly base: DraftFields | null
  readonly statusId: number | null
  readonly publishedAt: Date | null
  readonly updatedAt: Date
}

const select = `SELECT listing_drafts.id, listing_drafts.version, listing_id AS "listingId", fields, base,
    (SELECT status FROM listings WHERE listings.id = listing_id) AS "statusId",
    published_at AS "publishedAt", updated_at AS "updatedAt"
  FROM listing_drafts WHERE account_id = $1`

/** The drafts of an account that are not published, the last changed first. */
export const openDrafts = Effect.fnUntraced(function* (accountId: string) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql.unsafe<DraftRow>(
    `${select} AND published_at IS NULL ORDER BY updated_at DESC, listing_drafts.id DESC`,
    [accountId],
  )
}, Effect.orDie)

/** A draft of an account; another's is not found. Locked, nobody else changes it before the transaction ends. */
export const ownDraft = Effect.fnUntraced(function* (accountId: string, id: number, lock?: 'locked') {
  const sql = yield* SqlClient.SqlClient
  const query = `${select} AND listing_drafts.id = $2 ${lock ? 'FOR UPDATE' : ''}`
  const [row] = yield* Effect.orDie(sql.unsafe<DraftRow>(query, [accountId, id]))
  return row ?? (yield* notYours)
})

export const statusOf = ({ statusId }: DraftRow): StatusName =>
  statusId === null ? 'draft' : (statuses.nameOf(statusId) ?? 'draft')

/** What keeps a draft from being published, by field. */
export const problemsOf = (fields: DraftFields) => {
  const read = readListing(sentOfFields(fields), { isShown: true })
  return 'problems' in read ? read.problems : {}
}

/** A draft as its account reads it. */
export const draftOf = Effect.fnUntraced(function* (row: DraftRow) {
  const language = yield* requestLanguage
  const { id, version, listingId, fields, base, publishedAt, updatedAt } = row
  return {
    id,
    version,
    listingId,
    status: statusOf(row),
    isPublished: publishedAt !== null,
    savedAt: updatedAt.toISOString(),
    fields: { ...fields },
    changed: base === null ? [] : changedFields(fields, base),
    problems: Object.fromEntries(
      Object.entries(problemsOf(fields)).map(([field, problem]) => [field, worded(problem, language)]),
    ),
    photos: listingId === null ? [] : yield* arrangedOf(listingId),
    documents: listingId === null ? [] : yield* documentsOf(listingId),
    ...(listingId !== null && (yield* statedPlan(listingId))),
  } satisfies Draft
})
