/**
 * `npm run test:cluster [-- --kills 2 --only "part of a name" --shard 1/3] [--json]`: starts the cluster of deploy/cluster on this
 * machine, with three portals, makes it fail in every row, and prints a table; exit 1 where a row misses its bar, 3 where
 * the cluster cannot be started here.
 */
import { cannotRun, readOptions } from '../readOptions.ts'
import { shardOf } from '../shardOf.ts'
import { auditJobs } from './jobs.ts'
import { missing } from './machines/missing.ts'
import { type Judged, judgeRow } from './Row.ts'
import { databaseRows } from './rows/database.ts'
import { portalRows } from './rows/portals.ts'
import { openScene } from './Scene.ts'

const PORTALS = 3
const KILLS = 10
/** Of a program that was not run, since something is missing. */
const EXIT_MISSING = 3

const rows = [...portalRows, ...databaseRows]
const usage = [
  'Usage: npm run test:cluster -- [--kills 2] [--only "part of a name"] [--shard 1/3] [--json]',
  ...rows.map(({ name }) => `  ${name}`),
].join('\n')

const { values } = readOptions(usage, {
  json: { type: 'boolean' },
  only: { type: 'string', default: '' },
  shard: { type: 'string', default: '1/1' },
  kills: { type: 'string', default: String(KILLS) },
})
const kills = Number(values.kills)
const chosen = shardOf(
  rows.filter(({ name }) => name.includes(values.only)),
  values.shard,
)
if (chosen.length === 0 || !Number.isInteger(kills) || kills < 1) cannotRun(usage)

const lacks = missing()
if (lacks.length > 0) {
  process.stderr.write(`The cluster cannot be started here: ${lacks.join('; ')}\n`)
  process.exit(EXIT_MISSING)
}

process.stderr.write('Starting the cluster …\n')
const scene = await openScene(PORTALS)
const judged: Judged[] = []
try {
  await auditJobs(scene)
  for (const row of chosen) {
    const lack = row.missing?.(scene)
    if (lack !== undefined) {
      process.stderr.write(`${row.name}: skipped, ${lack}\n`)
      continue
    }
    process.stderr.write(`${row.name} …\n`)
    const one = await judgeRow(row, scene, kills)
    process.stderr.write(`  ${one.ok ? 'ok' : 'MISS'} ${JSON.stringify(one)}\n`)
    judged.push(one)
  }
} finally {
  await scene.close()
}

const columns = ['row', 'lost', 'pages', 'back', 'twice', 'equal', 'note'] as const
const heads = {
  row: 'row',
  lost: 'acknowledged and lost',
  pages: 'pages not answered',
  back: 'writes back',
  twice: 'done twice',
  equal: 'indexes equal',
  note: '',
}
const widths = columns.map((name) => Math.max(heads[name].length, ...judged.map((one) => one[name].length)))
const line = (ok: string, one: Readonly<Record<(typeof columns)[number], string>>) =>
  `${ok.padEnd(5)}${columns.map((name, at) => one[name].padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd()
const table = [line('', heads), ...judged.map((one) => line(one.ok ? 'ok' : 'MISS', one))].join('\n')
const text = values.json === true ? JSON.stringify(judged) : table
process.stdout.write(`${text}\n`, () => process.exit(judged.every(({ ok }) => ok) ? 0 : 1))
