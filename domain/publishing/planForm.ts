/** What forms without script may do with the rooms of a floor plan. */
export const planActs = ['add', 'change', 'earlier', 'later', 'remove'] as const
export type PlanAct = (typeof planActs)[number]
