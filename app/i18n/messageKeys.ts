/** The Greek catalogues, one an area. They are the reference: every other language has the same keys. */
type Catalogues = typeof import('./el/vocabulary.json') &
  typeof import('./el/shell.json') &
  typeof import('./el/errors.json') &
  typeof import('./el/home.json') &
  typeof import('./el/shared.json') &
  typeof import('./el/suggestions.json') &
  typeof import('./el/search.json') &
  typeof import('./el/filters.json') &
  typeof import('./el/listing.json') &
  typeof import('./el/map.json') &
  typeof import('./el/mapMarks.json') &
  typeof import('./el/mapTools.json') &
  typeof import('./el/account.json') &
  typeof import('./el/contact.json') &
  typeof import('./el/messages.json') &
  typeof import('./el/report.json') &
  typeof import('./el/saved.json') &
  typeof import('./el/agencies.json') &
  typeof import('./el/forms.json') &
  typeof import('./el/live.json') &
  typeof import('./el/reserve.json')

/** The name of a text. */
export type MessageKey = Exclude<keyof Catalogues, 'default'>

/** The values of a text's placeholders. Amounts and dates are already formatted; `plural` needs the bare number. */
export type MessageValues = Readonly<Record<string, string | number | boolean>>
