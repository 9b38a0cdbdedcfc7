/**
 * `npm run bench -- search|http|… [options]`: measures Estia, beside peers in the same run; `--help` lists what there is.
 * Reports go to stdout; exit 1 when answers disagree, a hostile request broke something or
 * a page moved by itself, 2 when it cannot run.
 */
import { postgresMissing } from '#server/database/testing/postgres.ts'
import { benchAlerts, printAlertsReport } from './alerts/run.ts'
import { benchFeeds, printFeedsReport } from './feeds/run.ts'
import { benchHostile, printHostileReport } from './hostile/run.ts'
import { benchHttp, printHttpReport } from './http/run.ts'
import { wrkMissing } from './http/wrk.ts'
import { benchInteractions, printInteractionsReport } from './interactions/run.ts'
import { benchLogins, printLoginsReport } from './logins/run.ts'
import { benchLive, printLiveReport } from './live/run.ts'
import { benchMap } from './map/run.ts'
import { printMapReport } from './map/print.ts'
import { benchMarket, printMarketReport } from './market/run.ts'
import { type EngineName, engineNames } from './search/EngineReport.ts'
import { benchGrowth, printGrowthReport } from './search/growth.ts'
import { machineReport, printSearchReport } from './search/print.ts'
import { benchSearch } from './search/run.ts'
import { benchPages, printPagesReport } from './pages/run.ts'
import { benchPublishing, printPublishingReport } from './publishing/run.ts'
import { benchRender, printRenderReport } from './render/run.ts'
import { cannotRun, readOptions } from '../readOptions.ts'
import { benchStart, printStartReport } from './start/run.ts'
import { benchTiles, printTilesReport } from './tiles/run.ts'
import { opensslMissing } from './vitals/front.ts'
import { isVitalsReached, printVitalsReport } from './vitals/print.ts'
import { benchVitals } from './vitals/run.ts'

interface Bench {
  /** What it measures, for `--help`. */
  readonly measures: string
  /** Made-up ones, where nobody says how many. */
  readonly listings: number
  /** Measures and prints. False where something was wrong. */
  readonly run: (listings: number) => Promise<boolean | void>
}

const print = (report: unknown, text: string) =>
  process.stdout.write(`${values.json === true ? JSON.stringify(report) : text}\n`)

/** What can be measured. */
const benches: Readonly<Record<string, Bench>> = {
  search: {
    measures: 'searches of an index in memory, beside PostgreSQL and SQLite (--peers postgres,sqlite,orama)',
    listings: 50_000,
    run: async (listings) => {
      const source = values.folder === undefined ? { listings } : { folder: values.folder }
      const report = await benchSearch(source, peers.filter(isKnown))
      print(machineReport(report), printSearchReport(report))
      return report.equal
    },
  },
  alerts: {
    measures: 'one new ad against saved searches (--listings says how many), beside PostgreSQL',
    listings: 1_000_000,
    run: async (searches) => {
      const report = await benchAlerts(searches)
      print(report, printAlertsReport(report))
      return (report.beside?.unequal ?? 0) === 0
    },
  },
  feeds: {
    measures:
      'an OpenImmo file of 60 MB: read, imported, imported again, and searched beside (--listings says how many homes)',
    listings: 3000,
    run: async (homes) => {
      const report = await benchFeeds(homes)
      print(report, printFeedsReport(report))
      return report.again.changed === 0 && report.again.unchanged === homes
    },
  },
  publishing: {
    measures: 'from “publish” to the list, and thirty photographs of 12 megapixels until they are processed',
    listings: 20_000,
    run: async (listings) => {
      const report = await benchPublishing(listings)
      print(report, printPublishingReport(report))
      return report.lost === 0
    },
  },
  growth: {
    measures: 'searches of an index beside one of a tenth of the listings',
    listings: 5_000_000,
    run: async (listings) => {
      const report = await benchGrowth(listings)
      print(report, printGrowthReport(report))
    },
  },
  start: {
    measures: 'how soon searches are answered after a start, and changes of other programs found',
    listings: 500_000,
    run: async (listings) => {
      const missing = postgresMissing()
      if (missing !== undefined) cannotRun(missing)
      const report = await benchStart(listings)
      print(report, printStartReport(report))
    },
  },
  market: {
    measures: 'the job that keeps 36 months of the price guide, beside the plain query of its tests',
    listings: 500_000,
    run: async (listings) => {
      const missing = postgresMissing()
      if (missing !== undefined) cannotRun(missing)
      const report = await benchMarket(listings)
      print(report, printMarketReport(report))
      return report.plain.unequal === 0
    },
  },
  http: {
    measures: 'pages of results over HTTP, beside a bare server',
    listings: 20_000,
    run: async (listings) => {
      const missing = wrkMissing()
      if (missing !== undefined) cannotRun(missing)
      const report = await benchHttp(listings)
      print(report, printHttpReport(report))
    },
  },
  hostile: {
    measures: 'how long the portal takes over what nobody sends by accident',
    listings: 20_000,
    run: async (listings) => {
      const report = await benchHostile(listings)
      print(report, printHostileReport(report))
      return report.broken.length === 0
    },
  },
  map: {
    measures: 'what a map shows of a search, beside clusters rebuilt',
    listings: 500_000,
    run: async (listings) => {
      const report = await benchMap(listings)
      print(report, printMapReport(report))
      return report.equality.unequal === 0 && report.clusters.every(({ equal }) => equal)
    },
  },
  interactions: {
    measures: 'the map page operated in a browser, from doing to seeing',
    listings: 20_000,
    run: async (listings) => {
      const report = await benchInteractions(listings)
      print(report, printInteractionsReport(report))
    },
  },
  logins: {
    measures: 'signing in and searching while a hundred wrong passwords a second come',
    listings: 20_000,
    run: async (listings) => {
      const report = await benchLogins(listings)
      print(report, printLoginsReport(report))
    },
  },
  live: {
    measures: 'how soon an open page is told of a message, with a thousand open',
    listings: 20_000,
    run: async (listings) => {
      const report = await benchLive(listings)
      print(report, printLiveReport(report))
      return report.lost === 0
    },
  },
  pages: {
    measures: 'pages from the question to the last byte, and how far they move',
    listings: 20_000,
    run: async (listings) => {
      const report = await benchPages(listings)
      print(report, printPagesReport(report))
      return report.pages.every(({ shifts }) => Object.values(shifts).every((shift) => shift === 0))
    },
  },
  vitals: {
    measures:
      'how every page comes to a cheap phone over a slow line, beside a Next.js twin (--rounds 5, --only home,list)',
    listings: 12_000,
    run: async (listings) => {
      const missing = opensslMissing()
      if (missing !== undefined) cannotRun(missing)
      const report = await benchVitals(listings, {
        rounds: Number(values.rounds),
        only: values.only.split(','),
      })
      print(report, printVitalsReport(report))
      return isVitalsReached(report)
    },
  },
  render: {
    measures: 'pages a second of server rendering, beside a Next.js twin and React’s renderer alone',
    listings: 12_000,
    run: async (listings) => {
      const report = await benchRender(listings)
      print(report, printRenderReport(report))
    },
  },
  tiles: {
    measures: 'the basemap’s tiles, drawn and kept',
    listings: 1,
    run: async () => {
      const report = await benchTiles()
      print(report, printTilesReport(report))
    },
  },
}

const usage = [
  'Usage: npm run bench -- <what> [--listings 50000] [--json]',
  ...Object.entries(benches).map(([name, { measures }]) => `  ${name.padEnd(14)}${measures}`),
  'search: --folder takes listings that lie there, as `estia bench` puts them, instead of made-up ones.',
].join('\n')

const { values, positionals } = readOptions(usage, {
  json: { type: 'boolean' },
  listings: { type: 'string' },
  folder: { type: 'string' },
  rounds: { type: 'string', default: '5' },
  only: { type: 'string', default: '' },
  peers: { type: 'string', default: 'postgres,sqlite' },
})
const peers = values.peers.split(',').filter((name) => name !== '')
const isKnown = (name: string): name is EngineName => (engineNames as readonly string[]).includes(name)
const bench = benches[positionals[0] ?? '']
const listings = Number(values.listings ?? bench?.listings)
if (bench === undefined || !Number.isInteger(listings) || listings < 1 || !peers.every(isKnown))
  cannotRun(usage)
if ((await bench.run(listings)) === false) process.exitCode = 1
