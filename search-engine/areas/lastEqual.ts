/**
 * Returns the first of equal values, as long as it is among the last `most` distinct ones. Each request parses an
 * equal value of its own, and what was computed for the first is found again.
 */
export function lastEqual<Thing>(
  most: number,
  areEqual: (one: Thing, other: Thing) => boolean,
): (thing: Thing) => Thing {
  const last: Thing[] = []
  return (thing) => {
    const at = last.findIndex((one) => one === thing || areEqual(one, thing))
    const [known = thing] = at < 0 ? [] : last.splice(at, 1)
    last.unshift(known)
    if (last.length > most) last.pop()
    return known
  }
}
