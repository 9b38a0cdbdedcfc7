import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { compact, type Markup } from './appMarkup.ts'

/** Bytes for the markup of all pages and parts that are kept: some 250 pages and 5,000 cards. */
const room = 64 * 1024 * 1024

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

  /**
   * The markup of what is rendered from these (addresses, JSON: none has a line break): the kept one, else what `render`
   * makes, which is kept unless it is undefined.
   */
  of(from: readonly string[], render: () => Markup | undefined, now = Date.now()): Markup | undefined {
    const key = hash('sha256', [hourOf(now), ...from].join('\n'), 'base64')
    const known = this.markups.get(key)
    if (known) return known
    const rendered = render()
    if (!rendered) return undefined
    const made = compact(rendered)
    this.markups.set(key, made)
    return made
  }
}

const sizeOf = ({ pieces }: Markup) => pieces.reduce((sum, { length }) => sum + length, 1)
