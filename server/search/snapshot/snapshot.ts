/** The index of a moment, kept in a file, so that a start need not read the whole database. */
import { statSync } from 'node:fs'
import type { Index } from '../Index.ts'
import { readArrays, writeArrays } from './arrayFile.ts'
import type { Texts } from '../Texts.ts'
import { arraysOfIndex, indexOfArrays, schemaOfIndex } from './indexArrays.ts'
import { arraysOfTexts, textsOfArrays } from './textArrays.ts'
import type { Moment } from '../changes.ts'

/** An index, the texts of its listings, and the moment of the database since which either may be out of date. */
export interface Snapshot {
  readonly index: Index
  readonly texts: Texts
  readonly moment: Moment
}

/** Snapshots older than this are not used: the changes since may have been swept away, ms. */
export const SNAPSHOT_AGE = 24 * 60 * 60 * 1000

export const writeSnapshot = (path: string, { index, texts, moment }: Snapshot): Promise<void> =>
  writeArrays(path, {
    facts: { ...moment, schema: schemaOfIndex },
    arrays: new Map([...arraysOfIndex(index), ...arraysOfTexts(texts, index)]),
  })

/** The snapshot at a path, if it is whole, fresh, and of this epoch of the data. */
export async function readSnapshot(path: string, epoch: string): Promise<Snapshot | undefined> {
  const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (Date.now() - written > SNAPSHOT_AGE) return undefined
  const file = await readArrays(path)
  if (file === undefined) return undefined
  const { schema, epoch: found, horizon } = file.facts
  if (schema !== schemaOfIndex || found !== epoch || horizon === undefined) return undefined
  try {
    const index = indexOfArrays(file.arrays)
    return { index, texts: textsOfArrays(file.arrays, index), moment: { epoch, horizon } }
  } catch {
    // Arrays of another shape under the same schema: somebody forgot to count it up. The database has it all.
    return undefined
  }
}
