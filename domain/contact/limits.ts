/** What contacts may be. Ours: the specification is silent. Times in minutes, hours or days as they are named. */
export const contactLimits = {
  /** Code points of a message, and of the note of a request or a proposal. */
  textMax: 2000,
  /** EUR. */
  amountMax: 999_999_999,
  proposalDays: 7,
  visit: {
    minutes: 30,
    /** How many times a request may propose. */
    slotsMax: 3,
    /** From when until when times are offered. */
    leadHours: 2,
    days: 14,
    /** When an unanswered request expires. */
    answerHours: 24,
  },
  attachment: {
    /** Of one message. */
    count: 4,
    /** As sent. Heavier ones are made smaller by the browser, up to `bytesChosenMax`. */
    bytesMax: 8 * 1024 * 1024,
    bytesChosenMax: 40 * 1024 * 1024,
    /** 50 megapixels as cameras count them: 8192 × 6144. */
    pixelsMax: 50_400_000,
    /** The longer side as the browser scales it, and as it is stored. */
    sideSent: 2400,
    sideKept: 1600,
  },
  /** The link that confirms a contact by a visitor without an account. */
  confirmHours: 24,
  /** A link by which a visitor without an account reads one conversation. */
  linkDays: 30,
  /** An advertiser's response figures are shown from this many conversations on. */
  repliesFrom: 10,
} as const
