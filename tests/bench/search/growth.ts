/** How searches grow with the stock: the same engine with ten times the listings, in the same run. */
import { round } from '../percentiles.ts'
import { EngineProcess } from './EngineProcess.ts'
import type { EngineReport } from './EngineReport.ts'
import { kinds } from './queries.ts'

/** The larger stock holds so many times the listings of the smaller. */
const TIMES = 10

export interface GrowthReport {
  readonly small: EngineReport
  readonly large: EngineReport
}

/** So often each kind is timed, of which each question's middle time counts. */
const TURNS = 3

/**
 * Both are loaded, then timed in turn, kind by kind: figures of two runs are as far apart as the machine's minutes, which
 * is farther than what is measured.
 */
export async function benchGrowth(listings: number): Promise<GrowthReport> {
  const small = await EngineProcess.start('estia', { listings: Math.round(listings / TIMES) })
  const large = await EngineProcess.start('estia', { listings })
  for (let turn = 0; turn < TURNS; turn++)
    for (const kind of kinds) for (const engine of [small, large]) await engine.time(kind)
  return { small: await small.finish(), large: await large.finish() }
}

export function printGrowthReport({ small, large }: GrowthReport): string {
  const times = (more: number, few: number) => `${(more / few).toFixed(2)} times`
  const lines = ([...kinds, 'all'] as const).flatMap((kind) => {
    const [few, more] = [small.kinds[kind], large.kinds[kind]]
    if (few === undefined || more === undefined) return []
    return [`${kind.padEnd(24)}${few.p50} → ${more.p50}, ${times(more.p50, few.p50)}`]
  })
  const [fewMB, moreMB] = [small, large].map(({ own }) => own?.indexMB ?? NaN) as [number, number]
  return [
    `${small.listings} → ${large.listings} listings; ms, p50 over questions, each the median of its rounds`,
    ...lines,
    `${'index'.padEnd(24)}${fewMB} → ${moreMB} MB, ${times(moreMB, fewMB)}`,
    `${'questions a second'.padEnd(24)}${small.qps} → ${large.qps}`,
    `${'ready from a snapshot'.padEnd(24)}${readyMs(small)} → ${readyMs(large)} ms`,
  ].join('\n')
}

const readyMs = ({ own }: EngineReport): number => round(own?.snapshot.readyMs ?? NaN)
