import { factOf, type FactName } from '#domain/listing/facts/factTable.ts'
import type { DraftValue } from '#domain/publishing/draftFields.ts'
import type { Texts } from '#app/i18n/texts.ts'
import { choicesOf } from './fieldWords.ts'

/** A stated fact in words; what cannot be read stands as it was typed. */
export function statedText(texts: Texts, name: FactName, value: DraftValue): string {
  const { t, format } = texts
  const typed = value === true ? 'yes' : value === false ? 'no' : value
  const chosen = [typed].flat().map(String)
  const choices = choicesOf(texts, name, null)
  if (choices)
    return chosen.map((one) => choices.find((choice) => choice.value === one)?.label ?? one).join(', ')
  const fact = factOf(name)
  if (fact.kind === 'day' && /^\d{4}-\d\d-\d\d$/.test(String(value))) return format.longDate(String(value))
  if (typeof value !== 'number') return String(value)
  if (name.endsWith('Year') || fact.kind === 'decimal') return String(value)
  const number = format.number(value)
  return 'unit' in fact && fact.unit ? `${number}\u00a0${t(`publish.unit.${fact.unit}`)}` : number
}
