/**
 * Accounts, what signs them in, and the mails that go out.
 *
 * Tokens and passwords are kept as hashes alone. `email_key` is the address as it is compared: lower case, host in
 * ASCII. `outbox` rows are written in the transaction of what they tell of, and sent by a worker at least once.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  `CREATE TABLE accounts (
    id uuid PRIMARY KEY,
    email text NOT NULL,
    email_key text NOT NULL UNIQUE,
    verified_at timestamptz(3),
    name text NOT NULL DEFAULT '',
    surname text NOT NULL DEFAULT '',
    phone text NOT NULL DEFAULT '',
    phone_prefix text NOT NULL DEFAULT '',
    language text NOT NULL,
    password_hash text,
    password_is_weak boolean NOT NULL DEFAULT false,
    password_changed_at timestamptz(3),
    privacy_at timestamptz(3) NOT NULL,
    communications boolean NOT NULL DEFAULT false,
    newsletter boolean NOT NULL DEFAULT false,
    created_at timestamptz(3) NOT NULL DEFAULT now()
  )`,
  // Identities at providers: provider and subject, never an email alone.
  `CREATE TABLE account_identities (
    provider text NOT NULL,
    subject text NOT NULL,
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    email text NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    PRIMARY KEY (provider, subject)
  )`,
  'CREATE INDEX account_identities_by_account ON account_identities (account_id)',
  `CREATE TABLE sessions (
    token_hash bytea PRIMARY KEY,
    public_id uuid NOT NULL UNIQUE,
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    method text NOT NULL,
    device text NOT NULL,
    created_at timestamptz(3) NOT NULL,
    proved_at timestamptz(3) NOT NULL,
    seen_at timestamptz(3) NOT NULL,
    expires_at timestamptz(3) NOT NULL
  )`,
  'CREATE INDEX sessions_by_account ON sessions (account_id)',
  'CREATE INDEX sessions_by_end ON sessions (expires_at)',
  `CREATE TABLE account_tokens (
    token_hash bytea PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    purpose text NOT NULL,
    created_at timestamptz(3) NOT NULL,
    expires_at timestamptz(3) NOT NULL,
    used_at timestamptz(3)
  )`,
  'CREATE INDEX account_tokens_by_account ON account_tokens (account_id, purpose)',
  `CREATE TABLE outbox (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    message_id text NOT NULL UNIQUE,
    recipient text NOT NULL,
    kind text NOT NULL,
    language text NOT NULL,
    payload jsonb NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    attempts integer NOT NULL DEFAULT 0,
    next_at timestamptz(3) NOT NULL DEFAULT now(),
    sent_at timestamptz(3),
    failed_at timestamptz(3),
    last_error text
  )`,
  'CREATE INDEX outbox_waiting ON outbox (next_at) WHERE sent_at IS NULL AND failed_at IS NULL',
  // Mails to one recipient go one after the other.
  'CREATE INDEX outbox_waiting_by_recipient ON outbox (recipient, id) WHERE sent_at IS NULL AND failed_at IS NULL',
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
