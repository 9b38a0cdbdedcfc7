/**
 * What search must read again: each change of a listing leaves its id, and wakes who listens.
 *
 * A transaction that began earlier may commit later, so readers do not go by the order of rows: they read
 * everything from the oldest transaction that was still open when they last read (`transaction`).
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

/** Which rows of a table tell of which listing. */
const sources = [
  { table: 'listings', column: 'id' },
  { table: 'price_events', column: 'listing_id' },
  { table: 'listing_texts', column: 'listing_id' },
] as const

/** INSERT, UPDATE and DELETE each have their own transition table, and a trigger with one serves one event. */
const events = [
  { event: 'INSERT', rows: 'REFERENCING NEW TABLE AS changed' },
  { event: 'UPDATE', rows: 'REFERENCING NEW TABLE AS changed' },
  { event: 'DELETE', rows: 'REFERENCING OLD TABLE AS changed' },
] as const

const noteListings = `CREATE FUNCTION note_listing_changes() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    EXECUTE format('INSERT INTO listing_changes (listing_id) SELECT DISTINCT %I FROM changed', TG_ARGV[0]);
    PERFORM pg_notify('listing_changes', '');
    RETURN NULL;
  END $$`

const noteAdvertisers = `CREATE FUNCTION note_advertiser_changes() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO listing_changes (listing_id)
      SELECT listings.id FROM listings JOIN changed ON changed.id = listings.advertiser_id;
    PERFORM pg_notify('listing_changes', '');
    RETURN NULL;
  END $$`

const triggers = sources.flatMap(({ table, column }) =>
  events.map(
    ({ event, rows }) => `CREATE TRIGGER ${table}_${event.toLowerCase()}_noted AFTER ${event} ON ${table}
      ${rows} FOR EACH STATEMENT EXECUTE FUNCTION note_listing_changes('${column}')`,
  ),
)

const statements: ReadonlyArray<string> = [
  `CREATE TABLE listing_changes (
    transaction xid8 NOT NULL DEFAULT pg_current_xact_id(),
    listing_id integer NOT NULL,
    at timestamptz(3) NOT NULL DEFAULT now()
  )`,
  `CREATE INDEX listing_changes_transaction ON listing_changes (transaction)`,
  // Another one for every load that went round the triggers.
  `INSERT INTO settings (key, value) VALUES ('data_epoch', gen_random_uuid()::text)`,
  noteListings,
  noteAdvertisers,
  ...triggers,
  `CREATE TRIGGER advertisers_update_noted AFTER UPDATE ON advertisers
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_advertiser_changes()`,
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* Effect.forEach(statements, (statement) => sql.unsafe(statement), { discard: true })
})
