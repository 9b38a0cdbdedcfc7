/** A segmented index that is rebuilt in the background when much was written, and answers meanwhile. */
import type { Columns } from '../store/Columns.ts'
import type { ColumnIndex } from '../store/ColumnIndex.ts'
import { type EngineOptions, SegmentedIndex } from './SegmentedIndex.ts'
import type { ListingText, Texts } from '../words/Texts.ts'

/** Rows written and docs deleted before the base segment is rebuilt: each query reads them all. */
const REBUILD_AT = 4096

export interface RebuildOptions extends EngineOptions {
  /** Makes an index of rows, which it does not change, while this thread goes on answering. */
  readonly makeIndex: (rows: Columns) => Promise<ColumnIndex>
}

interface Write {
  readonly ids: readonly number[]
  readonly rows: Columns
  readonly texts: readonly ListingText[]
}

export class RebuildingIndex {
  private readonly options: RebuildOptions
  private segmented: SegmentedIndex
  /** The writes since the current rebuild began; undefined while none runs. */
  private meanwhile: Write[] | undefined

  private texts: Texts | undefined

  constructor(index: ColumnIndex, options: RebuildOptions, texts?: Texts) {
    this.options = options
    this.texts = texts
    this.segmented = new SegmentedIndex(index, options, texts)
  }

  /** The index that answers now. A rebuild replaces it: read it again for each query. */
  get current(): SegmentedIndex {
    return this.segmented
  }

  /** Whether enough was written to rebuild, and no rebuild is running. */
  get needsRebuild(): boolean {
    return this.segmented.staleness > REBUILD_AT && this.meanwhile === undefined
  }

  /** Whether anything was written since the last rebuild, and none is running. */
  get isStale(): boolean {
    return this.segmented.staleness > 0 && this.meanwhile === undefined
  }

  /** Writes listings: see `SegmentedIndex.write`. The next query finds them. */
  write(ids: readonly number[], rows: Columns, texts: readonly ListingText[] = []): void {
    this.texts?.write(ids, texts)
    this.segmented.write(ids, rows)
    this.meanwhile?.push({ ids, rows, texts })
  }

  /**
   * Makes a new index of rows, applies the writes of the meantime, and answers from it. Returns the index; undefined
   * if a later call replaced it. `textsOf` reads the texts again, by the docs of the new index.
   */
  async rebuild(
    rows: Columns = this.segmented.rows(),
    textsOf?: (index: ColumnIndex) => Promise<Texts>,
  ): Promise<ColumnIndex | undefined> {
    const writes: Write[] = []
    this.meanwhile = writes
    try {
      const index = await this.options.makeIndex(rows)
      const texts = (await textsOf?.(index)) ?? this.texts
      if (this.meanwhile !== writes) return undefined
      this.replace(index, texts, writes)
      return index
    } finally {
      if (this.meanwhile === writes) this.meanwhile = undefined
    }
  }

  private replace(index: ColumnIndex, texts: Texts | undefined, writes: readonly Write[]): void {
    if (texts !== this.texts) for (const { ids, texts: written } of writes) texts?.write(ids, written)
    this.texts = texts
    const next = new SegmentedIndex(index, this.options, texts)
    for (const { ids, rows } of writes) next.write(ids, rows)
    this.segmented = next
  }
}
