import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** How long a page may stay open and still find its files, ms: 30 days. */
const keptMs = 30 * 86_400_000

/** Removes files of a folder that no build has written for a long time. */
export async function forgetOldFiles(directory: string, now = Date.now()): Promise<void> {
  for (const name of await readdir(directory)) {
    const path = join(directory, name)
    if (now - (await stat(path)).mtimeMs > keptMs) await rm(path)
  }
}
