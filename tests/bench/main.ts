/**
 * `npm run bench -- search [--listings 500000] [--peers postgres,sqlite] [--json]`: measures Estia beside peers in the
 * same run. `--folder` takes listings that lie there instead of made-up ones.
 * Reports go to stdout; exit 1 when engines disagree, 2 when it cannot run.
 */
import { parseArgs } from 'node:util'
import { type EngineName, engineNames } from './search/EngineReport.ts'
import { machineReport, printSearchReport } from './search/print.ts'
import { benchSearch } from './search/run.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean' },
    listings: { type: 'string', default: '50000' },
    folder: { type: 'string' },
    peers: { type: 'string', default: 'postgres,sqlite' },
  },
})

const listings = Number(values.listings)
const peers = values.peers.split(',').filter((name) => name !== '')
const isKnown = (name: string): name is EngineName => (engineNames as readonly string[]).includes(name)
if (positionals[0] !== 'search' || !Number.isInteger(listings) || listings < 1 || !peers.every(isKnown)) {
  process.stderr.write(
    'Usage: npm run bench -- search [--listings 50000] [--peers postgres,sqlite] [--json]\n',
  )
  process.exit(2)
}

const report = await benchSearch(
  values.folder === undefined ? { listings } : { folder: values.folder },
  peers,
)
process.stdout.write(
  `${values.json === true ? JSON.stringify(machineReport(report)) : printSearchReport(report)}\n`,
)
process.exitCode = report.equal ? 0 : 1
