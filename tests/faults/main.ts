/**
 * `npm run test:faults [-- --only 22] [--json]`: makes go wrong what takes minutes to make go wrong. Prints a table, or
 * JSON; exit 1 where a bar is missed. What is short stands in `npm test`.
 */
import { parseArgs } from 'node:util'
import { badMailServer } from './badMailServer.ts'
import { builtTwice } from './builtTwice.ts'
import { dearToRead } from './dearToRead.ts'
import type { Fault } from './Fault.ts'
import { gracefulStop } from './gracefulStop.ts'
import { gradedHeaders } from './gradedHeaders.ts'
import { guessedPasswords } from './guessedPasswords.ts'
import { killedDatabase } from './killedDatabase.ts'
import { killedMailSender } from './killedMailSender.ts'
import { rollingRestart } from './rollingRestart.ts'
import { madeUpRequests } from './madeUpRequests.ts'
import { markupInTexts } from './markupInTexts.ts'
import { killedPortal, killedPortalOnServer } from './killedPortal.ts'
import { exhaustedPool, restartedServer } from './restartedServer.ts'
import { sentTwice } from './sentTwice.ts'
import { turnedClock } from './turnedClock.ts'
import { severalProcesses } from './severalProcesses.ts'

const faults: readonly Fault[] = [
  killedDatabase,
  killedPortal,
  killedPortalOnServer,
  guessedPasswords,
  sentTwice,
  killedMailSender,
  badMailServer,
  gracefulStop,
  turnedClock,
  rollingRestart,
  severalProcesses,
  builtTwice,
  madeUpRequests,
  gradedHeaders,
  dearToRead,
  markupInTexts,
  restartedServer,
  exhaustedPool,
]

const { values } = parseArgs({ options: { json: { type: 'boolean' }, only: { type: 'string' } } })

const reports = []
for (const { id, test, bar, run } of faults) {
  if (values.only !== undefined && values.only !== String(id)) continue
  process.stderr.write(`${id} ${test} …\n`)
  reports.push({ id, test, bar, ...(await run()) })
}

const table = reports
  .map(
    ({ id, test, bar, measured, ok }) =>
      `${ok ? 'ok  ' : 'MISS'} ${id} ${test}\n     bar: ${bar}\n     measured: ${measured}`,
  )
  .join('\n')
process.stdout.write(`${values.json === true ? JSON.stringify(reports) : table}\n`)
if (reports.length === 0 || reports.some(({ ok }) => !ok)) process.exitCode = 1
