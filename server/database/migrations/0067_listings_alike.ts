/**
 * The ads that may be of the same home, among which each new ad is looked for (`adsLike`): those of its municipality
 * of the same contract, category and typology, and about its size. It begins with the municipality, so that it serves
 * what the index of municipalities alone did.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  'CREATE INDEX listings_alike ON listings (municipality_id, contract, category, typology, surface)',
  'DROP INDEX listings_municipality_id',
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
