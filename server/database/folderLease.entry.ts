/**
 * The thread that renews the file of a folder's owner. It ends the whole process where the folder is another's by now,
 * or was not to be renewed for so long that another may have taken it: nothing may be written after that.
 */
import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import type { LeaseData } from './folderLease.ts'
import { readOwner, writeOwner } from './folderOwner.ts'

const { folder, owner, times }: LeaseData = workerData

let { beat } = owner
let renewed = performance.now()

const end = (reason: string): void => {
  writeSync(2, `estia: The data folder ${folder} is lost: ${reason}; the process ends at once\n`)
  // The other threads may be computing: only this ends them before their next write.
  process.kill(process.pid, 'SIGKILL')
}

setInterval(() => {
  const holder = readOwner(folder)
  if (holder !== undefined && holder.token !== owner.token)
    return end(`process ${holder.pid} on ${holder.host} has taken it over`)
  try {
    writeOwner(folder, { ...owner, beat: ++beat })
    renewed = performance.now()
  } catch (thrown) {
    if (performance.now() - renewed > times.givesUp) end(String(thrown))
  }
}, times.beat)
