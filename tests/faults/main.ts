/**
 * `npm run test:faults [-- --only 17,28 --minutes 120] [--json]`: makes go wrong what takes minutes to make go wrong.
 * Prints a table, or JSON; exit 1 where a bar is missed. What is short stands in `npm test`. `--only` takes what rows
 * begin with: `17`, or `"1 Embedded"` where a number has several. `--part 0.1`: a tenth of what is asked, where that is a
 * choice.
 */
import { cannotRun, readOptions } from '../readOptions.ts'
import type { Fault, Outcome } from './Fault.ts'
import { faults, faultsNamed } from './faults.ts'

const usage = [
  'Usage: npm run test:faults -- [--only 17,28] [--minutes 120] [--part 0.1] [--json]',
  ...faults.map(({ id, test }) => `  ${String(id).padEnd(3)} ${test}`),
].join('\n')

const { values } = readOptions(usage, {
  json: { type: 'boolean' },
  only: { type: 'string' },
  minutes: { type: 'string' },
  part: { type: 'string' },
})
const chosen = values.only === undefined ? faults : faultsNamed(values.only.split(','))
if (chosen.length === 0) cannotRun(usage)
const [minutes, part] = [Number(values.minutes), Number(values.part)]
const options = { ...(minutes > 0 && { minutes }), ...(part > 0 && { part }) }

/** What came of a row. One that cannot run is a miss: it proves nothing, and takes no other row's figures with it. */
const outcomeOf = ({ run }: Fault): Promise<Outcome> =>
  run(options).catch((error: unknown) => ({
    measured: `not run to its end: ${error instanceof Error ? error.message : String(error)}`,
    ok: false,
  }))

for (const { id, test, needs = [] } of chosen)
  for (const missing of needs.map((need) => need()))
    if (missing !== undefined) process.stderr.write(`${id} ${test}: cannot run here: ${missing}\n`)

const reports: (Outcome & Pick<Fault, 'id' | 'test' | 'bar'>)[] = []
for (const fault of chosen) {
  const { id, test, bar } = fault
  process.stderr.write(`${id} ${test} …\n`)
  const outcome = await outcomeOf(fault)
  process.stderr.write(`  ${outcome.ok ? 'ok' : 'MISS'}: ${outcome.measured}\n`)
  reports.push({ id, test, bar, ...outcome })
}

const table = reports
  .map(
    ({ id, test, bar, measured, ok }) =>
      `${ok ? 'ok  ' : 'MISS'} ${id} ${test}\n     bar: ${bar}\n     measured: ${measured}`,
  )
  .join('\n')
const text = values.json === true ? JSON.stringify(reports) : table
// A row that broke off may leave servers behind, which would keep this process.
process.stdout.write(`${text}\n`, () => process.exit(reports.every(({ ok }) => ok) ? 0 : 1))
