/** The events of visits and proposals in a conversation. */
export const eventKinds = [
  'visitRequested',
  'visitConfirmed',
  'visitDeclined',
  'visitCancelled',
  'visitExpired',
  'proposalMade',
  'proposalAccepted',
  'proposalDeclined',
  'proposalCountered',
  'proposalWithdrawn',
  'proposalExpired',
] as const

/** The entries of a conversation, in the order in which they were received. */
export const entryKinds = ['text', ...eventKinds] as const
export type EntryKind = (typeof entryKinds)[number]
