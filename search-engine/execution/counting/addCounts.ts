import type { FacetCounts } from './facets.ts'

type Numbers = Readonly<Record<string, readonly number[]>>

const combined = <Lists extends Numbers>(one: Lists, other: Lists, sign: 1 | -1): Lists =>
  Object.fromEntries(
    Object.entries(one).map(([name, counts]) => {
      const others = other[name] ?? []
      return [name, counts.map((count, at) => count + sign * (others[at] ?? 0))]
    }),
  ) as unknown as Lists

const combine = (one: FacetCounts, other: FacetCounts, sign: 1 | -1): FacetCounts => ({
  total: one.total + sign * other.total,
  options: combined(one.options, other.options, sign),
  without: Object.fromEntries(
    Object.entries(one.without).map(([name, count]) => [
      name,
      count + sign * (other.without[name as keyof typeof other.without] ?? 0),
    ]),
  ),
  histograms: combined(one.histograms, other.histograms, sign),
})

/** The counts of two disjoint sets of listings. */
export const addCounts = (one: FacetCounts, other: FacetCounts): FacetCounts => combine(one, other, 1)

/** The counts of a set of listings without those of a subset. */
export const subtractCounts = (whole: FacetCounts, part: FacetCounts): FacetCounts => combine(whole, part, -1)
