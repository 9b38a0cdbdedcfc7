import { randomUUID } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** What the app wrote for a page, without anything of its reader. */
export interface Markup {
  /** UTF-8. Between two pieces belongs the token of the reader's forms. */
  readonly pieces: readonly Buffer[]
  /** Files of the lazy views that were rendered. */
  readonly parts: ReadonlySet<string>
}

/** Stands in markup where the token belongs. No text of a listing can contain it: it is new in every process. */
export const tokenPlace = randomUUID()

/** How React marks parts that could not be rendered in one go. Texts cannot contain it. */
const unfinished = /<!--\$[!?]-->/

/**
 * The markup of an app whose data and code are there. React's string renderer is quicker than its stream,
 * but neither waits nor tells errors: undefined where a part would wait or broke, for the stream to render.
 */
export function markupOf(app: ReactNode, parts: ReadonlySet<string>): Markup | undefined {
  const html = writtenOf(app)
  if (html === undefined || unfinished.test(html)) return undefined
  return { pieces: html.split(tokenPlace).map((piece) => Buffer.from(piece)), parts }
}

function writtenOf(app: ReactNode): string | undefined {
  try {
    return renderToString(app)
  } catch {
    // The stream meets the same error, and reports it.
    return undefined
  }
}

/** Markup for one reader. The token is safe in HTML. */
export function withToken({ pieces }: Markup, token: string): readonly Buffer[] {
  const between = Buffer.from(token)
  return pieces.flatMap((piece, at) => (at === 0 ? [piece] : [between, piece]))
}
