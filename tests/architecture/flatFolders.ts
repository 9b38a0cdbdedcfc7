import { posix } from 'node:path'
import { isModule, isTest } from './sourceFiles.ts'
import type { Violation } from './violation.ts'

/** The most source files that lie flat in one folder. Tests, stories and migrations, which are a sequence, do not count. */
export const MOST_FILES = 20

/**
 * Folders with more, and how many they have. A number here is only ever made smaller: a new folder with more than
 * `MOST_FILES` is split instead.
 */
export const largeFolders: Readonly<Record<string, number>> = {
  'app/shell': 50,
  'app/features/search/views': 46,
  'app/shared/account': 32,
  'server/features/contact': 29,
  'app/features/messages/views': 27,
  'server/database': 27,
  'demo/seed': 23,
  'app/shared/map': 22,
  'app/i18n': 22,
  'design-system/map/MapView': 22,
  'domain/search': 21,
}

const isCounted = (file: string) =>
  isModule(file) &&
  !isTest(file) &&
  !file.endsWith('.stories.tsx') &&
  !/^(?:tests\/|stories\/|server\/database\/migrations\/)/.test(file)

/** The folders with more source files than they may have, and the rows that are out of date. */
export function judgeFolders(
  files: readonly string[],
  large: Readonly<Record<string, number>> = largeFolders,
): readonly Violation[] {
  const counts = new Map<string, number>(Object.keys(large).map((folder) => [folder, 0]))
  for (const file of files.filter(isCounted)) {
    const folder = posix.dirname(file)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].flatMap(([folder, count]) => judged(folder, count, large[folder]))
}

function judged(folder: string, count: number, listed: number | undefined): readonly Violation[] {
  if (count > (listed ?? MOST_FILES))
    return [violation(folder, `holds ${count} source files, and may hold ${listed ?? MOST_FILES}`)]
  if (listed !== undefined && count < listed)
    return [violation(folder, `holds ${count} source files, and its row in largeFolders says ${listed}`)]
  return []
}

const violation = (folder: string, what: string): Violation => ({
  rule: 'no flat folder',
  file: folder,
  what,
  reason: `a folder of more than ${MOST_FILES} files has parts: give each a folder; rows of largeFolders only shrink`,
})
