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
