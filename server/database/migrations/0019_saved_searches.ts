/**
 * Saved searches, what happened to listings, and links that manage a search without signing in.
 *
 * A row of `alert_events` is written by a trigger in the transaction of the listing's change, by any writer. One
 * process then fills in `searches`: an array, since a row for each match would cost a hundred times as much to write.
 * `number` is given in that step: events become visible in its order, so that a search needs one number to know what it
 * was told. `transaction` of `saved_searches` is that of the last change of what is looked for, as in 0002.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { statuses } from '#domain/listing/vocabularies/market.ts'

const active = statuses.idOf('active')
const draft = statuses.idOf('draft')
const gone = ['soldOrRented', 'withdrawn', 'expired', 'paused', 'secret'] as const
const isGone = `NEW.status IN (${gone.map((name) => statuses.idOf(name)).join(', ')})`

/** A listing under offer leaves the lists, but is not gone: it may come back. */
const noteEvents = `CREATE FUNCTION note_alert_event() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE happened text;
  BEGIN
    IF TG_OP = 'INSERT' THEN
      happened := CASE WHEN NEW.status = ${active} THEN 'published' END;
    ELSIF NEW.status = ${active} AND OLD.status <> ${active} THEN
      happened := CASE WHEN OLD.status = ${draft} THEN 'published' ELSE 'back' END;
    ELSIF OLD.status <> NEW.status AND ${isGone} AND OLD.status <> ${draft} THEN
      happened := 'gone';
    ELSIF NEW.status = ${active} AND NEW.price < OLD.price THEN
      happened := 'cut';
    END IF;
    IF happened IS NOT NULL THEN
      INSERT INTO alert_events (listing_id, kind, price_before, price)
        VALUES (NEW.id, happened, CASE WHEN happened = 'cut' THEN OLD.price END, NEW.price);
    END IF;
    RETURN NULL;
  END $$`

const statements = [
  `CREATE TABLE saved_searches (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    version integer NOT NULL DEFAULT 1,
    name text NOT NULL,
    url text NOT NULL,
    frequency text NOT NULL,
    channels text[] NOT NULL,
    quiet_from smallint,
    quiet_to smallint,
    time_zone text NOT NULL,
    least_cut smallint NOT NULL DEFAULT 0,
    paused_until timestamptz(3),
    created_at timestamptz(3) NOT NULL,
    /* The last number of an event that was there when its owner looked. */
    seen_number bigint NOT NULL DEFAULT 0,
    /* The last number of an event that it was told, or need not be told. */
    told_number bigint NOT NULL DEFAULT 0,
    due_at timestamptz(3),
    /* The current hour of instant alerts, and how many homes were told in it. */
    hour_began timestamptz(3),
    hour_homes integer NOT NULL DEFAULT 0,
    transaction xid8 NOT NULL DEFAULT pg_current_xact_id(),
    UNIQUE (account_id, url)
  )`,
  'CREATE INDEX saved_searches_due ON saved_searches (due_at) WHERE due_at IS NOT NULL',
  'CREATE INDEX saved_searches_transaction ON saved_searches (transaction)',
  `CREATE TABLE alert_events (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    listing_id integer NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
    kind text NOT NULL,
    price_before integer,
    price integer,
    at timestamptz(3) NOT NULL DEFAULT now(),
    number bigint UNIQUE,
    searches integer[]
  )`,
  // The last number given. A row rather than a sequence: it is undone with the transaction that gave the number.
  `INSERT INTO settings (key, value) VALUES ('alert_number', '0')`,
  'CREATE INDEX alert_events_waiting ON alert_events (id) WHERE number IS NULL',
  'CREATE INDEX alert_events_listing ON alert_events (listing_id)',
  'CREATE INDEX alert_events_searches ON alert_events USING gin (searches)',
  `CREATE TABLE alert_links (
    token_hash bytea PRIMARY KEY,
    search_id integer NOT NULL REFERENCES saved_searches ON DELETE CASCADE,
    created_at timestamptz(3) NOT NULL
  )`,
  'CREATE INDEX alert_links_search ON alert_links (search_id)',
  noteEvents,
  `CREATE TRIGGER listings_alerts AFTER INSERT OR UPDATE OF status, price ON listings
    FOR EACH ROW EXECUTE FUNCTION note_alert_event()`,
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
