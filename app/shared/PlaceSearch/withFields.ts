import type { Language } from '#domain/locale.ts'
import { filters } from '#domain/search/filters.ts'
import { typedName, withParameters } from './placeHref.ts'

const ofThePlace: readonly string[] = [typedName, filters.contract.parameter]

/** An address of a list with what the other fields of its form say, amounts in plain digits. */
export async function withFields(href: string, form: HTMLFormElement, language: Language): Promise<string> {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '' && !ofThePlace.includes(name)) fields.append(name, value)
  if (fields.size === 0) return href
  // The parser of amounts is loaded for those who entered one. Without a line the list reads what was typed.
  const plain = await import('#domain/search/plainNumbers.ts').then(
    ({ plainNumbers }) => plainNumbers(fields, language),
    () => fields,
  )
  return withParameters(href, plain)
}
