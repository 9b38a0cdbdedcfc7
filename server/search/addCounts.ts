import type { FacetCounts } from './facets.ts'

type Numbers = Readonly<Record<string, readonly number[]>>

const addLists = <Lists extends Numbers>(one: Lists, other: Lists): Lists =>
  Object.fromEntries(
    Object.entries(one).map(([name, counts]) => [
      name,
      counts.map((count, at) => count + (other[name]?.[at] ?? 0)),
    ]),
  ) as unknown as Lists

/** The counts of two indexes that hold different listings. */
export const addCounts = (one: FacetCounts, other: FacetCounts): FacetCounts => ({
  total: one.total + other.total,
  options: addLists(one.options, other.options),
  without: Object.fromEntries(
    Object.entries(one.without).map(([name, count]) => [
      name,
      count + (other.without[name as keyof typeof other.without] ?? 0),
    ]),
  ),
  histograms: addLists(one.histograms, other.histograms),
})
