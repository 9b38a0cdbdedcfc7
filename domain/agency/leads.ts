/** What a team does with those who write to it. */

/**
 * Where a lead is. `new`: nobody answered yet. `waiting`: the seeker wrote after an answer. `answered`: the last word is
 * the agency's. `done`: a member settled it.
 */
export const leadStates = ['new', 'waiting', 'answered', 'done'] as const
export type LeadState = (typeof leadStates)[number]

/** States in which the seeker waits for the agency. */
export const openStates: readonly LeadState[] = ['new', 'waiting']

export const leadLimits = {
  perPage: 20,
  /** Of a CSV file. */
  exported: 5000,
  answers: 50,
  answerTitle: 80,
  answerText: 2000,
  /** Deliveries that the page lists. */
  deliveries: 20,
} as const

/** The parameters of the desk's address. */
export const leadParameters = { state: 'state', assignee: 'assignee', page: 'page' } as const

/** In the place of a member: leads that nobody takes care of. */
export const unassigned = 'none'

/** Minutes after which a delivery that failed is tried again; after the last it is given up. */
export const webhookDelays = [1, 5, 30, 120, 720, 1440] as const

/** The leads as CSV, for members. */
export const leadsCsvPath = (agency: string): string => `/api-next/own-agencies/${agency}/leads.csv`

/** The same leads as the desk shows, for a key with `leadsRead`. */
export const leadsByKeyPath = (agency: string): string => `/api-next/agencies/${agency}/leads/`
