import { postgresMissing } from '#server/database/testing/postgres.ts'
import { type EngineName, engineNames, type EngineReport, type StockSource } from './EngineReport.ts'
import { EngineProcess } from './EngineProcess.ts'
import { printTimes } from './measure.ts'
import { kinds, makeQuestions, type Questions } from './queries.ts'
import { keptStock, madeStock } from './Stock.ts'

export interface SearchReport {
  readonly listings: number
  readonly engines: Readonly<Partial<Record<EngineName, EngineReport>>> & { readonly estia: EngineReport }
  /** Every engine gave the same totals, ids, clusters and counts. */
  readonly equal: boolean
  /** Questions that were answered differently, one a line. */
  readonly differences: readonly string[]
  /** What a reader of the figures must know. */
  readonly notes: readonly string[]
}

/**
 * All engines are loaded, then timed kind by kind, one engine after the other: the same machine is now twice as quick
 * as a few minutes later, which must not be one engine's luck. Those that are not timed rest.
 */
export async function benchSearch(source: StockSource, peers: readonly EngineName[]): Promise<SearchReport> {
  const missing = peers.includes('postgres') ? postgresMissing() : undefined
  const names = peers.filter((name) => name !== 'postgres' || missing === undefined)
  const engines = await measured([...new Set(['estia' as const, ...names])], source)
  const differences = [
    ...changedDifferences(engines.estia),
    ...(isEqual(engines) ? [] : differencesOf(engines, await questionsOf(source))),
  ]
  return {
    listings: engines.estia.listings,
    engines,
    equal: differences.length === 0,
    differences,
    notes: [
      ...(missing === undefined ? [] : [`PostgreSQL is left out: ${missing}`]),
      ...engineNames.flatMap((name) => engines[name]?.notes ?? []),
    ],
  }
}

async function measured(names: readonly EngineName[], source: StockSource): Promise<SearchReport['engines']> {
  const running: [EngineName, EngineProcess][] = []
  for (const name of names) running.push([name, await EngineProcess.start(name, source)])
  for (const kind of kinds) for (const [, engine] of running) await engine.time(kind)
  const reports: [EngineName, EngineReport][] = []
  for (const [name, engine] of running) reports.push([name, tell(name, await engine.finish())])
  return Object.fromEntries(reports) as SearchReport['engines']
}

/** Long runs are ended by many things: what was measured is told at once. */
function tell(name: EngineName, report: EngineReport): EngineReport {
  process.stderr.write(
    `${name}: ${report.qps} questions a second; p50 / p99 ms: ${printTimes(report.kinds)}\n`,
  )
  return report
}

const changedDifferences = ({ own }: EngineReport): readonly string[] =>
  (own?.changed ?? []).flatMap(({ since, differing }) =>
    differing.map((kind) => `estia, ${kind}: answered otherwise once ${since}`),
  )

/** Kinds that a peer answers are answered alike. */
const isEqual = ({ estia, ...peers }: SearchReport['engines']): boolean =>
  Object.values(peers).every((peer) =>
    kinds.every(
      (kind) =>
        peer.kinds[kind] === undefined ||
        JSON.stringify(peer.answers[kind]) === JSON.stringify(estia.answers[kind]),
    ),
  )

const questionsOf = async (source: StockSource): Promise<Questions> =>
  makeQuestions('folder' in source ? await keptStock(source.folder) : madeStock(source.listings))

function differencesOf({ estia, ...peers }: SearchReport['engines'], questions: Questions): string[] {
  return Object.entries(peers).flatMap(([name, { answers, kinds: answered }]) =>
    kinds
      .filter((kind) => answered[kind])
      .flatMap((kind) =>
        questions[kind].flatMap((question, at) => {
          const [ours, theirs] = [estia.answers[kind][at], answers[kind][at]]
          if (ours?.digest === theirs?.digest) return []
          return [
            `${name}, ${kind}: ${theirs?.total} found, not ${ours?.total}, for ${JSON.stringify(question)}`,
          ]
        }),
      ),
  )
}
