/**
 * Reorders things as little as possible so that no two neighbours have the same owner, as far as that is possible:
 * the next is the first with another owner than the one before, unless an owner of more than half of the rest would
 * be left over at the end.
 */
export function spread<Thing>(things: readonly Thing[], ownerOf: (thing: Thing) => number): readonly Thing[] {
  const owners = things.map(ownerOf)
  // Nearly always true; then nothing moves.
  if (owners.every((owner, at) => owner !== owners[at - 1])) return things
  const left = things.map((thing, at) => ({ thing, owner: owners[at] as number }))
  const counts = new Map<number, number>()
  for (const { owner } of left) counts.set(owner, (counts.get(owner) ?? 0) + 1)
  // No count grows later: while the largest is less than half of the rest, there is no majority to look for.
  const most = Math.max(0, ...counts.values())
  const spreadOut: Thing[] = []
  let last: number | undefined
  while (left.length > 0) {
    const pressing = most * 2 > left.length ? majorityOf(counts, left.length) : undefined
    const wanted = left.findIndex(({ owner }) =>
      pressing !== undefined && pressing !== last ? owner === pressing : owner !== last,
    )
    const [next] = left.splice(Math.max(wanted, 0), 1) as [(typeof left)[number]]
    spreadOut.push(next.thing)
    last = next.owner
    counts.set(last, (counts.get(last) ?? 0) - 1)
  }
  return spreadOut
}

/** The owner of more than half; undefined if there is none. */
function majorityOf(counts: ReadonlyMap<number, number>, all: number): number | undefined {
  for (const [owner, count] of counts) if (count * 2 > all) return owner
  return undefined
}
