import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the bundles are made of. */
const sources = [
  'app',
  'cli/build',
  'design-system',
  'domain',
  'texts',
  'tokens',
  'vite.config.ts',
  'package-lock.json',
]

/** Written last by a build that went well: its time is the time of the build. */
export const stamp = 'dist/built'

/** Whether a source under `root` changed since the last whole build, or there was none. */
export function isStale(root: string): boolean {
  const built = statSync(join(root, stamp), { throwIfNoEntry: false })
  return built === undefined || sources.some((source) => newestIn(join(root, source)) > built.mtimeMs)
}

/** Time of the newest file at or below a path, ms. A folder's own time changes when a file is removed. */
function newestIn(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) return 0
  if (!found.isDirectory()) return found.mtimeMs
  return Math.max(found.mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))))
}
