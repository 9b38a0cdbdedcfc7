import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Markup } from './appMarkup.ts'

/** Bytes for the markup of all pages that are kept: some 500 of them. */
const room = 64 * 1024 * 1024

/** What the app renders a page from. */
export interface RenderedFrom {
  readonly path: string
  readonly search: string
  /** The page's data as JSON, with all replies of the API. */
  readonly boot: string
}

/** Costs and taxes are told as of today: what was rendered in another hour is rendered again. */
const hourOf = (now: number) => Math.floor(now / 3_600_000)

/**
 * Markup that was rendered lately, by all that it was rendered from: another language, switch, price or listing has
 * another key. So nothing has to be forgotten when data changes.
 */
export class KeptMarkup {
  private readonly markups: LRUCache<string, Markup>

  /** @param bytes Room for all of them. */
  constructor(bytes = room) {
    this.markups = new LRUCache({ maxSize: bytes, sizeCalculation: sizeOf })
  }

  /** Bytes of all that is kept. */
  get size(): number {
    return this.markups.calculatedSize
  }

  /** The markup of a page: the kept one, else what `render` makes, which is kept unless it is undefined. */
  of(
    { path, search, boot }: RenderedFrom,
    render: () => Markup | undefined,
    now = Date.now(),
  ): Markup | undefined {
    // An address has no line break, and neither has JSON.
    const key = hash('sha256', [path, search, hourOf(now), boot].join('\n'), 'base64')
    const known = this.markups.get(key)
    if (known) return known
    const made = render()
    if (made) this.markups.set(key, made)
    return made
  }
}

const sizeOf = ({ pieces }: Markup) => pieces.reduce((sum, { length }) => sum + length, 1)
