/** How many homes an account keeps, agencies may be asked about one, and characters of what is written to them. */
export const homeLimits = { homes: 20, agencies: 3, text: 2000, months: 36 } as const
