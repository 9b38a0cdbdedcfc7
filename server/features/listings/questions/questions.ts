/** Questions that fill an ad: visitors ask for facts that it does not state, and the advertiser's answer states them. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { factOf } from '#domain/listing/facts/factTable.ts'
import { typedValue } from '#domain/publishing/draftFields.ts'
import { type AskedFact, askedFacts } from '#domain/publishing/questionFacts.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { notFound, refuseHidden, type ShownRow } from '#server/content/listings/refuseHidden.ts'
import { limitedBy } from '#server/identity/limits/limited.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { publishChange } from '../drafts/publish.ts'
import { findable, writer } from '../write/writer.ts'
import { withinWriteLimit } from '../write/limits.ts'
import { ownListing } from '../write/ownListing.ts'
import { changeOnce } from '../write/requestHeaders.ts'

interface Of {
  readonly params: { readonly id: number }
}

const { within } = limitedBy({ questionsByAccount: [{ amount: 100, seconds: 3600 }] })

/** Fails as the page of the ad does. */
const seen = Effect.fnUntraced(function* (id: number) {
  const sql = yield* SqlClient.SqlClient
  const { flags } = yield* Configuration
  const [row] = yield* Effect.orDie(
    sql<ShownRow>`SELECT status, contract, country, withdrawn_at AS "withdrawnAt" FROM listings WHERE id = ${id}`,
  )
  return yield* row ? refuseHidden(row, flags) : notFound
})

const columnOf = (name: AskedFact): string => {
  const fact = factOf(name)
  return 'column' in fact ? fact.column : ''
}

/** Of these facts, those that an ad does not state. */
const unstated = Effect.fnUntraced(function* (id: number, names: readonly AskedFact[]) {
  const sql = yield* SqlClient.SqlClient
  const columns = names.map((name) => `${columnOf(name)} IS NULL AS "${name}"`)
  if (columns.length === 0) return []
  const [row] = yield* sql.unsafe<Readonly<Record<string, boolean>>>(
    `SELECT ${columns.join(', ')} FROM listings WHERE id = $1`,
    [id],
  )
  return names.filter((name) => row?.[name] === true)
}, Effect.orDie)

export const ask = Effect.fn('questions.ask')(function* ({
  params: { id },
  payload: { facts },
}: Of & { readonly payload: { readonly facts: readonly AskedFact[] } }) {
  const { accountId } = yield* SignedInSession
  yield* within('questionsByAccount', accountId)
  yield* seen(id)
  const asked = yield* unstated(id, [...new Set(facts)])
  const sql = yield* SqlClient.SqlClient
  for (const fact of asked)
    yield* Effect.orDie(sql`INSERT INTO listing_questions (listing_id, fact, account_id, at)
      VALUES (${id}, ${fact}, ${accountId}, ${yield* nowDate})
      ON CONFLICT (listing_id, fact, account_id) DO UPDATE SET answered_at = NULL`)
  return { asked }
})

export const answers = Effect.fn('questions.answers')(function* ({ params: { id } }: Of) {
  yield* seen(id)
  const sql = yield* SqlClient.SqlClient
  const rows = yield* Effect.orDie(sql<{ fact: AskedFact; at: Date }>`SELECT fact, min(answered_at) AS at
    FROM listing_questions WHERE listing_id = ${id} AND answered_at IS NOT NULL GROUP BY fact ORDER BY fact`)
  return { answers: rows.map(({ fact, at }) => ({ fact, at: at.toISOString() })) }
})

export const asked = Effect.fn('ownListings.asked')(function* ({ params: { id } }: Of) {
  const { accountId } = yield* SignedInSession
  yield* withinWriteLimit('readByAccount', accountId)
  yield* ownListing(accountId, id)
  const sql = yield* SqlClient.SqlClient
  const rows = yield* Effect.orDie(sql<{
    fact: AskedFact
    people: number
  }>`SELECT fact, count(*)::int AS people
    FROM listing_questions WHERE listing_id = ${id} AND answered_at IS NULL
    GROUP BY fact ORDER BY count(*) DESC, fact`)
  const open = yield* unstated(
    id,
    rows.map(({ fact }) => fact).filter((fact) => askedFacts.includes(fact)),
  )
  return { questions: rows.filter(({ fact }) => open.includes(fact)).map((row) => ({ ...row })) }
})

export const answer = Effect.fn('ownListings.answer')(function* ({
  params: { id },
  payload: { fact, value },
}: Of & { readonly payload: { readonly fact: AskedFact; readonly value: string } }) {
  const accountId = yield* writer
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    const fields = { [fact]: typedValue(fact, value) ?? value }
    const { version } = yield* publishChange(accountId, id, { fields, base: {} })
    yield* sql`UPDATE listing_questions SET answered_at = ${yield* nowDate}
      WHERE listing_id = ${id} AND fact = ${fact} AND answered_at IS NULL`
    return { id, version }
  })
  const written = yield* changeOnce({ accountId, body: ['answer', id, fact, value], work })
  yield* findable
  return written
})
