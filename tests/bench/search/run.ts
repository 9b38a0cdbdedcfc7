import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { postgresMissing } from '#server/database/testing/postgres.ts'
import { type EngineName, engineNames, type EngineReport, type StockSource } from './EngineReport.ts'
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

const run = promisify(execFile)

/** One after the other: they must not take the machine from each other. */
export async function benchSearch(source: StockSource, peers: readonly EngineName[]): Promise<SearchReport> {
  const missing = peers.includes('postgres') ? postgresMissing() : undefined
  const names = peers.filter((name) => name !== 'postgres' || missing === undefined)
  const estia = await measure('estia', source)
  const engines: Partial<Record<EngineName, EngineReport>> & { estia: EngineReport } = { estia }
  for (const name of names) if (name !== 'estia') engines[name] = await measure(name, source)
  const differences = [
    ...changedDifferences(estia),
    ...(isEqual(engines) ? [] : differencesOf(engines, await questionsOf(source))),
  ]
  return {
    listings: estia.listings,
    engines,
    equal: differences.length === 0,
    differences,
    notes: [
      ...(missing === undefined ? [] : [`PostgreSQL is left out: ${missing}`]),
      ...engineNames.flatMap((name) => engines[name]?.notes ?? []),
    ],
  }
}

async function measure(name: EngineName, source: StockSource): Promise<EngineReport> {
  const script = join(import.meta.dirname, 'engineProcess.ts')
  const options = ['--expose-gc', '--max-old-space-size=8192', '--no-warnings', script]
  const { stdout } = await run(process.execPath, [...options, name, JSON.stringify(source)], {
    maxBuffer: 2 ** 26,
  })
  const report = JSON.parse(stdout) as EngineReport
  // Long runs are ended by many things: what was measured is told at once.
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
