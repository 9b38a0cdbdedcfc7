/** Changes of saved homes that were made without a line and wait in the browser. */
import type { ListingCard } from '../../listing/ListingCard.ts'
import type { Stage } from '../stages.ts'
import type { Vote } from '../votes.ts'

/** Stands for the account's default group, whose id may not be known without a line. */
export const ownGroup = 'mine'

/** Fields that a change may wait for, with their values. */
export interface WaitingFields {
  readonly stage: Stage
  /** One's own vote. */
  readonly vote: { readonly vote: Vote; readonly line: string } | null
  /** Whether the group has the home: false, or what `markOf` gives for the home as it was seen. */
  readonly isIn: string | false
  /** A new note; null before it. */
  readonly note: { readonly text: string; readonly isShared: boolean } | null
  /** Of a note that is there. */
  readonly text: string
  readonly isShared: boolean
  /** Whether the note stays: false, or its text as it was seen. */
  readonly noteKept: string | false
}
export type WaitingField = keyof WaitingFields

/** Stands for the value of a home or a note that is not there. */
export interface Gone {
  readonly isGone: true
}
export const isGone = (value: unknown): value is Gone =>
  typeof value === 'object' && value !== null && 'isGone' in value

/** What one wants: the value that was seen, and the value it should have. */
export type Wish = {
  readonly [Field in WaitingField]: {
    readonly field: Field
    /** The id of a group, or `mine`. */
    readonly group: string
    /** The id of the listing. */
    readonly item: number
    /** The name of the home, for sentences about it. */
    readonly home: string
    /** The id of a note; of a new one, an id of this browser. */
    readonly note?: string
    /** The version of the home or the note that was seen. */
    readonly version?: number
    /** A home that is added: the group does not have its card yet. */
    readonly card?: ListingCard
    readonly base: WaitingFields[Field]
    readonly mine: WaitingFields[Field]
  }
}[WaitingField]

/**
 * A wish that waits. `waits`: to be sent. `asks`: the field was changed on both sides, and the person decides.
 * `refused`: the server does not take it.
 */
export type WaitingChange = Wish & {
  /** One for each field. */
  readonly id: string
  /** The idempotency key of all attempts to send it. */
  readonly key: string
  /** When it was made, ISO 8601 in UTC, by the clock of the device. */
  readonly at: string
  readonly state: 'waits' | 'asks' | 'refused'
  /** Of one that asks: which value stays until it is decided, and the server's. */
  readonly stays?: 'mine' | 'theirs'
  readonly theirs?: WaitingFields[WaitingField] | Gone
  /** Of one that is refused: the server's sentence. */
  readonly why?: string
}

/** The same for all changes of one field. */
export const waitingId = ({ group, item, note = '', field }: Wish): string =>
  [group, item, note, field].join(' ')

/** Whether two values of a field are the same. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * What waits after one more wish. A second wish for a field replaces the first and keeps what was seen before it; one
 * that leads back to what was seen leaves nothing to send.
 */
export function withWish(
  changes: readonly WaitingChange[],
  wish: Wish,
  made: Pick<WaitingChange, 'key' | 'at'>,
): readonly WaitingChange[] {
  const id = waitingId(wish)
  const rest = changes.filter((one) => one.id !== id)
  const before = changes.find((one) => one.id === id && one.state === 'waits')
  const { base, version, card } = before ?? wish
  if (isSame(base, wish.mine)) return rest
  const kept = { ...wish, base, ...(version !== undefined && { version }), ...(card && { card }) }
  return [...rest, { ...kept, ...made, id, state: 'waits' } as WaitingChange]
}
