/** An engine that is written to while it answers, and made anew in the background when much was written. */
import type { Columns } from '../store/Columns.ts'
import type { Index } from '../store/Index.ts'
import { type EngineOptions, SearchEngine } from './SearchEngine.ts'
import type { ListingText, Texts } from '../words/Texts.ts'

/** Rows and docs gone beside the large index before it is worth making anew: each search looks at them all. */
const STALE = 4096

export interface LiveOptions extends EngineOptions {
  /** Makes an index of rows, which stay as they are, while this thread goes on answering. */
  readonly makeIndex: (rows: Columns) => Promise<Index>
}

interface Write {
  readonly ids: readonly number[]
  readonly rows: Columns
  readonly texts: readonly ListingText[]
}

export class LiveEngine {
  private readonly options: LiveOptions
  private current: SearchEngine
  /** What was written since the making of a new engine began; absent while none is made. */
  private meanwhile: Write[] | undefined

  private texts: Texts | undefined

  constructor(index: Index, options: LiveOptions, texts?: Texts) {
    this.options = options
    this.texts = texts
    this.current = new SearchEngine(index, options, texts)
  }

  /** What answers now. Ask for it anew for each question. */
  get engine(): SearchEngine {
    return this.current
  }

  /** Whether so much was written that it should be made anew, and nobody is at it. */
  get isStale(): boolean {
    return this.current.staleness > STALE && this.meanwhile === undefined
  }

  /** Takes listings up as they are now: see `SearchEngine.write`. Found by the next question. */
  write(ids: readonly number[], rows: Columns, texts: readonly ListingText[] = []): void {
    this.texts?.write(ids, texts)
    this.current.write(ids, rows)
    this.meanwhile?.push({ ids, rows, texts })
  }

  /**
   * Makes a new index of rows and answers from it, once it has caught up with what was written meanwhile. Gives the
   * index; undefined if a later call has made a newer one. `textsOf` reads the texts anew, by the docs of the index.
   */
  async rebuild(
    rows: Columns = this.current.rows(),
    textsOf?: (index: Index) => Promise<Texts>,
  ): Promise<Index | undefined> {
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

  private replace(index: Index, texts: Texts | undefined, writes: readonly Write[]): void {
    if (texts !== this.texts) for (const { ids, texts: written } of writes) texts?.write(ids, written)
    this.texts = texts
    const next = new SearchEngine(index, this.options, texts)
    for (const { ids, rows } of writes) next.write(ids, rows)
    this.current = next
  }
}
