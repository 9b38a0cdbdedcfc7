/** The data folder contains private messages: only the user that the portal runs as may read it. */
import { Effect } from 'effect'
import { chmodSync, lstatSync, readdirSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'

/** What others may do with a file, as bits of its mode. */
const OTHERS = 0o077

/** What the portal keeps in its data folder, by the first part of its name. */
const ours = /^(?:estia|database|search|media|restoring)(?:\.|$)/

/** Files that operating systems create in a folder by themselves. */
const systems = /^(?:\.|lost\+found$)/

/** Removes other users' permissions. Returns the files that it could not change. */
function tighten(path: string): readonly string[] {
  const found: Stats = lstatSync(path)
  if (found.isSymbolicLink()) return []
  const refused: string[] = []
  if ((found.mode & OTHERS) !== 0) {
    try {
      chmodSync(path, found.mode & 0o7700)
    } catch {
      refused.push(path)
    }
  }
  if (!found.isDirectory()) return refused
  return [...refused, ...readdirSync(path).flatMap((name) => tighten(join(path, name)))]
}

/**
 * From here on, what this process makes is for its user alone; a data folder that others may read or write is closed to
 * them, with everything of the portal's in it. One that holds other things, too, stays as it is, and the log says so.
 */
export const keepPrivate = (folder: string): Effect.Effect<void> =>
  Effect.suspend(() => {
    // It is the whole process's, and only its first thread may set it.
    if (isMainThread) process.umask(OTHERS)
    const found = lstatSync(folder, { throwIfNoEntry: false })
    if (found === undefined || (found.mode & OTHERS) === 0) return Effect.void
    const entries = readdirSync(folder)
    const refused = entries.filter((name) => ours.test(name)).flatMap((name) => tighten(join(folder, name)))
    if (entries.some((name) => !ours.test(name) && !systems.test(name))) {
      return Effect.logWarning(
        'The data folder is open to others, and holds more than the portal’s: give the portal one of its own (ESTIA_DATA)',
      )
    }
    try {
      chmodSync(folder, found.mode & 0o7700)
    } catch {
      refused.push(folder)
    }
    return refused.length === 0
      ? Effect.void
      : Effect.logWarning(
          'Others may read the data folder, and its mode cannot be changed',
          refused.slice(0, 3),
        )
  })
