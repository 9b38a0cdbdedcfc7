/**
 * Teams of agencies: offices, members with roles, invitations, and a log of who did what.
 *
 * `advertiser_editors` and `advertiser_answerers` say which accounts may edit the ads of an advertiser and answer those
 * who write to it: the accounts that answer for it themselves, and members of its agency with the right.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  `CREATE TABLE agency_offices (
    id uuid PRIMARY KEY,
    agency_id integer NOT NULL REFERENCES agencies (id) ON DELETE CASCADE,
    name text NOT NULL,
    address text NOT NULL DEFAULT '',
    phone text NOT NULL DEFAULT '',
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz(3) NOT NULL
  )`,
  'CREATE INDEX agency_offices_by_agency ON agency_offices (agency_id)',
  `CREATE TABLE agency_members (
    id uuid PRIMARY KEY,
    agency_id integer NOT NULL REFERENCES agencies (id) ON DELETE CASCADE,
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    office_id uuid REFERENCES agency_offices ON DELETE SET NULL,
    role text NOT NULL,
    version integer NOT NULL DEFAULT 1,
    accepted_at timestamptz(3) NOT NULL,
    ended_at timestamptz(3)
  )`,
  `CREATE UNIQUE INDEX agency_members_present ON agency_members (agency_id, account_id) WHERE ended_at IS NULL`,
  'CREATE INDEX agency_members_by_account ON agency_members (account_id)',
  `CREATE TABLE agency_invitations (
    id uuid PRIMARY KEY,
    token_hash bytea NOT NULL UNIQUE,
    agency_id integer NOT NULL REFERENCES agencies (id) ON DELETE CASCADE,
    office_id uuid REFERENCES agency_offices ON DELETE SET NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    role text NOT NULL,
    created_at timestamptz(3) NOT NULL,
    expires_at timestamptz(3) NOT NULL
  )`,
  'CREATE INDEX agency_invitations_by_agency ON agency_invitations (agency_id)',
  `CREATE TABLE agency_audit (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    agency_id integer NOT NULL REFERENCES agencies (id) ON DELETE CASCADE,
    at timestamptz(3) NOT NULL,
    account_id uuid REFERENCES accounts ON DELETE SET NULL,
    action text NOT NULL,
    subject text NOT NULL DEFAULT '',
    detail text NOT NULL DEFAULT ''
  )`,
  'CREATE INDEX agency_audit_by_agency ON agency_audit (agency_id, id)',
  'CREATE INDEX agency_audit_by_account ON agency_audit (account_id)',
  // The roles are those of `teamRights` in domain/agency/team.ts; a test compares them.
  ...(
    [
      ['advertiser_editors', "'owner', 'admin', 'editor'"],
      ['advertiser_answerers', "'owner', 'admin', 'leads'"],
    ] as const
  ).map(
    ([name, roles]) => `CREATE VIEW ${name} AS
    SELECT advertiser_id, account_id FROM advertiser_accounts
    UNION
    SELECT advertisers.id, agency_members.account_id FROM agency_members
    JOIN advertisers ON advertisers.agency_id = agency_members.agency_id
    WHERE agency_members.ended_at IS NULL AND agency_members.role IN (${roles})`,
  ),
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
