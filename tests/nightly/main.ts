/**
 * `npm run test:nightly [-- --only units]`: every test, also those that `npm test` has no time for. Prints what each step
 * says while it runs, and a table of all at the end; exit 1 where one is red.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { cannotRun, readOptions } from '../readOptions.ts'
import { steps } from './steps.ts'

const usage = [
  'Usage: npm run test:nightly -- [--only "part of a name"]',
  ...steps.map(({ name }) => `  ${name}`),
].join('\n')

const { values } = readOptions(usage, { only: { type: 'string', default: '' } })
const chosen = steps.filter(({ name }) => name.includes(values.only))
if (chosen.length === 0) cannotRun(usage)

const cwd = join(import.meta.dirname, '../..')
const rows = chosen.map(({ name, run, environment }) => {
  process.stdout.write(`\n${name}\n`)
  const started = performance.now()
  const { status } = spawnSync(process.execPath, run, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  const minutes = (performance.now() - started) / 60_000
  return { step: name, minutes: minutes.toFixed(1), result: status === 0 ? 'green' : 'red' }
})
console.table(rows)
if (rows.some(({ result }) => result === 'red')) process.exitCode = 1
