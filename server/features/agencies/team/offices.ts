/** Changes of offices. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { randomUUID } from 'node:crypto'
import { teamLimits } from '#domain/agency/team.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { versionAsked } from '#server/content/changes/requestHeaders.ts'
import { agencyFor, audit, notYours } from '#server/identity/agencies/access.ts'
import type { OfAgency } from './readTeam.ts'
import { refuseOther } from '#server/identity/agencies/refuseOther.ts'
import { changeTeam, done, teamFull, writer } from './write.ts'

interface OfficePayload {
  readonly name: string
  readonly address?: string
  readonly phone?: string
}
interface OfOffice {
  readonly params: { readonly slug: string; readonly office: string }
}

/** The version of an office of an agency. */
export const officeOf = Effect.fnUntraced(function* (agencyId: number, office: string) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ name: string; version: number }>`SELECT name, version FROM agency_offices
    WHERE id = ${office} AND agency_id = ${agencyId}`
  return row ?? (yield* notYours)
})

export const addOffice = Effect.fn('agencyTeam.addOffice')(function* ({
  params: { slug },
  payload,
}: OfAgency & { readonly payload: OfficePayload }) {
  const accountId = yield* writer
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    const agency = yield* agencyFor(accountId, slug, 'manageTeam', 'locked')
    const [count] = yield* sql<{ n: number }>`SELECT count(*)::int AS n FROM agency_offices
      WHERE agency_id = ${agency.id}`
    if ((count?.n ?? 0) >= teamLimits.offices) return yield* teamFull
    const id = randomUUID()
    yield* sql`INSERT INTO agency_offices ${sql.insert({ id, agency_id: agency.id, created_at: yield* nowDate, ...payload })}`
    yield* audit(agency.id, accountId, 'officeAdded', payload.name)
    return { id, version: 1 }
  })
  return yield* changeTeam(accountId, ['addOffice', slug, payload], work)
})

export const changeOffice = Effect.fn('agencyTeam.changeOffice')(function* ({
  params: { slug, office },
  payload: { version, ...payload },
}: OfOffice & { readonly payload: OfficePayload & { readonly version?: number } }) {
  const accountId = yield* writer
  const asked = yield* versionAsked(version)
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    const agency = yield* agencyFor(accountId, slug, 'manageTeam', 'locked')
    const stored = yield* officeOf(agency.id, office)
    yield* refuseOther(asked, stored.version)
    yield* sql`UPDATE agency_offices SET ${sql.update(payload)}, version = version + 1 WHERE id = ${office}`
    yield* audit(agency.id, accountId, 'officeChanged', payload.name)
    return { id: office, version: stored.version + 1 }
  })
  return yield* changeTeam(accountId, ['changeOffice', slug, office, asked, payload], work)
})

/** Its members stay in the team, without an office. */
export const removeOffice = Effect.fn('agencyTeam.removeOffice')(function* ({
  params: { slug, office },
}: OfOffice) {
  const accountId = yield* writer
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    const agency = yield* agencyFor(accountId, slug, 'manageTeam', 'locked')
    const { name } = yield* officeOf(agency.id, office)
    yield* sql`DELETE FROM agency_offices WHERE id = ${office}`
    yield* audit(agency.id, accountId, 'officeRemoved', name)
    return done
  })
  return yield* changeTeam(accountId, ['removeOffice', slug, office], work)
})
