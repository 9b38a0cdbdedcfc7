import { filters } from '#domain/search/filters.ts'

/** The names under which the form's fields are submitted. */
export const fieldNames = {
  contract: filters.contract.parameter,
  category: filters.category.parameter,
  typology: filters.typology.parameter,
  priceMin: filters.price.parameter.min,
  priceMax: filters.price.parameter.max,
  surfaceMin: filters.surface.parameter.min,
  surfaceMax: filters.surface.parameter.max,
  netAreaMin: filters.netArea.parameter.min,
  netAreaMax: filters.netArea.parameter.max,
  monthlyMost: filters.monthlyCost.parameter.most,
  loanRate: filters.monthlyCost.parameter.rate,
  loanYears: filters.monthlyCost.parameter.years,
  loanShare: filters.monthlyCost.parameter.share,
  bedroomsMin: filters.bedrooms.parameter.min,
} as const
