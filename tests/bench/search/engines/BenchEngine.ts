import type { Answer, Question } from '../Question.ts'
import type { Stock } from '../Stock.ts'

/** One way of answering a question. */
export interface Way {
  readonly name: string
  /** What is timed. */
  readonly run: () => unknown
  /** What it gave, as all engines say it. */
  readonly read: (given: unknown) => Answer
}

/** Something that answers searches over a stock. */
export interface BenchEngine {
  /** All ways worth trying; questions of a kind have as many. */
  readonly ways: (question: Question) => readonly Way[]
  /** What a reader of its figures must know. */
  readonly notes?: readonly string[]
  /** Memory that its server takes, where it is not this process. */
  readonly memoryMB?: () => Promise<number>
  readonly close?: () => Promise<void>
}

export type MakeEngine = (stock: Stock) => Promise<BenchEngine>
