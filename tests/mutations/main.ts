/**
 * `npm run test:mutations [-- --only constants] [--shard 2/3] [--json]`: seeds each deviation of `deviations/` into a copy of the
 * project and asks `estia check` about it, as a process of its own. Prints a table, or JSON; exit 1 where a deviation
 * went unnoticed, was told of at a wrong place, or where a check speaks that has nothing to say.
 */
import { cannotRun, readOptions } from '../readOptions.ts'
import { shardOf } from '../shardOf.ts'
import { deviations } from './deviations.ts'
import { seedAll } from './seedAll.ts'
import { table } from './table.ts'

const usage = [
  'Usage: npm run test:mutations -- [--only check] [--shard 2/3] [--json]',
  ...Object.entries(deviations).map(([check, seeded]) => `  ${check}: ${seeded.length} deviations`),
].join('\n')

const { values } = readOptions(usage, {
  json: { type: 'boolean' },
  only: { type: 'string' },
  shard: { type: 'string', default: '1/1' },
})
const chosen = Object.entries(deviations)
  .filter(([check]) => values.only === undefined || values.only === check)
  // All checks are asked about the first of each, in every shard.
  .map(
    ([check, seeded]) => [check, [...seeded.slice(0, 1), ...shardOf(seeded.slice(1), values.shard)]] as const,
  )

if (chosen.length === 0) cannotRun(usage)

const started = performance.now()
const report = await seedAll(Object.fromEntries(chosen), {
  workers: 2,
  onOutcome: ({ caught }) => process.stderr.write(caught ? '.' : 'x'),
})
process.stderr.write('\n')
const seconds = (performance.now() - started) / 1000

process.stdout.write(
  values.json ? `${JSON.stringify({ ...report, seconds }, null, 2)}\n` : table(report, seconds),
)
const { outcomes, falseAlarms, outOfTurn } = report
const clean = outcomes.every(({ caught }) => caught) && falseAlarms.length + outOfTurn.length === 0
if (outcomes.length === 0 || !clean) process.exitCode = 1
