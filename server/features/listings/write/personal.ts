/** Ads that a person placed: private ads of an account end with it. Those of an agency stay the agency's. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { factNames } from '#domain/listing/facts/factTable.ts'
import { documentPath } from '#domain/listing/documentPaths.ts'
import { statuses } from '#domain/listing/vocabularies/market.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { selectFacts } from '#server/content/listings/writing/factColumns.ts'
import type { AccountOwner } from '#server/identity/PersonalData.ts'

const query = `SELECT listings.id AS "listingId", status, created_at AS "createdAt", ${selectFacts(factNames)}
  FROM listings JOIN advertisers ON advertisers.id = advertiser_id WHERE placed_by = $1 ORDER BY listings.id`

/** An office has some hundreds; the reply about the user is read on every page. */
const MOST_OWN = 500

export const exported = Effect.fn('ownListings.exported')(function* ({ id }: AccountOwner) {
  const sql = yield* SqlClient.SqlClient
  const texts = yield* sql`SELECT listing_id AS "listingId", language, title, description FROM listing_texts
    WHERE listing_id IN (SELECT listings.id FROM listings JOIN advertisers ON advertisers.id = advertiser_id
      WHERE placed_by = ${id}) ORDER BY listing_id, language`
  const drafts = yield* sql`SELECT id, listing_id AS "listingId", fields, created_at AS "createdAt",
      updated_at AS "updatedAt" FROM listing_drafts WHERE account_id = ${id} ORDER BY id`
  const orders = yield* sql`SELECT id, listing_id AS "listingId", tier, days, amount, vat, status,
      created_at AS "createdAt", paid_at AS "paidAt", starts_at AS "startsAt", ends_at AS "endsAt",
      withdrawn_at AS "withdrawnAt", refund FROM visibility_orders WHERE account_id = ${id} ORDER BY created_at`
  const questions = yield* sql`SELECT listing_id AS "listingId", fact, at FROM listing_questions
    WHERE account_id = ${id} ORDER BY listing_id, fact`
  const documents = yield* sql`SELECT documents.id, listing_id AS "listingId", documents.kind, bytes,
      is_shown AS "isShown", documents.created_at AS "createdAt" FROM listing_documents AS documents
    JOIN listings ON listings.id = listing_id JOIN advertisers ON advertisers.id = advertiser_id
    WHERE placed_by = ${id} ORDER BY documents.created_at, documents.id`
  const plans =
    yield* sql`SELECT listing_id AS "listingId", rooms, changed_at AS "changedAt" FROM listing_plans
    WHERE listing_id IN (SELECT listings.id FROM listings JOIN advertisers ON advertisers.id = advertiser_id
      WHERE placed_by = ${id}) ORDER BY listing_id`
  return {
    listingDocuments: documents.map((row) => ({ ...row, path: documentPath(String(row['id'])) })),
    listings: yield* sql.unsafe(query, [id]),
    listingTexts: texts,
    listingPlans: plans,
    listingDrafts: drafts,
    visibilityOrders: orders,
    listingQuestions: questions,
  }
}, Effect.orDie)

/** The ads that visitors see, of the account and of agencies that it may write for, the last changed first. */
export const user = Effect.fn('ownListings.user')(function* ({ id }: AccountOwner) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ readonly id: number }>`SELECT id FROM listings
    WHERE status = ${statuses.idOf('active')}
      AND advertiser_id IN (SELECT advertiser_id FROM advertiser_editors WHERE account_id = ${id})
    ORDER BY modified_at DESC, id DESC LIMIT ${MOST_OWN}`
  return { myAds: rows.map((row) => row.id) }
}, Effect.orDie)

/** Withdraws the account's ads, and removes what says whose and where they are, and their photographs, documents and plans. */
export const erase = Effect.fn('ownListings.erase')(function* ({ id }: AccountOwner) {
  const sql = yield* SqlClient.SqlClient
  const now = yield* nowDate
  yield* sql`UPDATE listings SET status = ${statuses.idOf('withdrawn')}, withdrawn_at = coalesce(withdrawn_at, ${now}),
      version = version + 1, latitude = NULL, longitude = NULL, kaek = NULL, certificate_number = NULL
    WHERE advertiser_id IN (SELECT id FROM advertisers WHERE placed_by = ${id})
      AND status <> ${statuses.idOf('soldOrRented')}`
  // A photograph or a plan may show how they live, and a document name them. Their files are removed after the commit.
  for (const table of ['photographs', 'listing_documents', 'listing_plans'] as const)
    yield* sql`DELETE FROM ${sql(table)} WHERE listing_id IN
      (SELECT id FROM listings WHERE advertiser_id IN (SELECT id FROM advertisers WHERE placed_by = ${id}))`
  yield* sql`UPDATE advertisers SET name = NULL, email = NULL, phone = NULL WHERE placed_by = ${id}`
}, Effect.orDie)
