import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckName, Run, Runs } from '#domain/accessibility/runs.ts'

const file = join(import.meta.dirname, '../../../domain/accessibility/lastRuns.json')

/** Writes what a whole run found, in the nightly run alone; the file is committed, and the accessibility statement reads it. */
export function noteRun(check: CheckName, found: Pick<Run, 'looked' | 'open'>): void {
  if (process.env['ESTIA_NIGHTLY'] !== '1' || found.looked === 0) return
  const runs = JSON.parse(readFileSync(file, 'utf8')) as Runs
  const on = new Date().toISOString().slice(0, 10)
  writeFileSync(file, `${JSON.stringify({ ...runs, [check]: { on, ...found } }, null, 2)}\n`)
}
