/** One new ad against many saved searches: the inverse engine beside PostgreSQL, in the same run. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { postgresMissing } from '#server/database/testing/postgres.ts'
import { InverseIndex } from '#search-engine/alerts/InverseIndex.ts'
import type { Ad } from '#search-engine/alerts/ad.ts'
import { noSurroundings } from '#search-engine/planning/Surroundings.ts'
import { makeManyColumns } from '#search-engine/testing/rows.ts'
import { type Percentiles, percentilesOf, round } from '../percentiles.ts'
import { openServer } from '../search/engines/postgresServer.ts'
import { askPostgres, loadSearches } from './postgres.ts'
import { searchAt, wordsOfAd } from './searches.ts'

/** Ads that are published. */
const ADS = 5000
/** Ads that PostgreSQL is asked about as well. */
const COMPARED = 1000

interface Times extends Percentiles {
  readonly mean: number
}

export interface AlertsReport {
  readonly searches: number
  readonly loadSeconds: number
  readonly megabytes: number
  /** Of all ads, one after the other. */
  readonly engine: Times
  readonly importSeconds: number
  readonly matchesPerAd: number
  /** Of the ads that both were asked about, in turn. */
  readonly beside?: {
    readonly engine: Times
    readonly postgres: Times
    readonly ratio: number
    readonly unequal: number
  }
  readonly note?: string
}

const timesOf = (samples: readonly number[]): Times => ({
  ...percentilesOf(samples),
  mean: round(samples.reduce((sum, one) => sum + one, 0) / samples.length),
})

function usedBytes(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

export async function benchAlerts(searches: number): Promise<AlertsReport> {
  const columns = makeManyColumns(ADS, 3)
  const ads = Array.from({ length: ADS }, (_, doc): Ad => {
    const words = wordsOfAd(columns.id[doc] as number)
    return { columns, doc, hasWords: (keyword) => words.has(keyword) }
  })
  const before = usedBytes()
  const begun = performance.now()
  const index = new InverseIndex({ bedroomSearch: true, surroundings: noSurroundings })
  for (let id = 1; id <= searches; id++) index.set(id, searchAt(id))
  const loadSeconds = round((performance.now() - begun) / 1000)
  const megabytes = Math.round((usedBytes() - before) / 1e6)
  // Compiled before it is measured, as in a portal that runs.
  for (const ad of ads.slice(0, 500)) index.match(ad)
  let matches = 0
  const took = ads.map((ad) => {
    const from = performance.now()
    matches += index.match(ad).length
    return performance.now() - from
  })
  const importSeconds = round(took.reduce((sum, one) => sum + one, 0) / 1000)
  const report = {
    searches,
    loadSeconds,
    megabytes,
    engine: timesOf(took),
    importSeconds,
    matchesPerAd: round(matches / ADS),
  }
  const missing = postgresMissing()
  if (missing !== undefined) return { ...report, note: `PostgreSQL is left out: ${missing}` }
  return { ...report, beside: await besidePostgres(index, ads.slice(0, COMPARED), searches) }
}

async function besidePostgres(index: InverseIndex, ads: readonly Ad[], searches: number) {
  const { client, stop } = await openServer()
  try {
    await loadSearches(client, searches)
    for (const { columns, doc } of ads.slice(0, 50)) await askPostgres(client, columns, doc)
    const [engine, postgres]: [number[], number[]] = [[], []]
    let unequal = 0
    for (const ad of ads) {
      const from = performance.now()
      const found = index.match(ad)
      engine.push(performance.now() - from)
      const { took, ids } = await askPostgres(client, ad.columns, ad.doc)
      postgres.push(took)
      if (String(found.toSorted((a, b) => a - b)) !== String(ids)) unequal++
    }
    const [own, peer] = [timesOf(engine), timesOf(postgres)]
    return { engine: own, postgres: peer, ratio: round(peer.mean / own.mean), unequal }
  } finally {
    await stop()
  }
}

const line = (name: string, { p50, p95, p99, mean }: Times) =>
  `  ${name.padEnd(34)}${[p50, p95, p99, mean].map((time) => time.toFixed(3).padStart(10)).join('')}`

export function printAlertsReport(report: AlertsReport): string {
  const { searches, loadSeconds, megabytes, engine, importSeconds, matchesPerAd, beside, note } = report
  return [
    `${searches.toLocaleString('en')} saved searches, loaded in ${loadSeconds} s, ${megabytes} MB; ${matchesPerAd} find an ad`,
    `  ms for one ad${''.padEnd(20)}${['p50', 'p95', 'p99', 'mean'].map((name) => name.padStart(10)).join('')}`,
    line('engine, one ad after the other', engine),
    ...(beside
      ? [line('engine, in turn with PostgreSQL', beside.engine), line('PostgreSQL', beside.postgres)]
      : []),
    `  ${ADS} ads matched in ${importSeconds} s`,
    ...(beside
      ? [`  PostgreSQL takes ${beside.ratio} times as long; ${beside.unequal} of ${COMPARED} answers differ`]
      : []),
    ...(note === undefined ? [] : [note]),
  ].join('\n')
}
