/**
 * Groups of saved homes, with members, links, notes and votes.
 *
 * What an account saves with the heart is its default group: `saved_listings`, a table until now, becomes a view of it.
 * A home of a group is its `(collection_id, listing_id)`. Versions rise with every change of the row.
 * `moved_by`: the event that moved a home by itself, with the stage before it, so that it can be undone.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  `CREATE TABLE collections (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    owner_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    is_default boolean NOT NULL DEFAULT false,
    name text NOT NULL DEFAULT '',
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    archived_at timestamptz(3)
  )`,
  'CREATE INDEX collections_by_owner ON collections (owner_id)',
  'CREATE UNIQUE INDEX collections_default ON collections (owner_id) WHERE is_default',
  `CREATE TABLE collection_members (
    id uuid PRIMARY KEY,
    collection_id uuid NOT NULL REFERENCES collections ON DELETE CASCADE,
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    role text NOT NULL,
    accepted_at timestamptz(3) NOT NULL,
    ended_at timestamptz(3)
  )`,
  `CREATE UNIQUE INDEX collection_members_present ON collection_members (collection_id, account_id)
    WHERE ended_at IS NULL`,
  'CREATE INDEX collection_members_by_account ON collection_members (account_id) WHERE ended_at IS NULL',
  // role null: a link to read; else an invitation, which is used once.
  `CREATE TABLE collection_links (
    id uuid PRIMARY KEY,
    token_hash bytea NOT NULL UNIQUE,
    collection_id uuid NOT NULL REFERENCES collections ON DELETE CASCADE,
    role text,
    shows_notes boolean NOT NULL DEFAULT false,
    created_at timestamptz(3) NOT NULL,
    expires_at timestamptz(3) NOT NULL
  )`,
  'CREATE INDEX collection_links_by_collection ON collection_links (collection_id)',
  `CREATE TABLE collection_items (
    collection_id uuid NOT NULL REFERENCES collections ON DELETE CASCADE,
    listing_id integer NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
    added_by uuid REFERENCES accounts ON DELETE SET NULL,
    added_at timestamptz(3) NOT NULL DEFAULT now(),
    price_then integer,
    stage text NOT NULL DEFAULT 'maybe',
    stage_at timestamptz(3) NOT NULL DEFAULT now(),
    moved_by text,
    stage_before text,
    version integer NOT NULL DEFAULT 1,
    PRIMARY KEY (collection_id, listing_id)
  )`,
  'CREATE INDEX collection_items_by_listing ON collection_items (listing_id)',
  `CREATE TABLE item_notes (
    id uuid PRIMARY KEY,
    collection_id uuid NOT NULL,
    listing_id integer NOT NULL,
    author_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    text text NOT NULL,
    is_shared boolean NOT NULL DEFAULT false,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz(3) NOT NULL,
    changed_at timestamptz(3) NOT NULL,
    FOREIGN KEY (collection_id, listing_id) REFERENCES collection_items ON DELETE CASCADE
  )`,
  'CREATE INDEX item_notes_by_item ON item_notes (collection_id, listing_id)',
  'CREATE INDEX item_notes_by_author ON item_notes (author_id)',
  `CREATE TABLE item_votes (
    collection_id uuid NOT NULL,
    listing_id integer NOT NULL,
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    vote text NOT NULL,
    line text NOT NULL DEFAULT '',
    at timestamptz(3) NOT NULL,
    PRIMARY KEY (collection_id, listing_id, account_id),
    FOREIGN KEY (collection_id, listing_id) REFERENCES collection_items ON DELETE CASCADE
  )`,
  'CREATE INDEX item_votes_by_account ON item_votes (account_id)',
  `INSERT INTO collections (owner_id, is_default) SELECT DISTINCT account_id, true FROM saved_listings`,
  `INSERT INTO collection_items (collection_id, listing_id, added_by, added_at, stage_at, price_then)
    SELECT collections.id, listing_id, account_id, saved_at, saved_at, price_then
    FROM saved_listings JOIN collections ON owner_id = account_id AND is_default`,
  'DROP TABLE saved_listings',
  `CREATE VIEW saved_listings AS
    SELECT owner_id AS account_id, listing_id, added_at AS saved_at, price_then
    FROM collection_items JOIN collections ON collections.id = collection_id AND is_default`,
  'ALTER TABLE notifications ADD COLUMN group_id uuid REFERENCES collections ON DELETE CASCADE',
  'CREATE INDEX notifications_by_group ON notifications (group_id) WHERE group_id IS NOT NULL',
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
