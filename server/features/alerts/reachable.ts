/**
 * SQL: whether mails to an address arrive. An address that refused two mails in a month, and took none since,
 * gets no more alerts.
 */
export const reachable = (email: string) => `(SELECT count(*) < 2 FROM outbox AS refused
  WHERE refused.recipient = ${email} AND refused.failed_at > now() - interval '30 days'
    AND NOT EXISTS (SELECT 1 FROM outbox AS taken
      WHERE taken.recipient = ${email} AND taken.sent_at > refused.failed_at))`
