import { savedLimits } from '#domain/saved/limits.ts'

/** The homes that are picked for a comparison in lists, until the page is left; the latest last. */
let ids: readonly number[] = []

export const comparedHere = (): readonly number[] => ids

/** Adds or removes a home; false where there is no room for one more. */
export function compareHere(id: number, isCompared: boolean): boolean {
  const others = ids.filter((one) => one !== id)
  if (isCompared && others.length >= savedLimits.compared) return false
  ids = isCompared ? [...others, id] : others
  return true
}
