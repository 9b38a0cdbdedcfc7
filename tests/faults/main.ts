/**
 * `npm run test:faults [-- --only 17,28 --minutes 120] [--json]`: makes go wrong what takes minutes to make go wrong.
 * Prints a table, or JSON; exit 1 where a bar is missed. What is short stands in `npm test`. `--only` takes what rows
 * begin with: `17`, or `"1 Embedded"` where a number has several. `--part 0.1`: a tenth of what is asked, where that is a
 * choice.
 */
import { cannotRun, readOptions } from '../readOptions.ts'
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

const reports = []
for (const { id, test, bar, run } of chosen) {
  process.stderr.write(`${id} ${test} …\n`)
  reports.push({ id, test, bar, ...(await run(options)) })
}

const table = reports
  .map(
    ({ id, test, bar, measured, ok }) =>
      `${ok ? 'ok  ' : 'MISS'} ${id} ${test}\n     bar: ${bar}\n     measured: ${measured}`,
  )
  .join('\n')
process.stdout.write(`${values.json === true ? JSON.stringify(reports) : table}\n`)
if (reports.some(({ ok }) => !ok)) process.exitCode = 1
