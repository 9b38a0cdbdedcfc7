/** Owners who asked an agency, for its team. */
import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { SqlClient } from 'effect/sql'
import type { OwnerLead } from '#domain/api/agencies/Owners.ts'
import { InvalidRequest } from '#domain/api/errors.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { valuationPath } from '#domain/valuation/valuationPaths.ts'
import { dieOnSql, nowDate } from '#server/content/changes/inTransaction.ts'
import { changeOnce } from '#server/content/changes/requestHeaders.ts'
import { requestLanguage } from '#server/http/replies/requestLanguage.ts'
import { provideServices } from '#server/http/api/provideServices.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { accountServices } from '#server/identity/accountServices.ts'
import { agencyFor, notYours } from '#server/identity/agencies/access.ts'
import { withinLimit } from '#server/identity/limits/limits.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'

/** Those that the page lists. */
const MOST = 100

interface Row {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly text: string
  readonly facts: string
  readonly sentAt: Date
  readonly answeredAt: Date | null
}

const owners = Effect.fn('agencyOwners.list')(function* ({
  params: { slug },
}: {
  readonly params: { readonly slug: string }
}) {
  const { accountId } = yield* SignedInSession
  const agency = yield* agencyFor(accountId, slug, 'seeLeads')
  const sql = yield* SqlClient.SqlClient
  const language = yield* requestLanguage
  const rows = yield* sql<Row>`SELECT my_homes.id, trim(name || ' ' || surname) AS name, email, text, facts,
      sent_at AS "sentAt", answered_at AS "answeredAt"
    FROM seller_leads JOIN my_homes ON my_homes.id = home_id JOIN accounts ON accounts.id = account_id
    WHERE agency_id = ${agency.id} ORDER BY sent_at DESC, my_homes.id LIMIT ${MOST}`
  return {
    leads: rows.map(
      ({ facts, sentAt, answeredAt, ...row }): OwnerLead => ({
        ...row,
        path: `${localPath(language, valuationPath)}?${facts}`,
        sentAt: sentAt.toISOString(),
        answeredAt: answeredAt?.toISOString() ?? null,
      }),
    ),
  }
}, dieOnSql)

const answered = Effect.fn('agencyOwners.answered')(function* ({
  params: { slug, home },
}: {
  readonly params: { readonly slug: string; readonly home: number }
}) {
  const { accountId } = yield* SignedInSession
  yield* withinLimit('teamByAccount', accountId)
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    const agency = yield* agencyFor(accountId, slug, 'answerLeads')
    const changed = yield* sql`UPDATE seller_leads SET answered_at = coalesce(answered_at, ${yield* nowDate})
      WHERE agency_id = ${agency.id} AND home_id = ${home} RETURNING home_id`
    if (changed.length === 0) return yield* notYours
    return { isDone: true } as const
  })
  const refuseKey = Effect.suspend(() => Effect.fail(new InvalidRequest(refusal('invalidRequest'))))
  return yield* changeOnce({ accountId, part: 'owners', body: [slug, home], work, refuseKey })
})

/** Handlers of owners who asked an agency. */
export const AgencyOwnersHandlers = HttpApiBuilder.group(
  ServedApi,
  'agencyOwners',
  Effect.fnUntraced(function* (handlers) {
    const served = yield* provideServices(...accountServices)
    return handlers.handleAll({ owners: served(owners), answered: served(answered) })
  }),
)
