/**
 * `npm run test:faults [-- --only 17,28 --minutes 120] [--json]`: makes go wrong what takes minutes to make go wrong. Prints a table, or
 * JSON; exit 1 where a bar is missed. What is short stands in `npm test`.
 */
import { parseArgs } from 'node:util'
import { askedOfAThousand } from './askedOfAThousand.ts'
import { askedWhoIsHere } from './askedWhoIsHere.ts'
import { badMailServer } from './badMailServer.ts'
import { builtTwice } from './builtTwice.ts'
import { capacity } from './capacity.ts'
import { dearToRead } from './dearToRead.ts'
import type { Fault } from './Fault.ts'
import { gracefulStop } from './gracefulStop.ts'
import { gradedHeaders } from './gradedHeaders.ts'
import { guessedPasswords } from './guessedPasswords.ts'
import { loginFlood } from './loginFlood.ts'
import { killedDatabase } from './killedDatabase.ts'
import { killedMailSender } from './killedMailSender.ts'
import { rollingRestart } from './rollingRestart.ts'
import { madeUpRequests } from './madeUpRequests.ts'
import { markupInTexts } from './markupInTexts.ts'
import { killedPortal, killedPortalOnServer } from './killedPortal.ts'
import { fullDisk } from './fullDisk.ts'
import { overload } from './overload.ts'
import { exhaustedPool, restartedServer } from './restartedServer.ts'
import { secondProcess } from './secondProcess.ts'
import { sentTwice } from './sentTwice.ts'
import { turnedClock } from './turnedClock.ts'
import { severalProcesses } from './severalProcesses.ts'
import { snapshotDrill } from './snapshotDrill.ts'
import { syncedLog } from './syncedLog.ts'
import { soak } from './soak.ts'
import { slowClients } from './slowClients.ts'

const faults: readonly Fault[] = [
  killedDatabase,
  killedPortal,
  killedPortalOnServer,
  secondProcess,
  fullDisk,
  askedWhoIsHere,
  askedOfAThousand,
  guessedPasswords,
  loginFlood,
  sentTwice,
  killedMailSender,
  badMailServer,
  gracefulStop,
  turnedClock,
  rollingRestart,
  severalProcesses,
  syncedLog,
  builtTwice,
  madeUpRequests,
  gradedHeaders,
  dearToRead,
  markupInTexts,
  restartedServer,
  exhaustedPool,
  overload,
  capacity,
  soak,
  snapshotDrill,
  slowClients,
]

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, only: { type: 'string' }, minutes: { type: 'string' } },
})
const only = values.only?.split(',')
const minutes = Number(values.minutes)
const options = minutes > 0 ? { minutes } : {}

const reports = []
for (const { id, test, bar, run } of faults) {
  if (only?.includes(String(id)) === false) continue
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
if (reports.length === 0 || reports.some(({ ok }) => !ok)) process.exitCode = 1
