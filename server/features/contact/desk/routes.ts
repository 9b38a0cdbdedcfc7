/** The leads as CSV for members, and as JSON for programs. */
import { Effect } from 'effect'
import { HttpRouter, HttpServerRequest, HttpServerResponse } from 'effect/http'
import { leadLimits } from '#domain/agency/leads.ts'
import { dieOnSql } from '#server/content/changes/inTransaction.ts'
import { requestLanguage } from '#server/http/replies/requestLanguage.ts'
import { agencyFor } from '#server/identity/agencies/access.ts'
import { keyBearer, withKeyLimit } from '#server/identity/agencies/keyBearer.ts'
import { requireSession } from '#server/identity/requestVisitor.ts'
import { leadRows, readLeadsAsked, shownLeads } from './leadRows.ts'

const columns = [
  'lead',
  'state',
  'since',
  'seeker',
  'email',
  'phone',
  'listing',
  'reference',
  'lastAt',
] as const

/** A cell; what a spreadsheet would run is text. */
function cellOf(value: string | number | null): string {
  const text = value === null ? '' : String(value)
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",;\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** All leads of an agency as CSV, the longest wait first. */
export const leadsCsv = Effect.gen(function* () {
  const { accountId } = yield* requireSession
  const { slug = '' } = yield* HttpRouter.params
  const agency = yield* agencyFor(accountId, slug, 'exportLeads')
  const rows = yield* leadRows(agency.id, {
    state: null,
    assignee: null,
    limit: leadLimits.exported,
    offset: 0,
  })
  const lines = rows.map((row) =>
    [
      row.id,
      row.state,
      row.since.toISOString(),
      row.seeker,
      row.email,
      row.phone,
      row.listingId,
      row.reference,
      row.at.toISOString(),
    ].map(cellOf),
  )
  const text = `\uFEFF${[[...columns], ...lines].map((cells) => cells.join(',')).join('\r\n')}\r\n`
  return HttpServerResponse.text(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="leads-${agency.id}.csv"`,
    },
  })
}).pipe(dieOnSql)

/** A page of leads for a program. */
export const leadsByKey = Effect.gen(function* () {
  const { slug = '' } = yield* HttpRouter.params
  const { agencyId } = yield* keyBearer(slug, 'leadsRead')
  const { url } = yield* HttpServerRequest.HttpServerRequest
  const asked = readLeadsAsked(Object.fromEntries(new URL(url, 'http://portal').searchParams))
  const leads = yield* shownLeads(agencyId, yield* leadRows(agencyId, asked), yield* requestLanguage)
  return withKeyLimit(HttpServerResponse.jsonUnsafe({ leads, page: asked.page }))
}).pipe(dieOnSql)
