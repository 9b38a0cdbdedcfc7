import { EXPANDED, foldUnit, isDigit, lettersAt, SEPARATOR, UNSEEN } from '../../words/letters.ts'
import { inOneScript } from '../../words/lookAlikes.ts'

/** Longer words are known by their beginning. */
export const LONGEST_TOKEN = 40

/** Longer numbers are telephone numbers and codes, which are not searched. */
const LONGEST_NUMBER = 8

const OMICRON = 0x3bf
/** Folded Latin letters and digits are below. */
const LATIN_END = 0x80
const DOT = 0x2e
const SLASH = 0x2f
/** What parts the letters of an abbreviation. */
const initials: ReadonlySet<number> = new Set([DOT, SLASH])
const COMMA = 0x2c

/** What directly follows a number of storeys and the like, Greeklish too; all are read as one. */
const ordinals: ReadonlySet<string> = new Set(
  'οσ ου ο ον οι ων ουσ η ησ ην εσ os ou o on h hs is st nd rd th'.split(' '),
)
const LONGEST_ORDINAL = 3

/**
 * Reads the tokens of a text one after another: words and numbers, folded. It makes nothing on the way, since an
 * index is built of tens of millions of them.
 *
 * `85τμ` is two tokens, `2ος` one (the same as `2ου` and `2nd`), `120.000` one. Single letters are none, unless they are
 * the initials of something: `A/C`, `w.c.` and `Δ.Ε.Η.` are read as `AC`, `wc` and `ΔΕΗ`.
 */
export class TokenReader {
  /** The folded token that was read last; only the first `length` count. */
  readonly units = new Uint16Array(LONGEST_TOKEN)
  length = 0
  /** Its offsets in the text, the end excluded. */
  start = 0
  end = 0
  private text = ''

  /** Begins with a text. */
  open(text: string): void {
    this.text = text
    this.end = 0
  }

  /** Reads the next token; false when there is none. */
  next(): boolean {
    const { text } = this
    let at = this.end
    while (at < text.length) {
      const unit = foldUnit(text.charCodeAt(at))
      if (unit <= UNSEEN) at++
      else if (unit === EXPANDED && lettersAt(text, at).letters === '') at += lettersAt(text, at).size
      else {
        this.start = at
        const number = isDigit(unit)
        at = this.end = number ? this.readNumber(at) : this.readWord(at, unit)
        if (!number && this.length === 1) at = this.end = this.readInitials(at)
        if (number ? this.length <= LONGEST_NUMBER : this.length > 1) return true
      }
    }
    this.end = at
    return false
  }

  /** The token as a string. */
  form(): string {
    return String.fromCharCode(...this.units.subarray(0, this.length))
  }

  private readWord(from: number, first: number): number {
    const { text, units } = this
    let length = 0
    // Below zero once there was a Latin letter, or a letter of another script.
    let latin = 0
    let other = 0
    let at = from
    for (
      let unit = first;
      unit !== SEPARATOR;
      unit = at < text.length ? foldUnit(text.charCodeAt(at)) : SEPARATOR
    ) {
      if (unit > EXPANDED) at++
      else if (unit === UNSEEN) {
        at++
        continue
      } else {
        const { letters, size } = lettersAt(text, at)
        if (letters === '') break
        at += size
        for (let nth = 0; nth < letters.length; nth++) {
          const one = letters.charCodeAt(nth)
          units[length++] = one
          latin |= one - LATIN_END
          other |= LATIN_END - 1 - one
        }
        continue
      }
      // A typed array takes nothing beyond its end.
      units[length++] = unit
      latin |= unit - LATIN_END
      other |= LATIN_END - 1 - unit
    }
    this.length = Math.min(length, LONGEST_TOKEN)
    if ((latin & other) < 0) this.settleScript()
    return at
  }

  /** Further single letters, each behind a point or a slash; the same place, if none follows. */
  private readInitials(from: number): number {
    const { text } = this
    let at = from
    while (initials.has(text.charCodeAt(at))) {
      const unit = at + 1 < text.length ? foldUnit(text.charCodeAt(at + 1)) : SEPARATOR
      const next = at + 2 < text.length ? foldUnit(text.charCodeAt(at + 2)) : SEPARATOR
      if (unit <= EXPANDED || isDigit(unit) || next !== SEPARATOR) break
      this.keep(unit)
      at += 2
    }
    if (this.length > 1) this.settleScript()
    return at
  }

  private settleScript(): void {
    const word = inOneScript(this.form())
    for (let at = 0; at < word.length; at++) this.units[at] = word.charCodeAt(at)
  }

  private readNumber(from: number): number {
    const { text } = this
    this.length = 0
    let at = from
    for (; at < text.length; at++) {
      const unit = foldUnit(text.charCodeAt(at))
      if (isDigit(unit)) this.keep(unit)
      else if (unit !== UNSEEN && !this.isGrouping(at)) break
    }
    const end = this.ordinalEnd(at)
    if (end > at) this.keep(OMICRON)
    return end
  }

  private keep(unit: number): void {
    if (this.length < LONGEST_TOKEN) this.units[this.length++] = unit
  }

  /** Whether a point or comma parts thousands: three digits behind it, and no fourth. */
  private isGrouping(at: number): boolean {
    const sign = this.text.charCodeAt(at)
    if (sign !== DOT && sign !== COMMA) return false
    const digit = (ahead: number) => isDigit(foldUnit(this.text.charCodeAt(at + ahead)))
    return digit(1) && digit(2) && digit(3) && !digit(4)
  }

  /** The end of the ordinal's ending at this offset; the same offset, if there is none. */
  private ordinalEnd(from: number): number {
    if (from === this.text.length || foldUnit(this.text.charCodeAt(from)) === SEPARATOR) return from
    let ending = ''
    let at = from
    for (; at < this.text.length && ending.length <= LONGEST_ORDINAL; at++) {
      const unit = foldUnit(this.text.charCodeAt(at))
      if (unit === SEPARATOR) break
      if (unit !== UNSEEN) ending += String.fromCharCode(unit)
    }
    return ordinals.has(ending) ? at : from
  }
}
