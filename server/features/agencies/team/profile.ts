/** The page of an agency, as its team writes it. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { HttpApiBuilder } from 'effect/http-api'
import { areOpeningHours } from '#domain/agency/profile.ts'
import type { AgencyProfile } from '#domain/api/agencies/Profile.ts'
import { InvalidRequest } from '#domain/api/errors.ts'
import { dieOnSql } from '#server/content/changes/inTransaction.ts'
import { versionAsked } from '#server/content/changes/requestHeaders.ts'
import { provideServices } from '#server/http/api/provideServices.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { accountServices } from '#server/identity/accountServices.ts'
import { agencyFor, audit } from '#server/identity/agencies/access.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'
import type { OfAgency } from './readTeam.ts'
import { refuseOther } from '#server/identity/agencies/refuseOther.ts'
import { changeTeam, writer } from './write.ts'

const stored = Effect.fnUntraced(function* (agencyId: number) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<AgencyProfile>`SELECT hours, opens_on_holidays AS "opensOnHolidays", languages,
    profile_version AS version FROM agencies WHERE id = ${agencyId}`
  return row ?? { hours: [], opensOnHolidays: false, languages: [], version: 1 }
})

const profile = Effect.fn('agencyProfile.read')(function* ({ params: { slug } }: OfAgency) {
  const { accountId } = yield* SignedInSession
  return yield* stored((yield* agencyFor(accountId, slug, 'see')).id)
}, dieOnSql)

type Written = Omit<AgencyProfile, 'version'> & { readonly version?: number }

const changeProfile = Effect.fn('agencyProfile.change')(function* ({
  params: { slug },
  payload: { version, ...payload },
}: OfAgency & { readonly payload: Written }) {
  const accountId = yield* writer
  const asked = yield* versionAsked(version)
  if (!areOpeningHours(payload.hours)) return yield* new InvalidRequest(refusal('invalidRequest'))
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    const agency = yield* agencyFor(accountId, slug, 'manageTeam', 'locked')
    const before = yield* stored(agency.id)
    yield* refuseOther(asked, before.version)
    yield* sql`UPDATE agencies SET hours = ${JSON.stringify(payload.hours)}::jsonb,
      opens_on_holidays = ${payload.opensOnHolidays},
      languages = ${JSON.stringify([...new Set(payload.languages)])}::jsonb,
      profile_version = profile_version + 1 WHERE id = ${agency.id}`
    yield* audit(agency.id, accountId, 'profileChanged')
    return { version: before.version + 1 }
  })
  return yield* changeTeam(accountId, ['changeProfile', slug, asked, payload], work)
})

export const AgencyProfileHandlers = HttpApiBuilder.group(
  ServedApi,
  'agencyProfile',
  Effect.fnUntraced(function* (handlers) {
    const served = yield* provideServices(...accountServices)
    return handlers.handleAll({ profile: served(profile), changeProfile: served(changeProfile) })
  }),
)
