import { Schema } from 'effect'
import { CountersSchema } from '../account/User.ts'
import { eventKinds } from './entryKinds.ts'

/** What somebody is told of while it happens: whatever comes into a conversation, and a home that costs less. */
export const notificationKinds = ['message', ...eventKinds, 'priceCut'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** One thing that happened, as the event stream carries it. Ids rise in the order in which one account is told. */
export const Notification = Schema.Struct({
  id: Schema.Int,
  kind: Schema.Literals(notificationKinds),
  /** ISO 8601 in UTC. */
  at: Schema.String,
  conversationId: Schema.NullOr(Schema.String),
  listingId: Schema.NullOr(Schema.Int),
  /** EUR: of a price cut, the new price. */
  price: Schema.NullOr(Schema.Int),
})
export type Notification = typeof Notification.Type

/** What a page that is open reads from the stream: what happened, and what is counted since. */
export const StreamEvent = Schema.Struct({ notification: Notification, counters: CountersSchema })
export type StreamEvent = typeof StreamEvent.Type
