/**
 * `npm run bench -- search [--listings 500000] [--peers postgres,sqlite,orama] [--json]`: measures Estia beside peers in the
 * same run. `--folder` takes listings that lie there instead of made-up ones.
 * `npm run bench -- http [--listings 20000] [--json]`: pages of results over HTTP, beside a bare server.
 * `npm run bench -- hostile [--listings 20000] [--json]`: how long the portal takes over what nobody sends by accident.
 * `npm run bench -- map [--listings 500000] [--json]`: what a map shows of a search, beside clusters made anew.
 * `npm run bench -- interactions [--listings 20000] [--json]`: the map page operated in a browser, from doing to seeing.
 * `npm run bench -- logins [--listings 20000] [--json]`: signing in and searching while a hundred wrong passwords a second come.
 * `npm run bench -- tiles [--json]`: the basemap's tiles, drawn and kept.
 * Reports go to stdout; exit 1 when answers disagree or a hostile request broke something, 2 when it cannot run.
 */
import { parseArgs } from 'node:util'
import { benchHostile, printHostileReport } from './hostile/run.ts'
import { benchHttp, printHttpReport } from './http/run.ts'
import { wrkMissing } from './http/wrk.ts'
import { benchInteractions, printInteractionsReport } from './interactions/run.ts'
import { benchLogins, printLoginsReport } from './logins/run.ts'
import { benchMap } from './map/run.ts'
import { printMapReport } from './map/print.ts'
import { type EngineName, engineNames } from './search/EngineReport.ts'
import { machineReport, printSearchReport } from './search/print.ts'
import { benchSearch } from './search/run.ts'
import { benchTiles, printTilesReport } from './tiles/run.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean' },
    listings: { type: 'string' },
    folder: { type: 'string' },
    peers: { type: 'string', default: 'postgres,sqlite' },
  },
})

/** What can be measured, and of how many listings where nobody says. */
const benches = {
  search: 50_000,
  http: 20_000,
  hostile: 20_000,
  map: 500_000,
  interactions: 20_000,
  logins: 20_000,
  tiles: 1,
}

const bench = positionals[0] as keyof typeof benches
const listings = Number(values.listings ?? benches[bench])
const peers = values.peers.split(',').filter((name) => name !== '')
const isKnown = (name: string): name is EngineName => (engineNames as readonly string[]).includes(name)
if (!(bench in benches) || !Number.isInteger(listings) || listings < 1 || !peers.every(isKnown))
  cannotRun(
    'Usage: npm run bench -- search|http|hostile|map|interactions|logins|tiles [--listings 50000] [--peers postgres,sqlite,orama] [--json]',
  )

const print = (report: unknown, text: string) =>
  process.stdout.write(`${values.json === true ? JSON.stringify(report) : text}\n`)

if (bench === 'http') {
  const missing = wrkMissing()
  if (missing !== undefined) cannotRun(missing)
  const report = await benchHttp(listings)
  print(report, printHttpReport(report))
} else if (bench === 'hostile') {
  const report = await benchHostile(listings)
  print(report, printHostileReport(report))
  process.exitCode = report.broken.length === 0 ? 0 : 1
} else if (bench === 'map') {
  const report = await benchMap(listings)
  print(report, printMapReport(report))
  process.exitCode = report.equality.unequal === 0 && report.clusters.every(({ equal }) => equal) ? 0 : 1
} else if (bench === 'interactions') {
  const report = await benchInteractions(listings)
  print(report, printInteractionsReport(report))
} else if (bench === 'logins') {
  const report = await benchLogins(listings)
  print(report, printLoginsReport(report))
} else if (bench === 'tiles') {
  const report = await benchTiles()
  print(report, printTilesReport(report))
} else {
  const source = values.folder === undefined ? { listings } : { folder: values.folder }
  const report = await benchSearch(source, peers.filter(isKnown))
  print(machineReport(report), printSearchReport(report))
  process.exitCode = report.equal ? 0 : 1
}

function cannotRun(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(2)
}
