import { createContext, type ReactElement } from 'react'

/** A part of a page, for the server to keep. */
export interface TakenPart {
  /** What renders it, as its name. */
  readonly of: object
  /** What its markup depends on. */
  readonly facts: object
  /** No browser hydrates it. */
  readonly isPlain: boolean
  readonly part: ReactElement
}

/** On the server, where parts are kept: takes one, and returns what stands in its place until the page is written. */
export const PartTaker = createContext<((part: TakenPart) => string) | undefined>(undefined)
