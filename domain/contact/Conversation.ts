import { Schema } from 'effect'
import { messageReasons } from '../listing/vocabularies/market.ts'
import { Photo } from '../listing/Photo.ts'
import { schemaOf } from '../vocabularySchema.ts'
import { entryKinds } from './entryKinds.ts'
import { proposalStatuses } from './proposals.ts'
import { sides } from './sides.ts'
import { visitModes, visitStatuses } from './visits.ts'

const Id = Schema.String

/** A picture of a message; its address is `/api-next/messages/attachments/{id}/`. Pixels. */
export const Attachment = Schema.Struct({ id: Id, width: Schema.Int, height: Schema.Int })
export type Attachment = typeof Attachment.Type

export const Entry = Schema.Struct({
  /** Rises with time, within one conversation and over all. */
  id: Schema.Int,
  /** Null for an event without a person: a request or a proposal that expired. */
  side: Schema.NullOr(Schema.Literals(sides)),
  kind: Schema.Literals(entryKinds),
  /** Plain text as it was written. Empty if there was no note. */
  text: Schema.String,
  reason: Schema.NullOr(schemaOf(messageReasons)),
  at: Schema.String,
  visitId: Schema.NullOr(Id),
  proposalId: Schema.NullOr(Id),
  attachments: Schema.Array(Attachment),
})
export type Entry = typeof Entry.Type

export const Visit = Schema.Struct({
  id: Id,
  mode: Schema.Literals(visitModes),
  status: Schema.Literals(visitStatuses),
  /** Times that were proposed, in order. */
  slots: Schema.Array(Schema.String),
  /** The confirmed one. */
  startsAt: Schema.NullOr(Schema.String),
  minutes: Schema.Int,
  /** When an unanswered request expires. */
  expiresAt: Schema.String,
})
export type Visit = typeof Visit.Type

export const Proposal = Schema.Struct({
  id: Id,
  /** Who proposed it. */
  side: Schema.Literals(sides),
  /** EUR; a month's rent for rentals. */
  amount: Schema.Int,
  status: Schema.Literals(proposalStatuses),
  expiresAt: Schema.String,
})
export type Proposal = typeof Proposal.Type

/** The home of the conversation; others may no longer be able to see it. */
export const ConversationListing = Schema.Struct({
  id: Schema.Int,
  title: Schema.String,
  /** EUR; a month's rent for rentals. */
  price: Schema.NullOr(Schema.Int),
  photo: Schema.NullOr(Photo),
  isActive: Schema.Boolean,
})

const summary = {
  id: Id,
  /** The reader's side. */
  side: Schema.Literals(sides),
  listing: ConversationListing,
  /** The other side. `name` is empty if it is unknown or the account is gone. */
  counterpart: Schema.Struct({ name: Schema.String, isGone: Schema.Boolean }),
  /** Entries that the reader neither wrote nor has seen, including expirations. */
  unread: Schema.Int,
  /** Nobody can write any more: the reader or the other side blocked it. */
  isBlockedByMe: Schema.Boolean,
  isBlockedByOther: Schema.Boolean,
}

/** A conversation in the list. */
export const ConversationSummary = Schema.Struct({ ...summary, last: Entry })
export type ConversationSummary = typeof ConversationSummary.Type

export const Conversations = Schema.Struct({
  conversations: Schema.Array(ConversationSummary),
  total: Schema.Int,
  /** From 1. */
  page: Schema.Int,
  pages: Schema.Int,
  /** Conversations with something unread. */
  unread: Schema.Int,
})
export type Conversations = typeof Conversations.Type

/** A whole conversation, from its newest entries back. */
export const Conversation = Schema.Struct({
  ...summary,
  /** The seeker's contact details, for the advertiser only. */
  contact: Schema.NullOr(Schema.Struct({ email: Schema.String, phone: Schema.String })),
  /** Oldest first. */
  entries: Schema.Array(Entry),
  /** There are entries before the first of these. */
  hasEarlier: Schema.Boolean,
  /** Those of the whole conversation, oldest first. */
  visits: Schema.Array(Visit),
  proposals: Schema.Array(Proposal),
})
export type Conversation = typeof Conversation.Type
