/** An engine that is written to while it answers, and made anew in the background when much was written. */
import type { Columns } from '../store/Columns.ts'
import type { ColumnIndex } from '../store/ColumnIndex.ts'
import { type EngineOptions, SegmentedIndex } from './SegmentedIndex.ts'
import type { ListingText, Texts } from '../words/Texts.ts'

/** Rows and docs gone beside the large index before it is worth making anew: each search looks at them all. */
const REBUILD_AT = 4096

export interface RebuildOptions extends EngineOptions {
  /** Makes an index of rows, which stay as they are, while this thread goes on answering. */
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
  /** What was written since the making of a new engine began; absent while none is made. */
  private meanwhile: Write[] | undefined

  private texts: Texts | undefined

  constructor(index: ColumnIndex, options: RebuildOptions, texts?: Texts) {
    this.options = options
    this.texts = texts
    this.segmented = new SegmentedIndex(index, options, texts)
  }

  /** What answers now. Ask for it anew for each question. */
  get current(): SegmentedIndex {
    return this.segmented
  }

  /** Whether so much was written that it should be made anew, and nobody is at it. */
  get needsRebuild(): boolean {
    return this.segmented.staleness > REBUILD_AT && this.meanwhile === undefined
  }

  /** Takes listings up as they are now: see `SearchEngine.write`. Found by the next question. */
  write(ids: readonly number[], rows: Columns, texts: readonly ListingText[] = []): void {
    this.texts?.write(ids, texts)
    this.segmented.write(ids, rows)
    this.meanwhile?.push({ ids, rows, texts })
  }

  /**
   * Makes a new index of rows and answers from it, once it has caught up with what was written meanwhile. Gives the
   * index; undefined if a later call has made a newer one. `textsOf` reads the texts anew, by the docs of the index.
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
