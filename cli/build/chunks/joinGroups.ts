/** Modules that are loaded together. */
export interface Group {
  readonly ids: readonly string[]
  /** Which entries need it, as places in the list of weights. */
  readonly entries: ReadonlySet<number>
  /** Bytes, minified. */
  readonly size: number
  /** Entries that may load it only if they need it. */
  readonly keptFrom?: ReadonlySet<number>
  /** It stays as it is: a file that is asked for by name. */
  readonly isFixed?: boolean
}

interface Node extends Group {
  /** Groups that it imports. */
  readonly imports: Set<Node>
}

interface Pair {
  readonly pair: readonly [Node, Node]
  /** Bytes that all entries together save. */
  readonly gain: number
}

/**
 * Bytes on the way, brotli, of a file of that many: a file costs some 250 with its lists of imports and exports and the
 * request, and what is in one file compresses better than in two. Measured over the files of a build.
 */
const bytesOf = (size: number): number => (size === 0 ? 0 : 250 + 0.95 * size ** 0.9)

const isKeptApart = (a: Group, b: Group): boolean =>
  a.isFixed === true ||
  b.isFixed === true ||
  [...(a.keptFrom ?? [])].some((entry) => b.entries.has(entry) && !a.entries.has(entry)) ||
  [...(b.keptFrom ?? [])].some((entry) => a.entries.has(entry) && !b.entries.has(entry))

/** What joining two saves: entries that need both load one file, those that need one load the other with it. */
function gainOf(a: Node, b: Node, weights: readonly number[]): number {
  const [alone, other, joint] = [bytesOf(a.size), bytesOf(b.size), bytesOf(a.size + b.size)]
  const weightOf = (entry: number) => weights[entry] ?? 0
  let gain = 0
  for (const entry of a.entries)
    gain += weightOf(entry) * (alone + (b.entries.has(entry) ? other : 0) - joint)
  for (const entry of b.entries) if (!a.entries.has(entry)) gain += weightOf(entry) * (other - joint)
  return gain
}

/** Whether one group leads to another by way of a third: joined they would import that, and it them. */
function leadsAround(from: Node, to: Node): boolean {
  const waiting = [...from.imports].filter((next) => next !== to)
  const seen = new Set<Node>()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next === to) return true
    if (seen.has(next)) continue
    seen.add(next)
    waiting.push(...next.imports)
  }
  return false
}

/**
 * Joins groups, the two that save most first, as long as that saves anything. No two groups that are returned import each
 * other in a circle, if none of the given do: `imports` are pairs of places in their list.
 */
export function joinGroups(
  groups: readonly Group[],
  imports: readonly (readonly [number, number])[],
  weights: readonly number[],
): readonly Group[] {
  const nodes = new Set<Node>()
  const pairs: Pair[] = []
  const add = (node: Node) => {
    for (const other of nodes) {
      const gain = isKeptApart(node, other) ? 0 : gainOf(node, other, weights)
      if (gain > 0) pairs.push({ pair: [node, other], gain })
    }
    nodes.add(node)
  }
  const given = groups.map((group): Node => ({ ...group, imports: new Set() }))
  for (const [from, to] of imports) if (from !== to) given[from]?.imports.add(given[to] as Node)
  for (const node of given) add(node)
  for (let next = takeBest(pairs); next; next = takeBest(pairs)) {
    const [a, b] = next.pair
    if (!nodes.has(a) || !nodes.has(b) || leadsAround(a, b) || leadsAround(b, a)) continue
    nodes.delete(a)
    nodes.delete(b)
    add(joined(a, b, nodes))
  }
  return [...nodes]
}

function takeBest(pairs: Pair[]): Pair | undefined {
  let best = 0
  for (const [at, { gain }] of pairs.entries()) if (gain > (pairs[best]?.gain ?? 0)) best = at
  const [found] = pairs.splice(best, 1)
  return found
}

function joined(a: Node, b: Node, others: ReadonlySet<Node>): Node {
  const imports = new Set([...a.imports, ...b.imports].filter((one) => one !== a && one !== b))
  const node: Node = {
    ids: [...a.ids, ...b.ids],
    entries: new Set([...a.entries, ...b.entries]),
    size: a.size + b.size,
    keptFrom: new Set([...(a.keptFrom ?? []), ...(b.keptFrom ?? [])]),
    imports,
  }
  for (const other of others) {
    const isImporter = other.imports.delete(a)
    if (other.imports.delete(b) || isImporter) other.imports.add(node)
  }
  return node
}
