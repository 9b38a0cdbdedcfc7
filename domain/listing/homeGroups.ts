/**
 * Groups of listings that seem to be of one home, from the pairs that `isSameHome` accepts.
 * The relation is not transitive: if the first listing matches the second and the second the third, the first
 * and the third may be two homes. So every member of a group matches its first, the listing with the smallest
 * id. Two listings of one publisher are two homes: if both match the same third listing, it is unknown which
 * of them it is, and neither pair counts. A listing with very many matches has none that count: what they
 * state is common to such homes.
 */

/** A listing with more matches than this gets none. */
export const mostAlike = 8

/** Ids of at least two ads each, rising, in the order of their first. */
export function homeGroups(
  pairs: readonly (readonly [number, number])[],
  publisherOf: (id: number) => number,
): readonly (readonly number[])[] {
  const partners = partnersOf(pairs)
  const isOnlyOne = (of: number, partner: number) => {
    const alike = partners.get(of) ?? []
    return (
      alike.length <= mostAlike &&
      alike.every((id) => id === partner || publisherOf(id) !== publisherOf(partner))
    )
  }
  const taken = new Set<number>()
  const groups: number[][] = []
  for (const first of [...partners.keys()].sort(rising)) {
    if (taken.has(first)) continue
    const others = (partners.get(first) ?? []).filter(
      (id) => id > first && !taken.has(id) && isOnlyOne(first, id) && isOnlyOne(id, first),
    )
    if (others.length === 0) continue
    const group = [first, ...others.sort(rising)]
    for (const id of group) taken.add(id)
    groups.push(group)
  }
  return groups
}

const rising = (one: number, other: number) => one - other

function partnersOf(pairs: readonly (readonly [number, number])[]): ReadonlyMap<number, readonly number[]> {
  const partners = new Map<number, number[]>()
  const add = (id: number, partner: number) => {
    const known = partners.get(id)
    if (known) known.push(partner)
    else partners.set(id, [partner])
  }
  for (const [one, other] of pairs) {
    add(one, other)
    add(other, one)
  }
  return partners
}
