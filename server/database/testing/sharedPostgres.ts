/**
 * One PostgreSQL server for all test files of a run: making a cluster for each takes longer than most tests do. It
 * forgets everything when it stops, so that it need not wait for a disk.
 */
import type { TestProject } from 'vitest/node'
import { PostgresServer, postgresMissing } from './postgres.ts'

export default async function startShared(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const missing = postgresMissing()
  // A run on PostgreSQL alone would otherwise report success.
  if (missing !== undefined && project.vite.config.mode === 'postgres') throw new Error(missing)
  if (missing !== undefined) {
    project.provide('sharedPostgres', undefined)
    return undefined
  }
  const server = await PostgresServer.start(['fsync=off', 'full_page_writes=off', 'max_connections=200'])
  project.provide('sharedPostgres', server.address)
  return () => server.stop()
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the server, without a database; undefined where PostgreSQL is not installed. */
    sharedPostgres: string | undefined
  }
}
