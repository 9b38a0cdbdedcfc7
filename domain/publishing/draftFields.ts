/** The fields of a draft: facts by their names, and texts as `texts.el.title`. A draft keeps what was typed as it is. */
import { type Fact } from '../listing/facts/Fact.ts'
import { factOf, isFactName } from '../listing/facts/factTable.ts'
import { textLimits } from '../listing/facts/readListing.ts'
import { isLanguage } from '../locale.ts'

export type DraftValue = string | number | boolean | readonly string[]

/** What was typed, by field; a field that is not there is empty. */
export type DraftFields = Readonly<Record<string, DraftValue>>

/** Characters of a value: more than the longest text. */
export const draftLimits = { drafts: 20, value: 6000, choices: 40 } as const

const textField = /^texts\.([a-z]{2})\.(title|description)$/

/** The language and the part of a text's field; undefined for any other field. */
export function textOfField(name: string) {
  const [, language = '', part] = textField.exec(name) ?? []
  return isLanguage(language) ? { language, part: part as keyof typeof textLimits } : undefined
}

export const isDraftField = (name: string): boolean => isFactName(name) || textOfField(name) !== undefined

/** `245.000`, `245,000` and `245 000` are 245000; `37,97` is 37.97. Undefined where it is no number. */
function numberIn(text: string, fact: Fact): number | undefined {
  const bare = text.replaceAll(/[\s\u00a0\u202f'’]/g, '')
  if (/^-?\d{1,3}(?:[.,]\d{3})+$/.test(bare) && fact.kind === 'whole')
    return Number(bare.replaceAll(/[.,]/g, ''))
  return /^-?\d+(?:[.,]\d+)?$/.test(bare) ? Number(bare.replace(',', '.')) : undefined
}

/** A typed value as a listing has it; what cannot be read stays as it was typed. Undefined is empty. */
export function typedValue(name: string, typed: DraftValue | null): DraftValue | undefined {
  if (typed === null || typed === '') return undefined
  if (typeof typed === 'object' && typed.every((one) => one === '')) return undefined
  if (!isFactName(name)) return typed
  const fact = factOf(name)
  if (fact.kind === 'choices' && typeof typed === 'string') return [typed]
  if (typeof typed !== 'string') return typed
  if (fact.kind === 'answer') return typed === 'yes' ? true : typed === 'no' ? false : typed
  if (fact.kind === 'whole' || fact.kind === 'decimal') return numberIn(typed, fact) ?? typed
  return typed
}

/** The fields with others in their place. */
export function withChanges(
  fields: DraftFields,
  changes: Readonly<Record<string, DraftValue | null>>,
): DraftFields {
  const kept = { ...fields }
  for (const [name, typed] of Object.entries(changes)) {
    const value = typedValue(name, typed)
    if (value === undefined) delete kept[name]
    else kept[name] = value
  }
  return kept
}

/** A draft as it is sent to be published, in the form of `readListing`. */
export function sentOfFields(fields: DraftFields): Readonly<Record<string, unknown>> {
  const texts: Record<string, Record<string, DraftValue>> = {}
  const facts: Record<string, DraftValue> = {}
  for (const [name, value] of Object.entries(fields)) {
    const text = textOfField(name)
    if (text) texts[text.language] = { ...texts[text.language], [text.part]: value }
    else facts[name] = value
  }
  return { ...facts, ...(Object.keys(texts).length > 0 && { texts }) }
}

const isSame = (one: DraftValue | undefined, other: DraftValue | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The names of fields in which two states of a draft differ. */
export const changedFields = (fields: DraftFields, base: DraftFields): readonly string[] =>
  [...new Set([...Object.keys(base), ...Object.keys(fields)])].filter(
    (name) => !isSame(fields[name], base[name]),
  )

/** The published state with what a draft changed: what was changed elsewhere in the meantime stays. */
export const onto = (now: DraftFields, fields: DraftFields, base: DraftFields): DraftFields =>
  withChanges(
    now,
    Object.fromEntries(changedFields(fields, base).map((name) => [name, fields[name] ?? null])),
  )
