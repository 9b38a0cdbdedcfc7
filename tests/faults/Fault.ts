/** What a run may be told. */
export interface FaultOptions {
  /** How long it goes on, where that is a choice. */
  readonly minutes?: number
  /** How much of it is asked, of 1, where that is a choice. */
  readonly part?: number
}

/** What came of a row, and whether that is within its bar. */
export interface Outcome {
  readonly measured: string
  readonly ok: boolean
}

/** Something that goes wrong, and what the portal may let happen then (the reliability bars of the project). */
export interface Fault {
  /** Number in the test plan, whose last is 38. */
  readonly id: number
  readonly test: string
  readonly bar: string
  /** What it takes of the machine: each says what is missing, if anything. Asked before the first row is run. */
  readonly needs?: readonly (() => string | undefined)[]
  /** Makes it happen; says what came of it, and whether that is within the bar. */
  readonly run: (options: FaultOptions) => Promise<Outcome>
}
