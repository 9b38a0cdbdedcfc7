/**
 * What the two engines have in common: where to connect, and what each can be asked beside SQL.
 */
import type { Duration, Redacted } from 'effect'
import type pg from 'pg'
import type { WireDuplex } from './WireDuplex.ts'

/** Time a statement of a page or form may take; longer ones are ended. */
export const STATEMENT_LIMIT: Duration.Input = '5 seconds'

/** Free space below which nothing more is written, bytes: a full disk freezes PGlite. */
export const FREE_SPACE_FLOOR = 256 * 1024 * 1024

export type Engine =
  | {
      readonly kind: 'postgresql'
      readonly url: Redacted.Redacted
      /** Connections that copies are read over; without it each has its own. */
      readonly readers?: pg.Pool
      /** Where a copy that may be read elsewhere (`ReadAfter`) is read. */
      readonly replicas?: { readonly url: Redacted.Redacted; readonly readers: pg.Pool }
    }
  | { readonly kind: 'pglite'; readonly connect: (bulk: boolean) => WireDuplex }
