/**
 * The events of a conversation, as a table: which sides are notified and which get a mail. The entry, the
 * notification and the mails of an event are written in one transaction.
 */
import { Effect } from 'effect'
import type { EntryKind } from '#domain/contact/entryKinds.ts'
import { otherSide, type Side, sides } from '#domain/contact/sides.ts'
import { addEntry, type NewEntry } from './entries.ts'
import { advanceStage } from '#server/content/saved/advanceStage.ts'
import type { StageEvent } from '#domain/saved/stages.ts'
import {
  accountsOf,
  mailParticipant,
  notifyParticipants,
  type ThreadMail,
  type ThreadMailKind,
} from './notifyParticipants.ts'
import type { Thread } from './thread.ts'

type Recipients = 'other' | 'both' | 'seeker'

interface ConversationEvent {
  readonly notifies: Recipients
  readonly mails: Recipients
  readonly mail: ThreadMailKind
  /** Moves the seeker's saved home to another stage; `isOwn`: only as the seeker's own doing. */
  readonly moves?: { readonly event: StageEvent; readonly isOwn: boolean }
}

/** Notifies the other side, and mails it. */
const toOther = (mail: ThreadMailKind): ConversationEvent => ({ notifies: 'other', mails: 'other', mail })

const conversationEvents: Readonly<Record<EntryKind, ConversationEvent>> = {
  text: { ...toOther('newMessage'), moves: { event: 'message', isOwn: true } },
  visitRequested: toOther('visitRequested'),
  visitConfirmed: {
    notifies: 'both',
    mails: 'both',
    mail: 'visitConfirmed',
    moves: { event: 'visit', isOwn: false },
  },
  visitDeclined: toOther('visitDeclined'),
  visitCancelled: toOther('visitCancelled'),
  visitExpired: { notifies: 'both', mails: 'seeker', mail: 'visitExpired' },
  proposalMade: { ...toOther('proposalMade'), moves: { event: 'proposal', isOwn: true } },
  proposalAccepted: toOther('proposalAccepted'),
  proposalDeclined: toOther('proposalDeclined'),
  proposalCountered: toOther('proposalCountered'),
  proposalWithdrawn: toOther('proposalWithdrawn'),
  // Mailed to the side that made the proposal: `mailTo`.
  proposalExpired: { notifies: 'both', mails: 'other', mail: 'proposalExpired' },
}

function sidesOf(recipients: Recipients, side: Side | null): readonly Side[] {
  if (recipients === 'seeker') return ['seeker']
  return recipients === 'both' || side === null ? sides : [otherSide(side)]
}

interface Details {
  /** Additional data of the mail. */
  readonly extra?: ThreadMail['extra']
  /** Mails this side instead of the table's. */
  readonly mailTo?: Side
}

/** Writes an event into the conversation and notifies the sides. Returns the entry's id. */
export const recordEvent = Effect.fnUntraced(function* (
  thread: Thread,
  entry: NewEntry,
  at: Date,
  { extra, mailTo }: Details = {},
) {
  const { notifies, mails, mail, moves } = conversationEvents[entry.kind]
  const id = yield* addEntry(thread, entry, at)
  yield* notifyParticipants(
    thread,
    sidesOf(notifies, entry.side),
    entry.kind === 'text' ? 'message' : entry.kind,
  )
  for (const side of mailTo === undefined ? sidesOf(mails, entry.side) : [mailTo])
    yield* mailParticipant(thread, side, {
      kind: mail,
      text: entry.text ?? '',
      ...(extra !== undefined && { extra }),
    })
  if (moves !== undefined && (!moves.isOwn || entry.side === 'seeker'))
    for (const account of yield* accountsOf(thread, 'seeker'))
      yield* advanceStage(account.id, thread.listingId, moves.event)
  return id
})
