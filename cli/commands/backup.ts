import { resolve } from 'node:path'
import type { Output } from '#cli/exit.ts'
import { operate } from '#cli/operate.ts'
import type { Taken } from '#server/database/snapshot/takeSnapshot.ts'
import { operatorCalls } from '#server/operator/operatorCalls.ts'

/** `estia backup`: writes a snapshot of the whole database to a new folder. */
export async function backup(to: string, output: Output): Promise<void> {
  const folder = resolve(to)
  const taken = await operate(operatorCalls.snapshot, { folder })
  output.out(`${saying(taken)}, written to ${folder}\n`)
}

const saying = ({ tables, rows, bytes, read }: Taken): string =>
  `${rows} rows of ${tables} tables, ${(bytes / 1e6).toFixed(1)} MB, read in ${(read / 1000).toFixed(1)} s`
