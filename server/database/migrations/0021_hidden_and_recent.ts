/** Homes that an account does not want to see, and what it looked at. `price_then` is the price when it was hidden. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  `CREATE TABLE hidden_listings (
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    listing_id integer NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
    reason text NOT NULL,
    price_then integer,
    at timestamptz(3) NOT NULL,
    PRIMARY KEY (account_id, listing_id)
  )`,
  'CREATE INDEX hidden_listings_by_listing ON hidden_listings (listing_id)',
  `CREATE TABLE recent_listings (
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    listing_id integer NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
    at timestamptz(3) NOT NULL,
    PRIMARY KEY (account_id, listing_id)
  )`,
  'CREATE INDEX recent_listings_by_listing ON recent_listings (listing_id)',
  `CREATE TABLE recent_searches (
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    address text NOT NULL,
    words text NOT NULL,
    language text NOT NULL,
    at timestamptz(3) NOT NULL,
    PRIMARY KEY (account_id, address)
  )`,
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
