/**
 * The same things in an order as near to their own as can be in which no two neighbours have the same owner, as far as
 * that is possible: the next is the first that does not repeat the one before, unless somebody who owns more than
 * half of what is left would then be stranded at the end.
 */
export function spread<Thing>(things: readonly Thing[], ownerOf: (thing: Thing) => number): readonly Thing[] {
  const left = [...things]
  const spreadOut: Thing[] = []
  let last: number | undefined
  while (left.length > 0) {
    const pressing = majorityOf(left.map(ownerOf))
    const wanted = left.findIndex((thing) =>
      pressing !== undefined && pressing !== last ? ownerOf(thing) === pressing : ownerOf(thing) !== last,
    )
    const [next] = left.splice(Math.max(wanted, 0), 1) as [Thing]
    spreadOut.push(next)
    last = ownerOf(next)
  }
  return spreadOut
}

/** The owner of more than half, if there is one. */
function majorityOf(owners: readonly number[]): number | undefined {
  const counts = new Map<number, number>()
  for (const owner of owners) counts.set(owner, (counts.get(owner) ?? 0) + 1)
  return [...counts].find(([, count]) => count * 2 > owners.length)?.[0]
}
