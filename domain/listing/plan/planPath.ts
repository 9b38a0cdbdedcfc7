/** Beside the contract, since it is no JSON: the tactile scheme of a plan that its advertiser wrote, an SVG. */
export const tactilePlanPath = (listingId: number | string): string =>
  `/api-next/listings/${listingId}/plan.svg`
