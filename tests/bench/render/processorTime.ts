import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const TICK_MS = 10

interface Counted {
  readonly pid: number
  readonly parent: number
  readonly ms: number
}

function count(pid: number): Counted | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // After the name, which may hold spaces: state, parent, … user time and system time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [user, system] = [Number(fields[11]), Number(fields[12])]
    return { pid, parent: Number(fields[1]), ms: (user + system) * TICK_MS }
  } catch {
    return undefined
  }
}

/** Processor time that a process and those that it started have used, ms. Linux alone tells it. */
export function processorTime(root: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => count(Number(name)) ?? [])
  const family = new Set([root])
  for (let before = 0; before !== family.size; ) {
    before = family.size
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid)
  }
  return all.reduce((sum, { pid, ms }) => (family.has(pid) ? sum + ms : sum), 0)
}
