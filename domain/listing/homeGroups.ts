/**
 * Groups of ads that seem to be of one home, out of the pairs that `isSameHome` holds for.
 *
 * A chain is no proof: if the first ad is like the second and the second like the third, the first and the third may
 * be two homes. So everything in a group is like its first, the ad with the smallest id. And two ads of one publisher
 * are two homes: where both are like the ad of another, nothing says which of them it is, and none of the pairs counts.
 * Nor does any of an ad that is like very many: what they state is what such homes have in common.
 */

/** An ad that is like more others than this is told to be of the same home as none. */
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
