/** Times of unsolicited mails by mailbox (its hash), for a day (decision 0017). */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  `CREATE TABLE unsolicited_mails (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    mailbox_hash bytea NOT NULL,
    put_at timestamptz(3) NOT NULL
  )`,
  'CREATE INDEX unsolicited_mails_by_mailbox ON unsolicited_mails (mailbox_hash, put_at)',
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
