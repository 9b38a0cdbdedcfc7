import { Effect, Layer } from 'effect'
import { agenciesPath, agencyPath } from '#domain/agency/agencyPaths.ts'
import { Agencies } from './Agencies.ts'
import { groupPath, groupsPath } from '#domain/agency/groupPaths.ts'
import { groupKinds } from '#domain/agency/AgencyGroup.ts'
import { AgencyGroups } from './AgencyGroups.ts'
import { AgencyGroupsHandlers } from './groupsHttp.ts'
import { AgenciesHandlers } from './http.ts'
import { AgencyKeysHandlers } from './keys/http.ts'
import { AgencyProfileHandlers } from './team/profile.ts'
import { AgencyTeamHandlers } from './team/http.ts'
import { eraseFromTeams, exportedTeams } from './team/personal.ts'

/** The list of agencies, and every agency with homes on the market. */
const sitemap = Effect.gen(function* () {
  const listed = yield* (yield* Agencies).listed
  const newest = listed.reduce((latest, { changed }) => Math.max(latest, changed), 0)
  const pages = listed.map(({ slug, changed }) => ({ path: agencyPath(slug), changed }))
  const groups = yield* (yield* AgencyGroups).listed
  const ofGroups = [
    ...groupKinds.flatMap((kind) => (groups.some((one) => one.kind === kind) ? [groupsPath(kind)] : [])),
    ...groups.map(({ kind, slug }) => groupPath(kind, slug)),
  ].map((path) => ({ path, changed: newest }))
  return {
    agencies: listed.length === 0 ? [] : [{ path: agenciesPath, changed: newest }, ...pages, ...ofGroups],
  }
})

export const feature = {
  handlers: Layer.mergeAll(
    AgenciesHandlers,
    AgencyTeamHandlers,
    AgencyProfileHandlers,
    AgencyKeysHandlers,
    AgencyGroupsHandlers,
  ),
  services: AgencyGroups.layer.pipe(Layer.provideMerge(Agencies.layer)),
  sitemap,
  personal: { exported: exportedTeams, erase: eraseFromTeams },
}
