/**
 * `npm run test:nightly [-- --only units]`: every test, also those that `npm test` has no time for. Prints what each step
 * says while it runs, and a table of all at the end; exit 1 where one is red.
 */
import { cannotRun, readOptions } from '../readOptions.ts'
import { runSteps } from '../runSteps.ts'
import { steps } from './steps.ts'

const usage = [
  'Usage: npm run test:nightly -- [--only "part of a name"]',
  ...steps.map(({ name }) => `  ${name}`),
].join('\n')

const { values } = readOptions(usage, { only: { type: 'string', default: '' } })
const chosen = steps.filter(({ name }) => name.includes(values.only))
if (chosen.length === 0) cannotRun(usage)
await runSteps(chosen)
