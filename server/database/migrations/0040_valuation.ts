/**
 * Estimates of asking prices (decision 0058). `valuation_models`: by kind and contract, what facts and places are worth,
 * as JSON, and the width of the band; claimed by the process that computes it. `valuation_tests`: how far estimates
 * were from what homes ask, shares of the price.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  `CREATE TABLE valuation_models (
    kind smallint NOT NULL,
    contract smallint NOT NULL,
    claimed_at timestamptz(3) NOT NULL,
    computed_at timestamptz(3),
    band double precision,
    model text,
    PRIMARY KEY (kind, contract)
  )`,
  `CREATE TABLE valuation_tests (
    level smallint NOT NULL,
    place_id integer NOT NULL,
    kind smallint NOT NULL,
    contract smallint NOT NULL,
    n integer NOT NULL,
    refused integer NOT NULL,
    median double precision,
    bias double precision,
    within10 double precision,
    within20 double precision,
    coverage double precision,
    PRIMARY KEY (level, place_id, kind, contract)
  )`,
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
