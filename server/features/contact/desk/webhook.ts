/** The program of an agency that is told of new words of seekers. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { leadLimits } from '#domain/agency/leads.ts'
import { FeedRefused } from '#domain/api/agencies/teamErrors.ts'
import type { Webhook } from '#domain/api/agencies/Desk.ts'
import { dieOnSql, inTransaction } from '#server/content/changes/inTransaction.ts'
import { versionAsked } from '#server/content/changes/requestHeaders.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { agencyFor, audit } from '#server/identity/agencies/access.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'
import { newToken } from '#server/identity/secretToken.ts'
import { refuseOther } from '#server/identity/agencies/refuseOther.ts'
import { deskWriter, type OfAgency } from './calls.ts'

interface DeliveryRow extends Omit<Webhook['deliveries'][number], 'at' | 'deliveredAt' | 'nextAt'> {
  readonly at: Date
  readonly deliveredAt: Date | null
  readonly nextAt: Date | null
}

const stored = Effect.fnUntraced(function* (agencyId: number) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ url: string; version: number }>`SELECT url, version FROM agency_webhooks
    WHERE agency_id = ${agencyId}`
  return row ?? { url: null, version: 0 }
})

export const webhook = Effect.fn('agencyDesk.webhook')(function* ({ params: { slug } }: OfAgency) {
  const { accountId } = yield* SignedInSession
  const agency = yield* agencyFor(accountId, slug, 'manageKeys')
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<DeliveryRow>`SELECT id, kind, at, attempts, delivered_at AS "deliveredAt",
      next_at AS "nextAt", problem FROM webhook_deliveries
    WHERE agency_id = ${agency.id} ORDER BY at DESC, id LIMIT ${leadLimits.deliveries}`
  const deliveries = rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    nextAt: row.nextAt?.toISOString() ?? null,
  }))
  return { ...(yield* stored(agency.id)), deliveries }
}, dieOnSql)

const isHttps = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
}

/** Keeps the address of the program. The reply has its secret, which is kept for no idempotency key. */
export const changeWebhook = Effect.fn('agencyDesk.changeWebhook')(function* ({
  params: { slug },
  payload: { url, version },
}: OfAgency & { readonly payload: { readonly url: string | null; readonly version?: number } }) {
  const accountId = yield* deskWriter
  const asked = yield* versionAsked(version)
  const sql = yield* SqlClient.SqlClient
  if (url !== null && !isHttps(url)) return yield* new FeedRefused(refusal('webhookAddress'))
  return yield* inTransaction(
    Effect.gen(function* () {
      const agency = yield* agencyFor(accountId, slug, 'manageKeys', 'locked')
      const { version: present } = yield* stored(agency.id)
      yield* refuseOther(asked, present)
      yield* audit(agency.id, accountId, 'webhookChanged', url ?? '')
      if (url === null) {
        yield* sql`DELETE FROM agency_webhooks WHERE agency_id = ${agency.id}`
        yield* sql`UPDATE webhook_deliveries SET next_at = NULL WHERE agency_id = ${agency.id}`
        return { secret: null, version: 0 }
      }
      const secret = newToken()
      yield* sql`INSERT INTO agency_webhooks (agency_id, url, secret) VALUES (${agency.id}, ${url}, ${secret})
        ON CONFLICT (agency_id) DO UPDATE SET url = excluded.url, secret = excluded.secret,
          version = agency_webhooks.version + 1`
      return { secret, version: present + 1 }
    }),
  )
})
