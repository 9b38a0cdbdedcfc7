import { accessSync, constants, statfsSync } from 'node:fs'

const folder = '/dev/shm'
/** Two workers with a database each, and a PostgreSQL server; bytes. */
const ROOM = 4 * 1024 ** 3

/**
 * Where tests put what lives as long as they do: in memory where the system has such a folder with room in it, since a
 * database waits for its disk at every commit. Undefined elsewhere, where the system's own temporary folder will do.
 */
export function memoryFolder(): string | undefined {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= ROOM ? folder : undefined
  } catch {
    return undefined
  }
}

/** Makes it the temporary folder of this process and of those that it starts, unless one was named. */
export function keepTemporaryFilesInMemory(environment: NodeJS.ProcessEnv = process.env): void {
  const memory = memoryFolder()
  if (memory !== undefined) environment['TMPDIR'] ??= memory
}
