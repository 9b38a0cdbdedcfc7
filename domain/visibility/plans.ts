/** Plans of agencies, and what each may show. A private advertiser needs none. */
export const planNames = ['paid', 'light', 'free', 'defaulting'] as const
export type PlanName = (typeof planNames)[number]

/** Ads that may be shown at once; `null` is no limit. An office that does not pay shows nothing new. */
export const adsOfPlan: Readonly<Record<PlanName, number | null>> = {
  paid: null,
  light: 20,
  free: 3,
  defaulting: 0,
}

/**
 * What follows where an office does not pay, by the day: it is told at once; nothing new is shown; its ads are paused.
 * Nothing is deleted, and who wrote to it is still read and answered.
 */
export const overdueSteps = [
  { name: 'told', day: 0 },
  { name: 'nothingNew', day: 15 },
  { name: 'paused', day: 30 },
] as const
export type OverdueStep = (typeof overdueSteps)[number]['name']

const dayMs = 86_400_000
export const overdueDay = (since: Date, now: Date): number =>
  Math.floor((now.getTime() - since.getTime()) / dayMs)

/** How many of the steps have come. */
export const stepsReached = (since: Date, now: Date): number =>
  overdueSteps.filter(({ day }) => overdueDay(since, now) >= day).length

/** Ads that an office may show now; until nothing new is shown, one that does not pay has no limit. */
export function adsShown(plan: PlanName, overdueSince: Date | null, now: Date): number | null {
  if (plan !== 'defaulting') return adsOfPlan[plan]
  const isGrace = overdueSince === null || overdueDay(overdueSince, now) < overdueSteps[1].day
  return isGrace ? null : adsOfPlan.defaulting
}
