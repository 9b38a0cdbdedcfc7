/**
 * Contacts: conversations about homes, visits, proposals, notifications, and saved homes.
 *
 * The accounts that confirmed an advertiser's address answer for it: `advertiser_accounts`.
 * `advertisers.email` is stored as accounts compare addresses (lower case, host in ASCII).
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  'CREATE INDEX advertisers_email ON advertisers (email) WHERE email IS NOT NULL',
  `CREATE VIEW advertiser_accounts AS
    SELECT advertisers.id AS advertiser_id, accounts.id AS account_id
    FROM advertisers JOIN accounts ON accounts.email_key = advertisers.email
    WHERE accounts.verified_at IS NOT NULL`,
  // seeker_email_key says who the seeker is; the account is known from it as soon as there is one.
  // The three are emptied when the seeker's account is deleted: what was said stays with the other side.
  `CREATE TABLE conversations (
    id uuid PRIMARY KEY,
    listing_id integer NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
    advertiser_id integer NOT NULL REFERENCES advertisers (id) ON DELETE CASCADE,
    seeker_email_key text,
    seeker_email text NOT NULL DEFAULT '',
    seeker_name text NOT NULL DEFAULT '',
    seeker_phone text NOT NULL DEFAULT '',
    language text NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    last_entry_id bigint NOT NULL DEFAULT 0,
    seeker_read_id bigint NOT NULL DEFAULT 0,
    advertiser_read_id bigint NOT NULL DEFAULT 0,
    blocked_by_seeker boolean NOT NULL DEFAULT false,
    blocked_by_advertiser boolean NOT NULL DEFAULT false,
    UNIQUE (listing_id, seeker_email_key)
  )`,
  'CREATE INDEX conversations_by_seeker ON conversations (seeker_email_key, last_entry_id DESC)',
  'CREATE INDEX conversations_by_advertiser ON conversations (advertiser_id, last_entry_id DESC)',
  `CREATE TABLE visits (
    id uuid PRIMARY KEY,
    conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
    mode text NOT NULL,
    status text NOT NULL,
    proposed timestamptz(3)[] NOT NULL,
    starts_at timestamptz(3),
    minutes smallint NOT NULL,
    expires_at timestamptz(3) NOT NULL,
    /* Of the calendar's entry: rises with every change. */
    sequence integer NOT NULL DEFAULT 0,
    created_at timestamptz(3) NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX visits_by_conversation ON visits (conversation_id)',
  // A visit that was agreed on stays so after it took place: whether one is ahead is decided with the conversation locked.
  `CREATE UNIQUE INDEX visits_open ON visits (conversation_id) WHERE status = 'requested'`,
  `CREATE INDEX visits_waiting ON visits (expires_at) WHERE status = 'requested'`,
  // A requested or confirmed time: one home, one time, one visit.
  `CREATE TABLE held_slots (
    listing_id integer NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
    starts_at timestamptz(3) NOT NULL,
    visit_id uuid NOT NULL REFERENCES visits ON DELETE CASCADE,
    PRIMARY KEY (listing_id, starts_at)
  )`,
  'CREATE INDEX held_slots_by_visit ON held_slots (visit_id)',
  // Without rows an advertiser's hours are those of domain/contact.
  `CREATE TABLE visit_hours (
    advertiser_id integer NOT NULL REFERENCES advertisers (id) ON DELETE CASCADE,
    weekday smallint NOT NULL CHECK (weekday BETWEEN 1 AND 7),
    from_minute smallint NOT NULL,
    until_minute smallint NOT NULL,
    is_instant boolean NOT NULL,
    PRIMARY KEY (advertiser_id, weekday, from_minute)
  )`,
  `CREATE TABLE proposals (
    id uuid PRIMARY KEY,
    conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
    side text NOT NULL,
    amount integer NOT NULL CHECK (amount > 0),
    status text NOT NULL,
    expires_at timestamptz(3) NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX proposals_by_conversation ON proposals (conversation_id)',
  `CREATE UNIQUE INDEX proposals_open ON proposals (conversation_id) WHERE status = 'open'`,
  `CREATE INDEX proposals_waiting ON proposals (expires_at) WHERE status = 'open'`,
  `CREATE TABLE entries (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
    side text,
    kind text NOT NULL,
    reason smallint,
    text text NOT NULL DEFAULT '',
    visit_id uuid REFERENCES visits ON DELETE CASCADE,
    proposal_id uuid REFERENCES proposals ON DELETE CASCADE,
    created_at timestamptz(3) NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX entries_by_conversation ON entries (conversation_id, id)',
  // entry_id is null until the message it comes with is sent.
  `CREATE TABLE attachments (
    id uuid PRIMARY KEY,
    conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
    side text NOT NULL,
    entry_id bigint REFERENCES entries ON DELETE CASCADE,
    image bytea NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX attachments_by_entry ON attachments (entry_id)',
  'CREATE INDEX attachments_unsent ON attachments (created_at) WHERE entry_id IS NULL',
  // Contacts of senders without an account, until their address is confirmed.
  `CREATE TABLE pending_contacts (
    token_hash bytea PRIMARY KEY,
    email_key text NOT NULL,
    contact jsonb NOT NULL,
    expires_at timestamptz(3) NOT NULL,
    used_at timestamptz(3)
  )`,
  'CREATE INDEX pending_contacts_by_end ON pending_contacts (expires_at)',
  // Which addresses were confirmed from a browser: what it sends for them is delivered at once.
  `CREATE TABLE confirmed_emails (
    token_hash bytea NOT NULL,
    email_key text NOT NULL,
    confirmed_at timestamptz(3) NOT NULL,
    PRIMARY KEY (token_hash, email_key)
  )`,
  'CREATE INDEX confirmed_emails_by_age ON confirmed_emails (confirmed_at)',
  // Answers to what was sent with a key, so that sending it again does nothing again.
  `CREATE TABLE idempotency_keys (
    sender text NOT NULL,
    key text NOT NULL,
    body_hash bytea NOT NULL,
    reply jsonb,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    PRIMARY KEY (sender, key)
  )`,
  'CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at)',
  `CREATE TABLE conversation_reports (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
    side text NOT NULL,
    text text NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX conversation_reports_by_conversation ON conversation_reports (conversation_id)',
  `CREATE TABLE phone_reveals (
    listing_id integer NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
    day date NOT NULL,
    count integer NOT NULL,
    PRIMARY KEY (listing_id, day)
  )`,
  // In order: a writer holds the account's lock until its transaction ends (server/content/notifications).
  `CREATE TABLE notifications (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    kind text NOT NULL,
    conversation_id uuid REFERENCES conversations ON DELETE CASCADE,
    listing_id integer REFERENCES listings (id) ON DELETE CASCADE,
    price integer,
    created_at timestamptz(3) NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX notifications_by_account ON notifications (account_id, id)',
  'CREATE INDEX notifications_by_conversation ON notifications (conversation_id)',
  'CREATE INDEX notifications_by_listing ON notifications (listing_id)',
  'CREATE INDEX notifications_by_age ON notifications (created_at)',
  // A price is notified once, by the first process that reads it.
  `CREATE UNIQUE INDEX notifications_of_price ON notifications (account_id, listing_id, price)
    WHERE kind = 'priceCut'`,
  `CREATE TABLE saved_listings (
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    listing_id integer NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
    saved_at timestamptz(3) NOT NULL DEFAULT now(),
    price_then integer,
    PRIMARY KEY (account_id, listing_id)
  )`,
  'CREATE INDEX saved_listings_by_listing ON saved_listings (listing_id)',
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
