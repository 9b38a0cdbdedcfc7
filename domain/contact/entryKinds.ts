/** What happens to visits and proposals, as it stands in a conversation. */
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

/** What stands in a conversation, in the order in which it came. */
export const entryKinds = ['text', ...eventKinds] as const
export type EntryKind = (typeof entryKinds)[number]
