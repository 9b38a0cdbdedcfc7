import { type Effect, Schema } from 'effect'
import type { RenderedMail } from './renderMail.ts'

/** A mail could not be handed over. */
export class DeliveryFailed extends Schema.TaggedError<DeliveryFailed>()('DeliveryFailed', {
  /** What went wrong, without addresses: it goes into the log. */
  reason: Schema.String,
  /** The server said that it will never take this mail: trying again is of no use. */
  isHopeless: Schema.Boolean,
}) {}

export interface OutgoingMail extends RenderedMail {
  readonly messageId: string
  /** One address. */
  readonly to: string
  readonly language: string
}

/** Hands a mail to a server. Interrupted, it closes the connection. */
export type MailTransport = (mail: OutgoingMail) => Effect.Effect<void, DeliveryFailed>
