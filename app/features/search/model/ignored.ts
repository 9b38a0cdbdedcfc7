import type { Texts } from '#app/i18n/texts.ts'
import type { IgnoredParameter } from '#domain/search/SearchQuery.ts'
import { filterOfParameter, rangeEndOf } from './parameters.ts'

/** "Τιμή από: το «abc» δεν είναι αριθμός. Γράψτε μόνο ψηφία…" */
export function ignoredSentence({ t }: Pick<Texts, 't'>, { name, value, reason }: IgnoredParameter): string {
  return t(`search.ignored.${reason}`, { filter: parameterName({ t }, name), value })
}

function parameterName({ t }: Pick<Texts, 't'>, parameter: string): string {
  const filter = filterOfParameter(parameter)
  if (filter === undefined) return t(parameter === 'pag' ? 'search.paging.page' : 'search.paging.order')
  const end = rangeEndOf(parameter)
  const label = t(`search.filter.${filter}`)
  return end === undefined ? label : t(`search.filterEnd.${end}`, { filter: label })
}
