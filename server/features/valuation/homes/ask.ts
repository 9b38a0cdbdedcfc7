/** An owner asks agencies of their own choice about a home. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { MyHomesFull } from '#domain/api/valuation/MyHomes.ts'
import { NotReachable } from '#domain/api/contact/contactErrors.ts'
import { AgencyNotFound } from '#domain/api/errors.ts'
import { defaults } from '#domain/locale.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { homeLimits } from '#domain/valuation/homeLimits.ts'
import { inTransaction, nowDate } from '#server/content/changes/inTransaction.ts'
import { Outbox } from '#server/content/mail/Outbox.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { textIn } from '#server/platform/texts.ts'
import { changing, type HomeRow, oneShown, ownHome } from './calls.ts'
import { valuationPath } from '#domain/valuation/valuationPaths.ts'

interface AgencyRow {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly email: string | null
}

interface Owner {
  readonly name: string
  readonly email: string
}

interface Lead {
  readonly params: { readonly id: number }
  readonly payload: { readonly agencies: readonly string[]; readonly text?: string }
}

/** The agencies by their slugs, each with an address that it answers at. */
const agenciesOf = Effect.fnUntraced(function* (slugs: readonly string[]) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<AgencyRow>`SELECT agencies.id, slug, agencies.name, coalesce(agencies.email, (
      SELECT advertisers.email FROM advertisers WHERE agency_id = agencies.id AND advertisers.email IS NOT NULL
      ORDER BY advertisers.id LIMIT 1)) AS email
    FROM agencies WHERE slug = ANY(${slugs}::text[])`
  if (rows.length < new Set(slugs).size) return yield* new AgencyNotFound(refusal('agencyNotFound'))
  if (rows.some(({ email }) => email === null)) return yield* new NotReachable(refusal('notReachable'))
  return rows
})

/** Writes to an agency, unless it was written to about the home before. */
const write = Effect.fnUntraced(function* (home: HomeRow, agency: AgencyRow, owner: Owner, text: string) {
  const sql = yield* SqlClient.SqlClient
  const { origin } = yield* Configuration
  const added = yield* sql`INSERT INTO seller_leads (home_id, agency_id, text, sent_at)
    VALUES (${home.id}, ${agency.id}, ${text}, ${yield* nowDate}) ON CONFLICT DO NOTHING RETURNING home_id`
  if (added.length === 0) return
  yield* (yield* Outbox).put({
    to: agency.email ?? '',
    kind: 'sellerLead',
    language: defaults.language,
    data: {
      name: agency.name,
      from: owner.name,
      reach: owner.email,
      title: textIn(defaults.language, 'mails.sellerLead.home'),
      text,
      link: `${origin}${localPath(defaults.language, valuationPath)}?${home.facts}`,
    },
  })
})

export const ask = Effect.fn('myHomes.ask')(function* ({ params: { id }, payload }: Lead) {
  const { accountId, language } = yield* changing
  const home = yield* ownHome(accountId, id)
  yield* inTransaction(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      // One after the other, so that the limit holds.
      const [owner] = yield* sql<Owner>`SELECT trim(name || ' ' || surname) AS name, email FROM accounts
        WHERE id = ${accountId} FOR UPDATE`
      const agencies = yield* agenciesOf(payload.agencies)
      const before = yield* sql<{
        id: number
      }>`SELECT agency_id AS id FROM seller_leads WHERE home_id = ${id}`
      const all = new Set([...before, ...agencies].map((one) => one.id))
      if (all.size > homeLimits.agencies) return yield* new MyHomesFull(refusal('agenciesFull'))
      if (owner === undefined) return
      for (const agency of agencies) yield* write(home, agency, owner, payload.text ?? '')
    }),
  )
  return yield* oneShown(home, language)
})
