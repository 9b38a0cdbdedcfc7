import { Schema } from 'effect'
import { ListingCard } from '../listing/ListingCard.ts'
import { WrittenText } from '../listing/ListingDetail.ts'
import { AgencyCard } from './Agency.ts'

/** Agencies under one name, and societies that agencies join. */
export const groupKinds = ['group', 'association'] as const
export type GroupKind = (typeof groupKinds)[number]

/** What a list shows of a group or an association. */
export const GroupCard = Schema.Struct({
  kind: Schema.Literals(groupKinds),
  name: Schema.String,
  /** Identifies its page. */
  slug: Schema.String,
  /** How many agencies belong to it. */
  agencies: Schema.Int,
  /** Their listings. */
  sale: Schema.Int,
  rent: Schema.Int,
})
export type GroupCard = typeof GroupCard.Type

export const GroupList = Schema.Struct({ groups: Schema.Array(GroupCard) })
export type GroupList = typeof GroupList.Type

export const GroupDetail = Schema.Struct({
  ...GroupCard.fields,
  description: Schema.NullOr(WrittenText),
  /** Those with the most homes first. */
  members: Schema.Array(AgencyCard),
})
export type GroupDetail = typeof GroupDetail.Type

export const agentRoles = ['manager', 'agent'] as const

/** A person who works for an agency. */
export const AgentCard = Schema.Struct({
  id: Schema.Int,
  name: Schema.String,
  role: Schema.Literals(agentRoles),
  /** Of their agency. */
  agency: Schema.String,
})
export type AgentCard = typeof AgentCard.Type

export const AgentList = Schema.Struct({ agents: Schema.Array(AgentCard) })
export type AgentList = typeof AgentList.Type

/** An agent's page: their agency, its newest homes, and who else works there. */
export const AgentDetail = Schema.Struct({
  id: Schema.Int,
  name: Schema.String,
  role: Schema.Literals(agentRoles),
  agency: AgencyCard,
  listings: Schema.Array(ListingCard),
  colleagues: Schema.Array(AgentCard),
})
export type AgentDetail = typeof AgentDetail.Type
