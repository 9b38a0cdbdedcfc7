import { Schema } from 'effect'
import { CountersSchema } from '../account/User.ts'
import { eventKinds } from './entryKinds.ts'

/**
 * A live notification: a new entry in a conversation, a price cut of a saved home, a home that a saved search found, or a
 * change in a group of saved homes.
 */
export const notificationKinds = ['message', ...eventKinds, 'priceCut', 'homeFound', 'groupChanged'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** One event of the event stream. Ids ascend in the order in which an account receives them. */
export const Notification = Schema.Struct({
  id: Schema.Int,
  kind: Schema.Literals(notificationKinds),
  /** ISO 8601 in UTC. */
  at: Schema.String,
  conversationId: Schema.NullOr(Schema.String),
  listingId: Schema.NullOr(Schema.Int),
  /** The group of saved homes that changed. */
  groupId: Schema.NullOr(Schema.String),
  /** EUR: of a price cut, the new price. */
  price: Schema.NullOr(Schema.Int),
})
export type Notification = typeof Notification.Type

/** The messages of the stream that an open page reads: events, and counters. */
export const StreamEvent = Schema.Struct({ notification: Notification, counters: CountersSchema })
export type StreamEvent = typeof StreamEvent.Type
