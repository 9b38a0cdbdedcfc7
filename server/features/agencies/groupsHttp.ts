import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import type { AgentDetail, AgentList, GroupDetail, GroupList } from '#domain/agency/AgencyGroup.ts'
import { defaults } from '#domain/locale.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { jsonReply } from '#server/http/replies/jsonReply.ts'
import { AgencyGroups } from './AgencyGroups.ts'

/** Answers for groups, associations and agents. */
export const AgencyGroupsHandlers = HttpApiBuilder.group(
  ServedApi,
  'agencyGroups',
  Effect.fnUntraced(function* (handlers) {
    const known = yield* AgencyGroups
    return handlers.handleAll({
      groups: ({ query: { kind, lang = defaults.language } }) =>
        Effect.map(known.groups(kind, lang), (groups) => jsonReply<GroupList>({ groups })),
      group: ({ params, query: { lang = defaults.language } }) =>
        Effect.map(known.group(params.slug, lang), jsonReply<GroupDetail>),
      agents: () => Effect.map(known.agents(), (agents) => jsonReply<AgentList>({ agents })),
      agent: ({ params, query: { lang = defaults.language } }) =>
        Effect.map(known.agent(params.id, lang), jsonReply<AgentDetail>),
    })
  }),
)
