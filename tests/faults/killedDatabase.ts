import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killWriters, lostRows } from '#server/database/testing/killWriters.ts'
import type { Fault } from './Fault.ts'

const KILLS = 25

/** The process that holds the embedded database is killed while it writes. */
export const killedDatabase: Fault = {
  id: 1,
  test: `Embedded database killed ${KILLS} times while rows are written`,
  bar: '0 rows lost that were acknowledged',
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'estia-faults-'))
    try {
      const acknowledged = await killWriters(folder, KILLS)
      const lost = await lostRows(folder, acknowledged)
      return {
        measured: `${lost.length} of ${acknowledged.length} acknowledged rows lost`,
        ok: lost.length === 0 && acknowledged.length >= KILLS,
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
