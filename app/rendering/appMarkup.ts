import { randomUUID } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** What the app wrote for a page, or for a part of one, without anything of its reader. */
export interface Markup {
  /** UTF-8. `tokenHere` stands for the token of the reader's forms. */
  readonly pieces: readonly Buffer[]
  /** Files of the lazy views that were rendered. */
  readonly parts: ReadonlySet<string>
}

/** Stands in markup where the token belongs. No text of a listing can contain it: it is new in every process. */
export const tokenPlace = randomUUID()

/** The piece between others where the token belongs. */
const tokenHere = Buffer.alloc(0)

/** How React marks parts that could not be rendered in one go. Texts cannot contain it. */
const unfinished = /<!--\$[!?]-->/

/**
 * What is written of elements whose data and code are there. React's string renderer is quicker than its stream,
 * but neither waits nor tells errors: undefined where a part would wait or broke, for the stream to render.
 * `ids`: what the ids begin with that React gives out.
 */
export function writtenOf(app: ReactNode, ids?: string): string | undefined {
  try {
    const html = renderToString(app, { identifierPrefix: ids })
    return unfinished.test(html) ? undefined : html
  } catch {
    // The stream meets the same error, and reports it.
    return undefined
  }
}

/** The pieces of what was written. */
export const piecesOf = (html: string): readonly Buffer[] =>
  html
    .split(tokenPlace)
    .flatMap((text, at) => (at === 0 ? [Buffer.from(text)] : [tokenHere, Buffer.from(text)]))

/**
 * The same markup in as few pieces as there can be, each with memory of its own: short buffers are cut from blocks of 8 kB,
 * which would stay with them.
 */
export function compact({ pieces, parts }: Markup): Markup {
  const runs: Buffer[][] = [[]]
  for (const piece of pieces)
    if (piece === tokenHere) runs.push([])
    else runs.at(-1)?.push(piece)
  return {
    pieces: runs.flatMap((run, at) => (at === 0 ? [together(run)] : [tokenHere, together(run)])),
    parts,
  }
}

function together(pieces: readonly Buffer[]): Buffer {
  const all = Buffer.allocUnsafeSlow(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) at += piece.copy(all, at)
  return all
}

/** Markup for one reader. The token is safe in HTML. */
export function withToken({ pieces }: Markup, token: string): readonly Buffer[] {
  const written = Buffer.from(token)
  return pieces.map((piece) => (piece === tokenHere ? written : piece))
}
