/** Groups that agencies are parts of, and associations that they belong to. */
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
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
