/**
 * `npm run test:nightly [-- --only units] [-- --whole]`: what `npm test` has no time for. Of a step with shards, one runs a
 * night, the next one the night after; `--whole` runs all of them, for hours. Prints what each step says while it runs,
 * and a table of all at the end; exit 1 where one is red.
 */
import { cannotRun, readOptions } from '../readOptions.ts'
import { runSteps } from '../runSteps.ts'
import { inNight } from './inNight.ts'
import { steps } from './steps.ts'

const usage = [
  'Usage: npm run test:nightly -- [--only "part of a name"] [--whole]',
  ...steps.map(({ name, shards = 1 }) => `  ${name}${shards > 1 ? `, in ${shards} nights` : ''}`),
].join('\n')

const { values } = readOptions(usage, {
  only: { type: 'string', default: '' },
  whole: { type: 'boolean', default: false },
})
const chosen = steps.filter(({ name }) => name.includes(values.only))
if (chosen.length === 0) cannotRun(usage)
const night = Math.floor(Date.now() / 86_400_000)
await runSteps(values.whole ? chosen : chosen.map((step) => inNight(step, night)))
