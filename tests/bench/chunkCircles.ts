type Chunks = Readonly<Record<string, { readonly imports?: readonly string[] }>>

/** Chunks of a manifest that import each other in a circle: what one of them computes as it begins is not there yet. */
export function circlesIn(chunks: Chunks): readonly (readonly string[])[] {
  const reached = new Map(Object.keys(chunks).map((key) => [key, reachedFrom(chunks, key)]))
  const found = new Map<string, readonly string[]>()
  for (const [key, others] of reached) {
    if (!others.has(key)) continue
    const circle = [...others].filter((other) => reached.get(other)?.has(key)).toSorted()
    found.set(circle.join(' '), circle)
  }
  return [...found.values()]
}

/** All that a chunk imports, itself only where that leads back to it. */
function reachedFrom(chunks: Chunks, key: string): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [key]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    for (const imported of chunks[next]?.imports ?? [])
      if (!found.has(imported)) {
        found.add(imported)
        waiting.push(imported)
      }
  return found
}
