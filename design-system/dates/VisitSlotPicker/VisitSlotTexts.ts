import type { DayPart } from './visitSlots.ts'

/** The texts of the picker. Days and times come from the locale. */
export interface VisitSlotTexts {
  /** Name of the strip of days. */
  days: string
  /** Names of the buttons beside the day in sight. */
  previousDay: string
  nextDay: string
  /** "10:30 to 11:00" */
  range: (start: string, end: string) => string
  /** Names of the parts of a day. */
  parts: Readonly<Record<DayPart, string>>
  /** Above a few times that are suggested; without it none are. */
  suggested?: string
  /** Above the days, where times are suggested: "Or another time". */
  others?: string
  /** On a taken slot, in its name too. */
  taken: string
  /** On a day of the strip: "3 free". */
  free: (count: number) => string
  /** In the name of a day of the strip, after what is free: "2 chosen". */
  chosenHere: (count: number) => string
  /** In place of slots, on a day that has none. */
  noSlots: string
  /** Above what is chosen: "2 of 3 chosen". */
  chosen: (count: number, most: number) => string
  /** In place of what is chosen. */
  nothingChosen: string
  /** Why one more is refused, and what to do: "You have chosen 3 times. Remove one to choose another." */
  full: (most: number) => string
}
