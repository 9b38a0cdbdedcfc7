/** Calendar months as `2026-11`, in Greek time. */
import { defaults } from '../locale.ts'

const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: defaults.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The month and the day (`2026-11-27`) of a moment. */
export function monthAt(moment: Date): { readonly month: string; readonly day: string } {
  const day = calendar.format(moment)
  return { month: day.slice(0, 7), day }
}

/** So many months from another; negative numbers go back. */
export function monthFrom(month: string, months: number): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`
}

/** The last months up to this one, oldest first. */
export const monthsBefore = (last: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => monthFrom(last, at + 1 - count))
