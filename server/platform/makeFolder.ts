import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a folder and its parents, for this user only. Node's own `recursive` never returns where the system answers
 * "no such file" for a folder whose parent exists, as under /proc.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return
  const above = dirname(path)
  if (above !== path) makeFolder(above)
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (thrown) {
    // Another process may have been quicker.
    if (!existsSync(path)) throw thrown
  }
}
