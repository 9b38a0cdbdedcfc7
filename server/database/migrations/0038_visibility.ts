/**
 * Paid visibility of ads. `amount` and `vat` are cents, VAT included in the amount. `paused_since`: the ad is held, and
 * the days until it is shown again are given back; the trigger keeps it for every hold. `payment_events` are those
 * of the payment service that were applied, so that each is applied once. A transaction of the ledger adds up to zero.
 * `billing_documents` are numbered without gaps. Orders outlive accounts and ads: books are kept for years.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { statuses } from '#domain/listing/vocabularies/market.ts'

const active = statuses.idOf('active')
const held = statuses.idOf('held')

const statements = [
  `CREATE TABLE visibility_orders (
    id uuid PRIMARY KEY,
    account_id uuid REFERENCES accounts ON DELETE SET NULL,
    listing_id integer REFERENCES listings (id) ON DELETE SET NULL,
    tier smallint NOT NULL,
    days smallint NOT NULL,
    amount integer NOT NULL CHECK (amount > 0),
    vat integer NOT NULL,
    language text NOT NULL,
    is_consumer boolean NOT NULL,
    begins_at_once boolean NOT NULL,
    status text NOT NULL CHECK (status IN ('open', 'paid', 'refused', 'expired', 'withdrawn', 'refunded')),
    session_id text UNIQUE,
    url text,
    payment_id text,
    created_at timestamptz(3) NOT NULL,
    paid_at timestamptz(3),
    starts_at timestamptz(3),
    ends_at timestamptz(3),
    paused_since timestamptz(3),
    withdrawn_at timestamptz(3),
    refund integer NOT NULL DEFAULT 0,
    refunded_at timestamptz(3)
  )`,
  'CREATE INDEX visibility_orders_by_listing ON visibility_orders (listing_id)',
  'CREATE INDEX visibility_orders_by_account ON visibility_orders (account_id)',
  `CREATE TABLE payment_events (
    id text PRIMARY KEY,
    type text NOT NULL,
    received_at timestamptz(3) NOT NULL
  )`,
  `CREATE TABLE ledger_entries (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    transaction_id uuid NOT NULL,
    order_id uuid NOT NULL REFERENCES visibility_orders,
    account text NOT NULL CHECK (account IN ('provider', 'revenue', 'vat')),
    amount integer NOT NULL,
    at timestamptz(3) NOT NULL
  )`,
  'CREATE INDEX ledger_entries_by_order ON ledger_entries (order_id)',
  'CREATE INDEX ledger_entries_by_transaction ON ledger_entries (transaction_id)',
  `CREATE FUNCTION refuse_unbalanced() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF (SELECT sum(amount) FROM ledger_entries WHERE transaction_id = NEW.transaction_id) <> 0 THEN
      RAISE EXCEPTION 'a transaction of the ledger does not add up to zero';
    END IF;
    RETURN NULL;
  END $$`,
  `CREATE CONSTRAINT TRIGGER ledger_balanced AFTER INSERT OR UPDATE ON ledger_entries
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_unbalanced()`,
  `CREATE TABLE billing_documents (
    number integer PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('proforma', 'credit')),
    order_id uuid NOT NULL REFERENCES visibility_orders,
    at timestamptz(3) NOT NULL,
    buyer text NOT NULL,
    net integer NOT NULL,
    vat integer NOT NULL
  )`,
  'CREATE INDEX billing_documents_by_order ON billing_documents (order_id)',
  `CREATE FUNCTION pause_visibility() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.status = ${held} THEN
      UPDATE visibility_orders SET paused_since = now()
        WHERE listing_id = NEW.id AND status = 'paid' AND paused_since IS NULL AND ends_at > now();
    ELSIF NEW.status = ${active} THEN
      UPDATE visibility_orders SET ends_at = ends_at + (now() - greatest(paused_since, starts_at)),
          paused_since = NULL
        WHERE listing_id = NEW.id AND paused_since IS NOT NULL AND now() > starts_at;
      UPDATE visibility_orders SET paused_since = NULL WHERE listing_id = NEW.id AND paused_since IS NOT NULL;
    END IF;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER listings_visibility AFTER UPDATE OF status ON listings
    FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION pause_visibility()`,
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
