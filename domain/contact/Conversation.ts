import { Schema } from 'effect'
import { messageReasons } from '../listing/vocabularies/market.ts'
import { Photo } from '../listing/Photo.ts'
import { schemaOf } from '../vocabularySchema.ts'
import { entryKinds } from './entryKinds.ts'
import { proposalStatuses } from './proposals.ts'
import { sides } from './sides.ts'
import { visitModes, visitStatuses } from './visits.ts'

const Id = Schema.String

/** A picture that came with a message; its address is `/api-next/messages/attachments/{id}/`. Pixels. */
export const Attachment = Schema.Struct({ id: Id, width: Schema.Int, height: Schema.Int })
export type Attachment = typeof Attachment.Type

export const Entry = Schema.Struct({
  /** Rises with time, within one conversation and over all. */
  id: Schema.Int,
  /** Null where nobody did it: a request or a proposal that ended by itself. */
  side: Schema.NullOr(Schema.Literals(sides)),
  kind: Schema.Literals(entryKinds),
  /** Plain text as it was written. Empty where nothing was said along with it. */
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
  /** The one that was confirmed. */
  startsAt: Schema.NullOr(Schema.String),
  minutes: Schema.Int,
  /** When a request ends that nobody answers. */
  expiresAt: Schema.String,
})
export type Visit = typeof Visit.Type

export const Proposal = Schema.Struct({
  id: Id,
  /** Who made it. */
  side: Schema.Literals(sides),
  /** EUR; a month's rent for rentals. */
  amount: Schema.Int,
  status: Schema.Literals(proposalStatuses),
  expiresAt: Schema.String,
})
export type Proposal = typeof Proposal.Type

/** The home that is talked about; it may no longer be shown to anybody else. */
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
  /** On which side the reader stands. */
  side: Schema.Literals(sides),
  listing: ConversationListing,
  /** The other one. `name` is empty where none is known or their account is gone. */
  counterpart: Schema.Struct({ name: Schema.String, isGone: Schema.Boolean }),
  /** Entries that the reader neither wrote nor has seen; what ended by itself is among them. */
  unread: Schema.Int,
  /** Nobody can write any more: the reader blocked it, or the other side did. */
  isBlockedByMe: Schema.Boolean,
  isBlockedByOther: Schema.Boolean,
}

/** A conversation as it stands in the list. */
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
  /** How the seeker may be reached: told to the advertiser alone. */
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
