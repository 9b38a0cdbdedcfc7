import { filters } from '#domain/search/filters.ts'

/** The names under which the form's fields are submitted. */
export const fieldNames = {
  contract: filters.contract.wire,
  category: filters.category.wire,
  typology: filters.typology.wire,
  priceMin: filters.price.wire.min,
  priceMax: filters.price.wire.max,
  surfaceMin: filters.surface.wire.min,
  surfaceMax: filters.surface.wire.max,
  netAreaMin: filters.netArea.wire.min,
  netAreaMax: filters.netArea.wire.max,
  monthlyMost: filters.monthlyCost.wire.most,
  loanRate: filters.monthlyCost.wire.rate,
  loanYears: filters.monthlyCost.wire.years,
  loanShare: filters.monthlyCost.wire.share,
  bedroomsMin: filters.bedrooms.wire.min,
} as const
