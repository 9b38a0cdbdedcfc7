/** Agencies in the database. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { AgencyCard } from '#domain/agency/Agency.ts'
import type { OpeningSpan } from '#domain/agency/profile.ts'

export interface AgencyRow {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly type: AgencyCard['type']
  readonly municipality: number | null
  readonly founded: number | null
  readonly languages: AgencyCard['languages']
}

export interface AgencyDetailRow extends AgencyRow {
  readonly phone: string | null
  readonly descriptionEl: string | null
  readonly descriptionEn: string | null
  readonly hours: readonly OpeningSpan[]
  readonly opensOnHolidays: boolean
  /** Who advertises for it. */
  readonly advertisers: readonly number[]
}

/** An agency that advertises as another professional does is called what it calls itself. */
const card = `agencies.id, agencies.name, agencies.slug, agencies.municipality_id AS municipality, agencies.founded,
  agencies.languages,
  CASE WHEN (SELECT min(advertisers.type) FROM advertisers WHERE advertisers.agency_id = agencies.id) = 'pro'
    THEN 'pro' ELSE 'agency' END AS type`

const detail = `${card}, agencies.description_el AS "descriptionEl", agencies.description_en AS "descriptionEn",
  agencies.hours, agencies.opens_on_holidays AS "opensOnHolidays",
  coalesce(agencies.phone, (
    SELECT advertisers.phone FROM advertisers
    WHERE advertisers.agency_id = agencies.id AND advertisers.phone IS NOT NULL
    ORDER BY advertisers.id LIMIT 1
  )) AS phone,
  ARRAY(SELECT advertisers.id FROM advertisers WHERE advertisers.agency_id = agencies.id
    ORDER BY advertisers.id) AS advertisers`

export const agencyRows = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe<AgencyRow>(`SELECT ${card} FROM agencies`),
)

export const agencyRow = Effect.fnUntraced(function* (slug: string) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql.unsafe<AgencyDetailRow>(
    `SELECT ${detail} FROM agencies WHERE agencies.slug = $1`,
    [slug],
  )
  return row
})
