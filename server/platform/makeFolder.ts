import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a folder and those above it, for this user alone. Node's own `recursive` never returns where the system
 * answers "no such file" for a folder whose parent exists, as it does under /proc.
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
