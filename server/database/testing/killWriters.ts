/** Programs that write to an embedded database and are killed: for the short test beside it, and the long one in tests/faults. */
import { Effect, ManagedRuntime } from 'effect'
import { SqlClient } from 'effect/sql'
import { setTimeout } from 'node:timers/promises'
import { Database } from '../Database.ts'
import { startChild } from './child.ts'

const isNumber = (line: string): boolean => /^\d+$/.test(line)

/** Kills so many writers of a data folder, one after the other; gives the rows that they were told are written. */
export async function killWriters(folder: string, kills: number): Promise<readonly string[]> {
  const acknowledged: string[] = []
  for (let kill = 0; kill < kills; kill++) {
    const child = startChild('writer.entry.ts', [folder, String(kill * 1_000_000)])
    await child.said(isNumber)
    await setTimeout(200 + Math.random() * 1_000)
    child.process.kill('SIGKILL')
    await child.exited
    acknowledged.push(...child.lines.filter(isNumber))
  }
  return acknowledged
}

/** Those of the rows that are not in the data folder. */
export async function lostRows(folder: string, acknowledged: readonly string[]): Promise<readonly string[]> {
  const database = ManagedRuntime.make(Database.layerFolder(folder))
  try {
    const rows = await database.runPromise(
      Effect.flatMap(SqlClient.SqlClient, (sql) => sql<{ key: string }>`SELECT key FROM settings`),
    )
    const kept = new Set(rows.map(({ key }) => key))
    return acknowledged.filter((key) => !kept.has(key))
  } finally {
    await database.dispose()
  }
}
