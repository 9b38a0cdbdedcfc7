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
import { laggingStandby, promotedStandby } from './failover.ts'
import { exhaustedPool, restartedServer } from './restartedServer.ts'
import { secondProcess } from './secondProcess.ts'
import { sentTwice } from './sentTwice.ts'
import { turnedClock } from './turnedClock.ts'
import { severalProcesses } from './severalProcesses.ts'
import { snapshotDrill } from './snapshotDrill.ts'
import { syncedLog } from './syncedLog.ts'
import { soak } from './soak.ts'
import { slowClients } from './slowClients.ts'

/** The table of `npm run test:faults`, from the top. */
export const faults: readonly Fault[] = [
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
  promotedStandby,
  laggingStandby,
  overload,
  capacity,
  soak,
  snapshotDrill,
  slowClients,
]

/** Rows by what they begin with: `17`, or `1 Embedded` where a number has several. */
export const faultsNamed = (names: readonly string[]): readonly Fault[] =>
  faults.filter(({ id, test }) => names.some((name) => `${id} ${test} `.startsWith(`${name} `)))
