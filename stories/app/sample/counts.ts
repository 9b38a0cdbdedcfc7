import type { SearchCounts } from '#domain/api/Search.ts'

/** What the filters would find in Koukaki. */
export const counts: SearchCounts = {
  total: 19,
  options: {
    contract: { sale: 19, rent: 34 },
    category: { residential: 19, commercial: 4, holiday: 2, newConstructions: 1, land: 0, garage: 3 },
    typology: { apartment: 15, studio: 3, maisonette: 1 },
    condition: { new: 2, renovated: 8, good: 6, toRenovate: 3 },
    bedrooms: { '1': 17, '2': 12, '3': 4, '4': 1, '5': 0 },
    bathrooms: { '1': 19, '2': 6, '3': 1 },
    lift: { yes: 14, no: 3, notStated: 2 },
    balcony: { yes: 16, no: 1, notStated: 2 },
    advertiser: { agency: 13, private: 6 },
  },
  without: { price: 27 },
  histograms: {
    price: {
      edges: [60_000, 80_000, 100_000, 130_000, 160_000, 200_000, 250_000, 300_000, 400_000, 500_000],
      counts: [1, 2, 3, 4, 5, 3, 1, 6, 2],
    },
    surface: { edges: [30, 50, 70, 90, 120], counts: [4, 7, 5, 3] },
  },
}
