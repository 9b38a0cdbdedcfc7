import type { AnswerMarks, KindTimes } from './measure.ts'
import type { Kind } from './queries.ts'

/** Where the listings come from: made up, so many of them, or kept in a folder. */
export type StockSource = { readonly listings: number } | { readonly folder: string }

export const engineNames = ['estia', 'postgres', 'sqlite', 'orama'] as const
export type EngineName = (typeof engineNames)[number]

/** What is measured of ours alone. */
export interface OwnFigures {
  /** p50 of the counts of every option of every filter, and of every contract and category, over heavy and list questions, ms. */
  readonly panelMs: number
  /** All arrays of the index and of its texts. */
  readonly indexMB: number
  readonly snapshot: { readonly writeMs: number; readonly readyMs: number; readonly fileMB: number }
  /** Microseconds an operation, texts included; and the first question after a thousand of them, ms. */
  readonly writes: Readonly<Record<'insert' | 'update' | 'delete', WriteFigures>>
  readonly changed: readonly ChangedFigures[]
  /** Slowest first. */
  readonly hostile: readonly HostileSearch[]
}

/** A search that nobody asks by accident: the first time, and the slowest of some others, ms. */
export interface HostileSearch {
  readonly name: string
  readonly first: number
  readonly again: number
}

/** The same questions in an index that is not as it was made at first. */
export interface ChangedFigures {
  /** What happened to it. */
  readonly since: string
  readonly kinds: KindTimes
  /** Kinds, if any, that are then answered otherwise. */
  readonly differing: readonly Kind[]
}

export interface WriteFigures {
  readonly each: number
  readonly questionAfterMs: number
}

export interface EngineReport {
  readonly listings: number
  /** Questions a second, all kinds that it answers in turn. */
  readonly qps: number
  readonly rssMB: number
  /** Milliseconds from rows and texts in memory to the first answer. */
  readonly readyMs: number
  /** Of kinds that it cannot answer, nothing. */
  readonly kinds: KindTimes
  /** The way that was quickest for each of these kinds. */
  readonly ways: Readonly<Partial<Record<Kind, string>>>
  readonly answers: AnswerMarks
  readonly notes: readonly string[]
  readonly own?: OwnFigures
}
