import { Effect, Layer } from 'effect'
import { agenciesPath, agencyPath } from '#domain/agency/agencyPaths.ts'
import { Agencies } from './Agencies.ts'
import { AgenciesHandlers } from './http.ts'
import { AgencyKeysHandlers } from './keys/http.ts'
import { AgencyTeamHandlers } from './team/http.ts'
import { eraseFromTeams, exportedTeams } from './team/personal.ts'

/** The list of agencies, and every agency with homes on the market. */
const sitemap = Effect.gen(function* () {
  const listed = yield* (yield* Agencies).listed
  const newest = listed.reduce((latest, { changed }) => Math.max(latest, changed), 0)
  const pages = listed.map(({ slug, changed }) => ({ path: agencyPath(slug), changed }))
  return { agencies: listed.length === 0 ? [] : [{ path: agenciesPath, changed: newest }, ...pages] }
})

export const feature = {
  handlers: Layer.mergeAll(AgenciesHandlers, AgencyTeamHandlers, AgencyKeysHandlers),
  services: Agencies.layer,
  sitemap,
  personal: { exported: exportedTeams, erase: eraseFromTeams },
}
