/**
 * Asking prices by place, kind of home, contract and month (decision 0053). Prices in EUR per m², months as their
 * first day in Greek time. Changes within twelve months are differences of logarithms, each with its standard error;
 * null where no homes could be compared.
 *
 * `market_runs`: when a month was computed. A final month was over when it was computed, and never changes again.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  `CREATE TABLE market_months (
    level smallint NOT NULL,
    place_id integer NOT NULL,
    kind smallint NOT NULL,
    contract smallint NOT NULL,
    month date NOT NULL,
    n integer NOT NULL,
    fenced integer NOT NULL,
    q1 double precision NOT NULL,
    median double precision NOT NULL,
    q3 double precision NOT NULL,
    low double precision NOT NULL,
    high double precision NOT NULL,
    new integer NOT NULL,
    gone integer NOT NULL,
    cuts integer NOT NULL,
    days integer,
    earlier integer NOT NULL,
    stratified double precision,
    stratified_error double precision,
    repeats integer NOT NULL,
    repeated double precision,
    repeated_error double precision,
    PRIMARY KEY (level, place_id, kind, contract, month)
  )`,
  `CREATE TABLE market_runs (
    month date PRIMARY KEY,
    computed_at timestamptz(3) NOT NULL,
    is_final boolean NOT NULL
  )`,
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
