/** The texts of a calendar. Names of days and months come from the locale. */
export interface CalendarTexts {
  /** Name of the button: "Previous month". */
  previous: string
  next: string
}
