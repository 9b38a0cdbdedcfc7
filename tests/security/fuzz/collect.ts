import type { Judge } from './judge.ts'
import { type Probe, type ProbeAnswer, wordsOf } from './Probe.ts'

/** Sends so many probes, a few at a time; gives what was wrong, each problem with the probe that led to it. */
export async function collect(
  probes: Iterator<readonly [Probe, Judge]>,
  send: (probe: Probe) => Promise<ProbeAnswer>,
  { many, atOnce = 8 }: { readonly many: number; readonly atOnce?: number },
): Promise<readonly string[]> {
  const problems: string[] = []
  let left = many
  const work = async () => {
    while (left-- > 0) {
      const [probe, judge] = probes.next().value as readonly [Probe, Judge]
      const problem = judge(await send(probe), probe)
      if (problem !== undefined) problems.push(`${problem} <- ${wordsOf(probe)}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return problems
}

/** The probes of several sources in turn, each with its judge. */
export function* inTurn<T>(sources: readonly Iterator<T, never>[]): Generator<T, never> {
  for (let at = 0; ; at++) {
    const source = sources[at % sources.length]
    if (source === undefined) throw new Error('There is nothing to take turns')
    yield source.next().value
  }
}
