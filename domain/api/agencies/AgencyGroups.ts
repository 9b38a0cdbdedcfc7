import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup } from 'effect/http-api'
import { AgentDetail, AgentList, GroupDetail, groupKinds, GroupList } from '../../agency/AgencyGroup.ts'
import { AgencyNotFound } from '../errors.ts'
import { LanguageParameter } from '../language.ts'
import { ListingId } from '../listingId.ts'

const Slug = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(100))

/** Groups and associations of agencies, and the people who work for agencies. */
export class AgencyGroupsApi extends HttpApiGroup.make('agencyGroups').add(
  HttpApiEndpoint.get('groups', '/api-next/agency-groups/', {
    query: { ...LanguageParameter, kind: Schema.Literals(groupKinds) },
    success: GroupList,
  }),
  HttpApiEndpoint.get('group', '/api-next/agency-groups/:slug/', {
    params: { slug: Slug },
    query: LanguageParameter,
    success: GroupDetail,
    error: AgencyNotFound,
  }),
  /** Who works for the agencies with the most homes, one of each first. */
  HttpApiEndpoint.get('agents', '/api-next/agents/', { query: LanguageParameter, success: AgentList }),
  HttpApiEndpoint.get('agent', '/api-next/agents/:id/', {
    params: { id: ListingId },
    query: LanguageParameter,
    success: AgentDetail,
    error: AgencyNotFound,
  }),
) {}
