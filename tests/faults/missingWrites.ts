import { Effect, type Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Database, type DatabaseContext, type DatabaseProblem } from '#server/database/Database.ts'
import { openLayer } from '#server/database/testing/openLayer.ts'
import type { Acknowledged } from './Writers.ts'

export interface Missing {
  /** Acknowledged, and not there. */
  readonly lost: number
  /** There in part: what is written together is not all there, or there twice. */
  readonly half: number
  /** What is lost, in words. */
  readonly which: readonly string[]
}

/** Each query gives what must not be: a part of something that is written in one transaction, without the rest. */
const halves = [
  // A contact: its key with the reply, what is kept of it, and the mail that asks to confirm.
  `SELECT email_key FROM pending_contacts WHERE email_key LIKE 'seeker.%' GROUP BY email_key HAVING count(*) <> 1`,
  `SELECT sender FROM idempotency_keys WHERE reply IS NULL`,
  `SELECT sender FROM idempotency_keys WHERE NOT EXISTS (
    SELECT FROM pending_contacts WHERE 'email ' || email_key = sender) AND sender LIKE 'email seeker.%'`,
  `SELECT email_key FROM pending_contacts WHERE email_key LIKE 'seeker.%' AND NOT EXISTS (
    SELECT FROM idempotency_keys WHERE sender = 'email ' || email_key)`,
  `SELECT email_key FROM pending_contacts WHERE email_key LIKE 'seeker.%'
    AND (SELECT count(*) FROM outbox WHERE recipient = email_key) <> 1`,
  // A new account, and the mail that greets it.
  `SELECT email_key FROM accounts WHERE email_key LIKE 'new.%'
    AND (SELECT count(*) FROM outbox WHERE recipient = email_key) <> 1`,
  `SELECT recipient FROM outbox WHERE recipient LIKE 'new.%' AND NOT EXISTS (
    SELECT FROM accounts WHERE email_key = recipient)`,
  // A listing, with its text and its histories; once for a reference, since nothing is sent twice.
  `SELECT reference FROM listings WHERE reference LIKE 'K-%' GROUP BY reference HAVING count(*) <> 1`,
  `SELECT reference FROM listings WHERE reference LIKE 'K-%' AND (
    (SELECT count(*) FROM listing_texts WHERE listing_id = listings.id) <> 1
    OR (SELECT count(*) FROM price_events WHERE listing_id = listings.id) <> 1
    OR NOT EXISTS (SELECT FROM status_events WHERE listing_id = listings.id))`,
]

/** Looks for everything that people were told is written. */
export async function missingWrites(
  layer: Layer.Layer<DatabaseContext, DatabaseProblem>,
  { contacts, signUps, listings, favourites }: Acknowledged,
): Promise<Missing> {
  const database = openLayer(layer)
  // Of tens of thousands of writes some of these take longer than a visitor's statement may.
  const read = <A extends object>(query: string) =>
    database.run(
      Effect.flatMap(Database, ({ bulk }) =>
        bulk(Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe<A>(query))),
      ),
    )
  const setOf = async (query: string) =>
    new Set((await read<{ readonly key: string }>(query)).map(({ key }) => key))
  const without = (kind: string, all: Iterable<string>, kept: ReadonlySet<string>) =>
    [...all].filter((one) => !kept.has(one)).map((one) => `${kind} ${one}`)
  try {
    const saved = await setOf(`SELECT email_key || ' ' || listing_id AS key
      FROM saved_listings JOIN accounts ON accounts.id = account_id`)
    const which = [
      ...without('contact of', contacts, await setOf('SELECT email_key AS key FROM pending_contacts')),
      ...without('account of', signUps, await setOf('SELECT email_key AS key FROM accounts')),
      ...without('listing', listings, await setOf('SELECT reference AS key FROM listings')),
      ...[...favourites]
        .filter(([key, isSaved]) => saved.has(key) !== isSaved)
        .map(([key, isSaved]) => `${isSaved ? 'saved' : 'let go'} ${key}`),
    ]
    let half = 0
    for (const query of halves) half += (await read(query)).length
    return { lost: which.length, half, which }
  } finally {
    await database.close()
  }
}
