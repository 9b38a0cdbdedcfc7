/** Rules and figures that hold for a time. */

/** What has a first or last day. */
export interface Dated {
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/** Whether something is in force on a day (`2026-12-31`), has ended, or is to come. */
export const stateOn = ({ from, until }: Dated, day: string): 'inForce' | 'ended' | 'toCome' =>
  from !== undefined && day < from ? 'toCome' : until !== undefined && day > until ? 'ended' : 'inForce'
