/** The books of what is sold: a ledger whose transactions add up to zero, and documents numbered without gaps. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { randomUUID } from 'node:crypto'
import { vatWithin } from '#domain/visibility/offers.ts'
import type { OrderRow } from './orderRow.ts'

/** First key of the lock under which numbers of documents are given. */
const NUMBERS = 7003

const buyerOf = Effect.fnUntraced(function* ({ accountId }: OrderRow) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ name: string; surname: string; email: string }>`
    SELECT name, surname, email FROM accounts WHERE id = ${accountId}`
  return row ? [`${row.name} ${row.surname}`.trim(), row.email].filter((part) => part !== '').join(', ') : ''
})

/**
 * Writes what was paid, or with a negative amount given back: entries and document, inside the transaction of the event.
 * `amount`: cents, VAT included.
 */
export const book = Effect.fnUntraced(function* (order: OrderRow, amount: number, at: Date) {
  if (amount === 0) return
  const sql = yield* SqlClient.SqlClient
  const vat = Math.sign(amount) * vatWithin(Math.abs(amount))
  const entries = { provider: amount, revenue: vat - amount, vat: -vat }
  const transaction = randomUUID()
  for (const [account, cents] of Object.entries(entries))
    yield* sql`INSERT INTO ledger_entries (transaction_id, order_id, account, amount, at)
      VALUES (${transaction}, ${order.id}, ${account}, ${cents}, ${at})`
  // The lock ends with the transaction: a number that is not used is given again.
  yield* sql`SELECT pg_advisory_xact_lock(${NUMBERS}::int, 0)`
  yield* sql`INSERT INTO billing_documents (number, kind, order_id, at, buyer, net, vat)
    SELECT coalesce(max(number), 0) + 1, ${amount > 0 ? 'proforma' : 'credit'}, ${order.id}::uuid, ${at}::timestamptz,
      ${yield* buyerOf(order)}, ${amount - vat}::int, ${vat}::int FROM billing_documents`
}, Effect.orDie)
