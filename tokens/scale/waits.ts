/** Times after which something appears or goes by itself, in milliseconds (specification section 9). */
export const waits = {
  /** A snackbar that takes nothing with it closes. */
  snackbarMs: 5000,
  /** Work that is not done yet shows that it is under way. */
  pendingMs: 1000,
} as const
