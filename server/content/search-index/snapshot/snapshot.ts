/** The index of a moment in a file, so that a start need not read the whole database. */
import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { columnSql } from '#server/content/search-index/loading/columnSql.ts'
import type { ColumnIndex } from '#search-engine/store/ColumnIndex.ts'
import { readArrays, writeArrays } from './arrayFile.ts'
import type { Texts } from '#search-engine/words/Texts.ts'
import { arraysOfIndex, indexLayout, indexOfArrays } from '#search-engine/store/indexArrays.ts'
import { arraysOfTexts, textsOfArrays } from '#search-engine/words/textArrays.ts'
import type { Moment } from '#server/content/search-index/loading/changes.ts'

/** An index, its texts, and the moment of the database since which either may be out of date. */
export interface Snapshot {
  readonly index: ColumnIndex
  readonly texts: Texts
  readonly moment: Moment
}

/** Snapshots older than this are not used, because the changes since may have been deleted. Milliseconds. */
export const SNAPSHOT_AGE = 24 * 60 * 60 * 1000

/** Differs when the arrays, or the SQL that fills the columns, are not those of this version of the code. */
const schemaOfIndex = createHash('sha256')
  .update(JSON.stringify([indexLayout, columnSql]))
  .digest('hex')

export const writeSnapshot = (path: string, { index, texts, moment }: Snapshot): Promise<void> =>
  writeArrays(path, {
    facts: { ...moment, schema: schemaOfIndex },
    arrays: new Map([...arraysOfIndex(index), ...arraysOfTexts(texts, index)]),
  })

/** The snapshot at a path; undefined where it is damaged, too old, or of another epoch of the data. */
export async function readSnapshot(path: string, epoch: string): Promise<Snapshot | undefined> {
  const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (Date.now() - written > SNAPSHOT_AGE) return undefined
  const file = await readArrays(path)
  if (file === undefined) return undefined
  const { schema, epoch: found, seen } = file.facts
  if (schema !== schemaOfIndex || found !== epoch || seen === undefined) return undefined
  try {
    const index = indexOfArrays(file.arrays)
    return { index, texts: textsOfArrays(file.arrays, index), moment: { epoch, seen } }
  } catch {
    // Arrays of another form under the same schema: `MEANING` was not increased. The database has everything.
    return undefined
  }
}
