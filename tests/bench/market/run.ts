/**
 * The job that keeps the months of the price guide, over all months at once and then over the present one alone as on
 * any later day; beside it the plain query by which the tests reproduce a figure.
 */
import { Clock, Effect, Redacted } from 'effect'
import { SqlClient } from 'effect/sql'
import { performance } from 'node:perf_hooks'
import { geographyLevels } from '#domain/geography/levels.ts'
import { MONTHS } from '#domain/market/figures.ts'
import { monthAt, monthFrom } from '#domain/market/months.ts'
import { Database } from '#server/database/Database.ts'
import { openLayer, type TestDatabase } from '#server/database/testing/openLayer.ts'
import { PostgresServer } from '#server/database/testing/postgres.ts'
import { keepMonths } from '#server/features/market/keepMonths.ts'
import { clockAt, now } from '#server/features/market/testing/stock.ts'
import { processorTime } from '../render/processorTime.ts'
import { fill } from './fill.ts'
import { askPlain, sampleOf } from './plainFigures.ts'

const BAR = 60
const DAY = 86_400_000

interface Counts {
  readonly rows: number
  readonly fewest: number
  readonly most: number
  readonly priceEvents: number
  readonly statusEvents: number
}

export interface MarketReport extends Counts {
  readonly ads: number
  readonly fillSeconds: number
  readonly months: number
  readonly seconds: number
  /** Processor seconds of this program and the server: other work on the machine hardly changes them. */
  readonly processor: number
  readonly nextDaySeconds: number
  readonly nextDayProcessor: number
  readonly plain: {
    /** Figures compared, and those of which a number differs. */
    readonly figures: number
    readonly unequal: number
    /** The country's figures of one month. */
    readonly country: number
    readonly monthSeconds: number
    /** The same for as many months as the job kept. */
    readonly seconds: number
    readonly ratio: number
  }
}

async function timed<A>(work: () => Promise<A>) {
  const begun = performance.now()
  const result = await work()
  return { result, seconds: (performance.now() - begun) / 1000 }
}

async function keepAt(database: TestDatabase, at: Date) {
  const before = processorTime(process.pid)
  const kept = await timed(() => database.run(Effect.provideService(keepMonths, Clock.Clock, clockAt(at))))
  return { ...kept, processor: (processorTime(process.pid) - before) / 1000 }
}

/** What was kept, the homes of the months with the fewest and the most, and what they were computed from. */
const count = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.unsafe<Counts>(`WITH months AS (
      SELECT month, sum(n + fenced)::int AS homes FROM market_months
      WHERE level = ${geographyLevels.idOf('country')} GROUP BY month
    )
    SELECT (SELECT count(*)::int FROM market_months) AS rows, min(homes) AS fewest, max(homes) AS most,
      (SELECT count(*)::int FROM price_events) AS "priceEvents",
      (SELECT count(*)::int FROM status_events) AS "statusEvents"
    FROM months`),
)

/** Compares a sample of the last month that is over, figure by figure. */
async function besidePlain(database: TestDatabase, months: number, jobSeconds: number) {
  const month = monthFrom(monthAt(now).month, -1)
  const answers = []
  for (const row of await database.run(sampleOf(month)))
    answers.push({ row, ...(await database.run(askPlain(month, row))) })
  const country = answers.filter(({ row }) => row.level === geographyLevels.idOf('country'))
  const monthSeconds = country.reduce((sum, { seconds }) => sum + seconds, 0)
  return {
    figures: answers.length,
    unequal: answers.filter(({ isEqual }) => !isEqual).length,
    country: country.length,
    monthSeconds,
    seconds: monthSeconds * months,
    ratio: (monthSeconds * months) / jobSeconds,
  }
}

/** Measures so many ads, on a PostgreSQL of its own. */
export async function benchMarket(ads: number): Promise<MarketReport> {
  const server = await PostgresServer.start(['shared_buffers=1GB', 'max_wal_size=8GB'])
  try {
    const database = openLayer(Database.layerServer(Redacted.make(await server.database())))
    try {
      const filled = await timed(() => database.run(fill(ads)))
      const all = await keepAt(database, now)
      const [counts] = await database.run(count)
      if (counts === undefined || all.result !== MONTHS) throw new Error(`${all.result} months were kept`)
      const plain = await besidePlain(database, all.result, all.seconds)
      const next = await keepAt(database, new Date(now.getTime() + DAY))
      return {
        ...counts,
        ads,
        fillSeconds: filled.seconds,
        months: all.result,
        seconds: all.seconds,
        processor: all.processor,
        nextDaySeconds: next.seconds,
        nextDayProcessor: next.processor,
        plain,
      }
    } finally {
      await database.close()
    }
  } finally {
    await server.stop()
  }
}

export function printMarketReport(report: MarketReport): string {
  const { ads, priceEvents, statusEvents, fillSeconds, months, fewest, most, plain } = report
  const number = (value: number) => value.toLocaleString('en')
  const seconds = (value: number) => `${value.toFixed(1)} s`
  return [
    `${number(ads)} ads with ${number(priceEvents)} prices and ${number(statusEvents)} states, filled in ${seconds(fillSeconds)}; ${number(fewest)} to ${number(most)} homes a month`,
    `${months} months kept: ${seconds(report.seconds)}, of a processor ${seconds(report.processor)} (bar ${BAR} for 500,000 ads), ${number(report.rows)} rows`,
    `the next day, the present month alone: ${seconds(report.nextDaySeconds)}, of a processor ${seconds(report.nextDayProcessor)}`,
    `the plain query, ${plain.country} figures of the country and one month: ${seconds(plain.monthSeconds)}, for ${months} months ${seconds(plain.seconds)}: ${plain.ratio.toFixed(1)} times as long as the job for all places`,
    `${plain.unequal} of ${plain.figures} figures differ`,
  ].join('\n')
}
