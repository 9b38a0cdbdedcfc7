/** Listings in a folder, for the benchmark's processes, which all read the same. */
import { Effect } from 'effect'
import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { BulkCopy, CopyFailed } from '#server/database/BulkCopy.ts'
import { columnNames } from '#search-engine/store/columnTable.ts'
import { loadTexts } from '#server/content/search-index/loading/loadTexts.ts'
import { loadColumns } from '#server/content/search-index/loading/loadColumns.ts'
import { writeArrays } from '#server/content/search-index/snapshot/arrayFile.ts'

export const columnsPath = (folder: string): string => join(folder, 'columns.arrays')

/** A line of JSON for each listing: its id, and all that is written of it. */
export const textsPath = (folder: string): string => join(folder, 'texts.jsonl')

/** Exports the search data of the database into files of a folder, and returns the number of listings. */
export const keepStock = (folder: string): Effect.Effect<number, CopyFailed, BulkCopy> =>
  Effect.gen(function* () {
    const columns = yield* loadColumns()
    const arrays = new Map(columnNames.map((name) => [name, columns[name]]))
    yield* Effect.promise(() => writeArrays(columnsPath(folder), { facts: {}, arrays }))
    const pieces = new TextPieces(join(folder, 'pieces'))
    yield* loadTexts((listing, text) => pieces.add(listing, text))
    pieces.join(textsPath(folder))
    return columns.id.length
  })

/** Texts are in no order, one for each language, and too many for memory: they are spooled to a file. */
class TextPieces {
  private readonly file: number
  private length = 0
  /** Where each text begins and how long it is, by its listing. */
  private readonly places = new Map<number, [begin: number, length: number][]>()

  constructor(path: string) {
    this.file = openSync(path, 'w+')
  }

  add(listing: number, text: string): void {
    const length = writeSync(this.file, text)
    const places = this.places.get(listing) ?? []
    this.places.set(listing, [...places, [this.length, length]])
    this.length += length
  }

  /** Writes a line a listing. */
  join(path: string): void {
    const lines = openSync(path, 'w')
    for (const [listing, places] of this.places)
      writeSync(
        lines,
        `${JSON.stringify([listing, places.map((place) => this.read(...place)).join('\n')])}\n`,
      )
    closeSync(lines)
    closeSync(this.file)
  }

  private read(begin: number, length: number): string {
    const bytes = Buffer.alloc(length)
    readSync(this.file, bytes, 0, length, begin)
    return bytes.toString()
  }
}
