/**
 * The lead desk of agencies: who takes care of a conversation and what is settled, answers to use again, and messages to
 * programs of the agency.
 *
 * A lead is a conversation with an advertiser of the agency; its row exists once a member did something with it. It is
 * settled up to an entry: what the seeker writes later opens it again. A delivery is written by the transaction of the
 * entry that it tells.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  `CREATE TABLE leads (
    conversation_id uuid PRIMARY KEY REFERENCES conversations ON DELETE CASCADE,
    assignee_id uuid REFERENCES agency_members ON DELETE SET NULL,
    done_entry_id bigint,
    version integer NOT NULL DEFAULT 1
  )`,
  'CREATE INDEX leads_by_assignee ON leads (assignee_id)',
  `CREATE TABLE agency_answers (
    id uuid PRIMARY KEY,
    agency_id integer NOT NULL REFERENCES agencies (id) ON DELETE CASCADE,
    title text NOT NULL,
    text text NOT NULL,
    created_at timestamptz(3) NOT NULL
  )`,
  'CREATE INDEX agency_answers_by_agency ON agency_answers (agency_id)',
  `CREATE TABLE agency_webhooks (
    agency_id integer PRIMARY KEY REFERENCES agencies (id) ON DELETE CASCADE,
    url text NOT NULL,
    secret text NOT NULL,
    version integer NOT NULL DEFAULT 1
  )`,
  `CREATE TABLE webhook_deliveries (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    agency_id integer NOT NULL REFERENCES agencies (id) ON DELETE CASCADE,
    conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
    entry_id bigint NOT NULL,
    kind text NOT NULL,
    at timestamptz(3) NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    next_at timestamptz(3),
    delivered_at timestamptz(3),
    problem text
  )`,
  'CREATE INDEX webhook_deliveries_next ON webhook_deliveries (next_at) WHERE next_at IS NOT NULL',
  'CREATE INDEX webhook_deliveries_by_agency ON webhook_deliveries (agency_id, at)',
  'CREATE INDEX webhook_deliveries_by_conversation ON webhook_deliveries (conversation_id)',
  `CREATE FUNCTION tell_webhook() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO webhook_deliveries (agency_id, conversation_id, entry_id, kind, at, next_at)
    SELECT agency_webhooks.agency_id, conversations.id, NEW.id, NEW.kind, NEW.created_at, NEW.created_at
    FROM conversations JOIN advertisers ON advertisers.id = conversations.advertiser_id
    JOIN agency_webhooks ON agency_webhooks.agency_id = advertisers.agency_id
    WHERE conversations.id = NEW.conversation_id;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER entries_tell_webhook AFTER INSERT ON entries FOR EACH ROW
    WHEN (NEW.side = 'seeker') EXECUTE FUNCTION tell_webhook()`,
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
