/** What members of a group say about a home. */
export const votes = ['yes', 'maybe', 'no'] as const
export type Vote = (typeof votes)[number]
