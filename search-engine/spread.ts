/**
 * The same things in an order as near to their own as can be in which no two neighbours have the same owner, as far as
 * that is possible: the next is the first that does not repeat the one before, unless somebody who owns more than
 * half of what is left would then be stranded at the end.
 */
export function spread<Thing>(things: readonly Thing[], ownerOf: (thing: Thing) => number): readonly Thing[] {
  const owners = things.map(ownerOf)
  // Nearly always so, and then nothing would be moved.
  if (owners.every((owner, at) => owner !== owners[at - 1])) return things
  const left = things.map((thing, at) => ({ thing, owner: owners[at] as number }))
  const counts = new Map<number, number>()
  for (const { owner } of left) counts.set(owner, (counts.get(owner) ?? 0) + 1)
  // Nobody will ever own more: while all of it is less than half of what is left, nobody is looked for.
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

/** The owner of more than half, if there is one. */
function majorityOf(counts: ReadonlyMap<number, number>, all: number): number | undefined {
  for (const [owner, count] of counts) if (count * 2 > all) return owner
  return undefined
}
