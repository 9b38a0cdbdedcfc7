/** What the portals do by themselves, and whether any of it was done twice. */
import type { Scene } from './Scene.ts'

const audits = [
  'CREATE TABLE job_audit (job text NOT NULL, key text NOT NULL, at timestamptz NOT NULL DEFAULT clock_timestamp())',
  `CREATE FUNCTION audit_market() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO job_audit (job, key) VALUES ('market month', NEW.month || ' ' || (NEW.computed_at AT TIME ZONE 'Europe/Athens')::date);
    RETURN NULL; END $$`,
  'CREATE TRIGGER audit_market AFTER INSERT OR UPDATE ON market_runs FOR EACH ROW EXECUTE FUNCTION audit_market()',
  `CREATE FUNCTION audit_model() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO job_audit (job, key) VALUES ('estimates', NEW.kind || ' ' || NEW.contract || ' ' || (NEW.computed_at AT TIME ZONE 'Europe/Athens')::date);
    RETURN NULL; END $$`,
  `CREATE TRIGGER audit_model AFTER UPDATE OF computed_at ON valuation_models FOR EACH ROW
    WHEN (NEW.computed_at IS NOT NULL AND NEW.computed_at IS DISTINCT FROM OLD.computed_at) EXECUTE FUNCTION audit_model()`,
]

/** From now on it is written down what jobs do. */
export async function auditJobs({ publisher }: Scene): Promise<void> {
  for (const statement of audits) await publisher.ask(statement)
}

/** The daily jobs of today are forgotten: whichever portal starts next has to do them, and only one. */
export async function makeDue({ publisher }: Scene): Promise<void> {
  await publisher.ask('ALTER TABLE valuation_models DISABLE TRIGGER audit_model')
  await publisher.ask(
    "UPDATE valuation_models SET computed_at = computed_at - interval '1 day', claimed_at = claimed_at - interval '1 day'",
  )
  await publisher.ask('ALTER TABLE valuation_models ENABLE TRIGGER audit_model')
  await publisher.ask('DELETE FROM market_runs')
  await publisher.ask('DELETE FROM job_audit')
}

const twice = [
  `SELECT job || ' ' || key AS what FROM job_audit GROUP BY job, key HAVING count(*) > 1`,
  `SELECT 'notification of ' || listing_id AS what FROM notifications WHERE kind = 'homeFound'
    GROUP BY account_id, listing_id HAVING count(*) > 1`,
  `SELECT 'alert to ' || recipient AS what FROM outbox WHERE kind = 'searchAlert' AND payload <> '{}'
    GROUP BY recipient, payload->'homes' HAVING count(*) > 1`,
]

/** Each thing that was done more than once, in words. */
export async function doneTwice({ publisher, smtp }: Scene): Promise<readonly string[]> {
  const found: string[] = []
  for (const query of twice)
    for (const { what } of await publisher.ask<{ what: string }>(query)) found.push(what)
  const seen = new Map<string, number>()
  for (const { messageId, to } of smtp.taken) {
    const mail = `${messageId} to ${to?.[0]?.address}`
    seen.set(mail, (seen.get(mail) ?? 0) + 1)
  }
  for (const [mail, times] of seen) if (times > 1) found.push(`mail ${mail} ${times} times`)
  return found
}

/** Jobs that were done while it was written down. */
export async function jobsDone({ publisher }: Scene): Promise<number> {
  const [row] = await publisher.ask<{ n: number }>('SELECT count(*)::int AS n FROM job_audit')
  return row?.n ?? 0
}
