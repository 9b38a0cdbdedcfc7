/**
 * What people of the portal decide about ads: each act is a row, kept without a key to its ad. `appeals`: objections of
 * advertisers. A report has a reference, by which who sent it knows it; `email` is empty where none was left.
 * `listing_questions`: facts that visitors miss, one row a visitor; answered once the ad states the fact.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  `CREATE TABLE moderation_acts (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz(3) NOT NULL,
    moderator text NOT NULL,
    act text NOT NULL,
    listing_id integer,
    subject text NOT NULL,
    because text NOT NULL
  )`,
  'CREATE INDEX moderation_acts_by_listing ON moderation_acts (listing_id, id)',
  `CREATE TABLE appeals (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    listing_id integer NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
    account_id uuid REFERENCES accounts ON DELETE SET NULL,
    text text NOT NULL,
    created_at timestamptz(3) NOT NULL,
    decided_at timestamptz(3),
    is_granted boolean,
    answer text
  )`,
  'CREATE UNIQUE INDEX appeals_open ON appeals (listing_id) WHERE decided_at IS NULL',
  'CREATE INDEX appeals_by_listing ON appeals (listing_id, id)',
  'CREATE INDEX appeals_by_account ON appeals (account_id)',
  `ALTER TABLE reports
    ADD COLUMN reference text UNIQUE,
    ADD COLUMN email text NOT NULL DEFAULT '',
    ADD COLUMN answer text`,
  `CREATE TABLE listing_questions (
    listing_id integer NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
    fact text NOT NULL,
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    at timestamptz(3) NOT NULL,
    answered_at timestamptz(3),
    PRIMARY KEY (listing_id, fact, account_id)
  )`,
  'CREATE INDEX listing_questions_by_account ON listing_questions (account_id)',
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
