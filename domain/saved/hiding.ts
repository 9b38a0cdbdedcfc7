/** Why a home is hidden. */
export const hideReasons = ['price', 'size', 'place', 'condition', 'seen', 'suspicious'] as const
export type HideReason = (typeof hideReasons)[number]

/** A home that was hidden for its price comes back when it costs so much of that price at most. */
export const COMES_BACK_AT = 0.9

/** Whether a hidden home is shown again. */
export const isBack = (reason: HideReason, priceThen: number | null, price: number | null): boolean =>
  reason === 'price' && priceThen !== null && price !== null && price <= priceThen * COMES_BACK_AT
