import type { Ad } from './ad.ts'
import type { Clause } from './clauses.ts'

/** Bits of a signature. */
const MOST = 31

/** The clauses that were met first, which are those that most searches share: each has a bit of its own. */
export class SignedClauses {
  private readonly clauses: Clause[] = []
  private readonly bits = new Map<string, number>()

  /** The bit of a clause; undefined once all bits are taken by others. */
  bitOf(clause: Clause): number | undefined {
    const known = this.bits.get(clause.key)
    if (known !== undefined || this.clauses.length === MOST) return known
    const bit = 1 << (this.clauses.push(clause) - 1)
    this.bits.set(clause.key, bit)
    return bit
  }

  /** The bits of the clauses that an ad does not fulfil. */
  failedBy(ad: Ad): number {
    let failed = 0
    this.clauses.forEach((clause, at) => {
      if (!clause.passes(ad)) failed |= 1 << at
    })
    return failed
  }
}
