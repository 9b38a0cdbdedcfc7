/**
 * A sign-up is separate from its account until it is confirmed: several people may type one address, and each gets
 * their own mailed link. `browser_hash` is of the cookie of the browser that signed up; older sign-ups have none, so
 * their confirmation asks for a password.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  `CREATE TABLE sign_ups (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    browser_hash bytea NOT NULL,
    email text NOT NULL,
    name text NOT NULL,
    surname text NOT NULL,
    phone text NOT NULL,
    phone_prefix text NOT NULL,
    language text NOT NULL,
    password_hash text NOT NULL,
    password_is_weak boolean NOT NULL,
    communications boolean NOT NULL,
    newsletter boolean NOT NULL,
    created_at timestamptz(3) NOT NULL,
    token_hash bytea UNIQUE,
    token_expires_at timestamptz(3),
    UNIQUE (account_id, browser_hash)
  )`,
  `INSERT INTO sign_ups
    SELECT gen_random_uuid(), accounts.id, ''::bytea, email, name, surname, phone, phone_prefix, language,
      password_hash, password_is_weak, communications, newsletter,
      coalesce(password_changed_at, accounts.created_at), token_hash, expires_at
    FROM accounts LEFT JOIN LATERAL (
      SELECT token_hash, expires_at FROM account_tokens
      WHERE account_id = accounts.id AND purpose = 'confirm' AND used_at IS NULL
      ORDER BY account_tokens.created_at DESC LIMIT 1
    ) AS link ON true
    WHERE verified_at IS NULL AND password_hash IS NOT NULL`,
  `UPDATE accounts SET password_hash = NULL, password_is_weak = false, password_changed_at = NULL, phone = '',
    phone_prefix = '', communications = false, newsletter = false, consents_at = NULL WHERE verified_at IS NULL`,
  `DELETE FROM account_tokens WHERE purpose = 'confirm'`,
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
