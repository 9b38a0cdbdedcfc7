/** Collects the facts of an ad, and what of them cannot be read. */
import type { FactName } from '#domain/listing/facts/factTable.ts'
import { type Quantity, readQuantity } from '#domain/numbers/readQuantity.ts'
import type { FeedProblem } from './FeedAd.ts'
import type { FeedPlan } from './planOfFeed.ts'

/** Longest value that a report repeats. */
const SHOWN = 80

export class Collected {
  readonly sent: Record<string, unknown> = {}
  readonly problems: FeedProblem[] = []
  readonly line: number
  constructor(line: number) {
    this.line = line
  }

  /** Takes a floor plan over. Returns its rooms; undefined where there are none to write. */
  planned({ plan, problems }: FeedPlan): FeedPlan['plan'] {
    this.problems.push(...problems)
    return plan
  }

  /** Leaves a value out, and says why. */
  leaveOut(field: string, code: FeedProblem['code'], value: string): void {
    this.problems.push({ line: this.line, severity: 'warning', code, field, value: value.slice(0, SHOWN) })
  }

  state(field: FactName | 'currency', value: unknown): void {
    if (value !== undefined && value !== null && value !== '') this.sent[field] = value
  }

  /** A whole amount as people write it: `1.200`, `1.200,50 €`, `2 στρέμματα`. Cents and parts of m² are rounded. */
  amount(field: FactName, text: string, of: Quantity = 'count'): void {
    if (text === '') return
    const plain = /^\d+[.,]\d{1,2}$|^\d{1,3}(?:([.,])\d{3})*(?!\1)[.,]\d{1,2}(?=\D*$)/.exec(text)
    const whole = plain === null ? readQuantity(text, of) : Math.round(plainNumber(plain[0]))
    if (typeof whole === 'number') this.state(field, whole)
    else this.leaveOut(field, 'notANumber', text)
  }

  /** A coordinate, degrees. */
  degrees(field: 'latitude' | 'longitude', text: string): void {
    if (text === '') return
    if (/^-?\d{1,3}(?:[.,]\d+)?$/.test(text)) this.state(field, Number(text.replace(',', '.')))
    else this.leaveOut(field, 'notANumber', text)
  }

  /** One of a table of values, in any letter case. */
  named<Value>(field: FactName, text: string, values: Readonly<Record<string, Value>>): Value | undefined {
    const key = text.trim().toLowerCase()
    if (key === '') return undefined
    const value = Object.hasOwn(values, key) ? values[key] : undefined
    if (value === undefined) this.leaveOut(field, 'unknownValue', text)
    else this.state(field, value)
    return value
  }

  /** Yes or no. */
  answer(field: FactName, text: string): void {
    const key = text.trim().toLowerCase()
    if (key === '') return
    if (yes.includes(key)) this.state(field, true)
    else if (no.includes(key)) this.state(field, false)
    else this.leaveOut(field, 'unknownValue', text)
  }

  /** A year, or the year of a date. */
  year(field: FactName, text: string): void {
    const [year] = /^\d{4}/.exec(text) ?? []
    if (year !== undefined) this.state(field, Number(year))
    else if (text !== '') this.leaveOut(field, 'notANumber', text)
  }
}

const yes = ['1', 'true', 'yes', 'y', 'ναι', 'ja']
const no = ['0', 'false', 'no', 'n', 'όχι', 'οχι', 'nein']

/** `1.200,50` and `1200.5`: the last mark begins the fraction. */
const plainNumber = (text: string): number => {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  return Number(`${text.slice(0, at).replace(/[.,]/g, '')}.${text.slice(at + 1)}`)
}
