import type { Conversation } from '#domain/contact/Conversation.ts'
import type { Side } from '#domain/contact/sides.ts'

interface Two {
  /** The reader's side. */
  readonly side: Side
  readonly seekerEmailKey: string | null
  readonly seekerName: string
  readonly advertiserEmail: string | null
  readonly advertiserName: string
}

/** The other one of the two. */
export const counterpartOf = (two: Two): Conversation['counterpart'] =>
  two.side === 'seeker'
    ? { name: two.advertiserName, isGone: two.advertiserEmail === null }
    : { name: two.seekerName, isGone: two.seekerEmailKey === null }
