import { savedLimits } from '#domain/saved/limits.ts'

/** The listings of a comparison's address: `ids=1,2`, or `ids=1&ids=2`, as a form sends them. */
export const comparedIds = (search: URLSearchParams): readonly number[] => {
  const parts = search.getAll('ids').join().split(',')
  const ids = parts.filter((part) => /^[1-9]\d{0,8}$/.test(part)).map(Number)
  return [...new Set(ids)].slice(0, savedLimits.compared)
}
