import { GrowingInts } from '../store/arrays/GrowingInts.ts'
import type { Ad } from './ad.ts'
import type { Clause } from './clauses.ts'

/** Clauses by number. Each is answered at most once for an ad. */
export class ClauseTable {
  private readonly clauses: Clause[] = []
  private readonly numbers = new Map<string, number>()
  /** For each clause the turn in which it was last answered, times two, plus the answer. */
  private readonly answers = new GrowingInts()
  private ad: Ad | undefined
  private turn = 0

  /** The number of a clause. */
  add(clause: Clause): number {
    const known = this.numbers.get(clause.key)
    if (known !== undefined) return known
    const number = this.clauses.push(clause) - 1
    this.numbers.set(clause.key, number)
    this.answers.push(0)
    return number
  }

  /** Begins to answer for another ad, in a turn that was not used before. */
  begin(ad: Ad, turn: number): void {
    this.ad = ad
    this.turn = turn
  }

  /** Forgets all answers: turns begin again. */
  forget(): void {
    this.answers.view().fill(0)
  }

  passes(number: number): boolean {
    const answered = this.answers.at(number)
    if (answered >>> 1 === this.turn) return (answered & 1) === 1
    const isPassed = (this.clauses[number] as Clause).passes(this.ad as Ad)
    this.answers.set(number, (this.turn << 1) | +isPassed)
    return isPassed
  }
}
