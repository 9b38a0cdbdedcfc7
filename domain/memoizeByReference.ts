/**
 * What is made of a thing, made once and kept as long as the thing itself is held: it must not change meanwhile,
 * and what is made of it is shared.
 */
export function memoizeByReference<Thing extends object, Made>(
  make: (thing: Thing) => Made,
): (thing: Thing) => Made {
  const all = new WeakMap<Thing, Made>()
  return (thing) => {
    const known = all.get(thing)
    if (known !== undefined) return known
    const made = make(thing)
    all.set(thing, made)
    return made
  }
}
