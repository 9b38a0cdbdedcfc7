import type { Texts } from '#app/i18n/texts.ts'
import type { IgnoredParameter } from '#domain/search/SearchQuery.ts'
import { filterOfWire, rangeEndOf } from './wires.ts'

/** "Τιμή από: το «abc» δεν είναι αριθμός. Γράψτε μόνο ψηφία…" */
export function ignoredSentence({ t }: Pick<Texts, 't'>, { name, value, reason }: IgnoredParameter): string {
  return t(`search.ignored.${reason}`, { filter: parameterName({ t }, name), value })
}

function parameterName({ t }: Pick<Texts, 't'>, wire: string): string {
  const filter = filterOfWire(wire)
  if (filter === undefined) return t(wire === 'pag' ? 'search.paging.page' : 'search.paging.order')
  const end = rangeEndOf(wire)
  const label = t(`search.filter.${filter}`)
  return end === undefined ? label : t(`search.filterEnd.${end}`, { filter: label })
}
