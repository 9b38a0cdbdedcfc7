/**
 * Homes that owners keep (decision 0058): the facts as parameters of the page of estimates, an estimate a month as
 * JSON, and the agencies that the owner asked.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  `CREATE TABLE my_homes (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    facts text NOT NULL,
    created_at timestamptz(3) NOT NULL,
    UNIQUE (account_id, facts)
  )`,
  `CREATE TABLE my_home_estimates (
    home_id integer NOT NULL REFERENCES my_homes ON DELETE CASCADE,
    month date NOT NULL,
    estimate text NOT NULL,
    PRIMARY KEY (home_id, month)
  )`,
  `CREATE TABLE seller_leads (
    home_id integer NOT NULL REFERENCES my_homes ON DELETE CASCADE,
    agency_id integer NOT NULL REFERENCES agencies ON DELETE CASCADE,
    text text NOT NULL,
    sent_at timestamptz(3) NOT NULL,
    PRIMARY KEY (home_id, agency_id)
  )`,
  'CREATE INDEX seller_leads_by_agency ON seller_leads (agency_id)',
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
