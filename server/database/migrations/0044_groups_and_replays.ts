/** Groups that agencies are parts of and associations that they belong to; replays of visits to the messages, in chunks. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  `CREATE TABLE agency_groups (
    id integer PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('group', 'association')),
    name text NOT NULL,
    slug text NOT NULL UNIQUE,
    description_el text,
    description_en text
  )`,
  `CREATE TABLE agency_group_members (
    group_id integer NOT NULL REFERENCES agency_groups ON DELETE CASCADE,
    agency_id integer NOT NULL REFERENCES agencies ON DELETE CASCADE,
    PRIMARY KEY (group_id, agency_id)
  )`,
  'CREATE INDEX agency_group_members_agency ON agency_group_members (agency_id)',
  `CREATE TABLE replays (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    started_at timestamptz(3) NOT NULL,
    last_at timestamptz(3) NOT NULL,
    chunks integer NOT NULL,
    bytes integer NOT NULL
  )`,
  'CREATE INDEX replays_account ON replays (account_id)',
  'CREATE INDEX replays_started ON replays (started_at)',
  `CREATE TABLE replay_chunks (
    replay_id uuid NOT NULL REFERENCES replays ON DELETE CASCADE,
    number integer NOT NULL,
    events text NOT NULL,
    PRIMARY KEY (replay_id, number)
  )`,
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
