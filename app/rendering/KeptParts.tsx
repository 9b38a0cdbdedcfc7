import { randomUUID } from 'node:crypto'
import type { ReactNode } from 'react'
import type { TakenPart } from '#app/shared/kept/PartTaker.ts'
import { RenderedParts } from '#app/shell/places/RenderedParts.ts'
import { type Markup, piecesOf, writtenOf } from './appMarkup.ts'
import type { KeptMarkup } from './KeptMarkup.ts'

/** Stands in a page where a part belongs, a text before its number. New in every process, as no other text may contain it. */
const partPlace = randomUUID()

/** What the ids of a part would begin with that is hydrated: React gives it others in the browser. */
const noIds = randomUUID()

/** A number for what renders a part: the name in its key. */
const numbers = new WeakMap<object, number>()
let last = 0
const numberOf = (of: object): number => {
  const number = numbers.get(of) ?? ++last
  numbers.set(of, number)
  return number
}

export interface PartsOf {
  readonly kept: KeptMarkup
  /** What every part of the page is rendered from, as JSON. */
  readonly from: string
  /** A part with what it needs around it: nothing beside that and its facts. */
  readonly around: (part: ReactNode) => ReactNode
}

/** The parts of one page that others have alike (`KeptPart`). */
export class KeptParts {
  private readonly page: PartsOf
  private readonly taken: TakenPart[] = []

  constructor(page: PartsOf) {
    this.page = page
  }

  /** Takes a part. Returns what stands in its place. */
  readonly take = (part: TakenPart): string => `${partPlace}${this.taken.push(part) - 1};`

  /** What was written of the page with its parts in their places; undefined where one cannot be kept. */
  putInto(html: string): Markup | undefined {
    const [before = '', ...places] = html.split(partPlace)
    const pieces = [...piecesOf(before)]
    const parts = new Set<string>()
    for (const place of places) {
      const end = place.indexOf(';')
      const part = this.taken[Number(place.slice(0, end))]
      const markup = part && this.markupOf(part)
      if (!markup) return undefined
      for (const source of markup.parts) parts.add(source)
      pieces.push(...markup.pieces, ...piecesOf(place.slice(end + 1)))
    }
    return { pieces, parts }
  }

  private markupOf({ of, facts, isPlain, part }: TakenPart): Markup | undefined {
    const { kept, from, around } = this.page
    const number = numberOf(of)
    return kept.of([from, String(number), JSON.stringify(facts)], () => {
      const parts = new Set<string>()
      const ids = isPlain ? `part${number}-` : noIds
      const html = writtenOf(<RenderedParts value={parts}>{around(part)}</RenderedParts>, ids)
      if (html === undefined || html.includes(noIds)) return undefined
      return { pieces: piecesOf(html), parts }
    })
  }
}
