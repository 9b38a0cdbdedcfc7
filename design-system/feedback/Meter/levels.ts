/** A stretch of values that mean the same. */
export interface MeterLevel {
  /** The least value that belongs to it. */
  from: number
  /** What it means, in a word: "Ισχυρός". */
  label: string
  tone: 'info' | 'success' | 'warning' | 'danger'
}

/** The level that a value has reached; nothing below the first. */
export function levelAt(value: number, levels: readonly MeterLevel[]): MeterLevel | undefined {
  return levels.findLast(({ from }) => value >= from)
}

/** The position of a value between the ends, from 0 to 1. */
export function fullness(value: number, min: number, max: number): number {
  return max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0
}
