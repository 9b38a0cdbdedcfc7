/** Limits of saved homes, groups and what is written about them. */
export const savedLimits = {
  /** Homes of one group, so that a board stays readable and loads in one query. */
  homes: 500,
  /** Homes that a page shows at first, and with each step further. */
  shownAtOnce: 24,
  groupsOfAccount: 50,
  membersOfGroup: 20,
  linksOfGroup: 20,
  notesOfHome: 100,
  nameLength: 60,
  noteLength: 2000,
  voteLineLength: 120,
  linkDays: 30,
  /** Homes beside each other in a comparison. */
  compared: 6,
  hidden: 1000,
  /** Homes and searches that are kept as recent. */
  recent: 50,
  /** Homes that a device keeps without an account: as many as one request reads. */
  here: 50,
} as const
