/** The loan calculator: its figures are the parameters of its address, as they were typed. */
import type { Language } from '../locale.ts'
import { readQuantity } from '../numbers/readQuantity.ts'
import { routePath } from '../routes.ts'
import type { MortgageAsked } from './mortgage.ts'

export const mortgagePath = routePath('mortgage')

/** Fields with their parameter and limits; `percent` has fractions. */
export const mortgageFields = {
  price: { parameter: 'prezzo', least: 1000, most: 100_000_000, kind: 'money' },
  own: { parameter: 'anticipo', least: 0, most: 100_000_000, kind: 'money' },
  rate: { parameter: 'tasso', least: 0, most: 20, kind: 'percent' },
  years: { parameter: 'anni', least: 1, most: 40, kind: 'count' },
  fixedYears: { parameter: 'anniFissi', least: 0, most: 40, kind: 'count' },
  income: { parameter: 'reddito', least: 0, most: 10_000_000, kind: 'money', isOptional: true },
  otherLoans: { parameter: 'rate', least: 0, most: 10_000_000, kind: 'money', isOptional: true },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly parameter: string
      readonly least: number
      readonly most: number
      readonly kind: 'money' | 'percent' | 'count'
      readonly isOptional?: true
    }
  >
>
export type MortgageField = keyof typeof mortgageFields
export const mortgageFieldNames = Object.keys(mortgageFields) as readonly MortgageField[]

export const firstHomeParameter = 'primaCasa'

/** Longer texts are no number. */
export const mortgageFieldMax = 40

/** Why a field cannot be used: no number within its limits, or one that does not fit another field. */
export type MortgageProblem = 'number' | 'own' | 'fixed'

export interface MortgageRead {
  /** As typed, by field. */
  readonly typed: Readonly<Record<MortgageField, string>>
  readonly isFirstHome: boolean
  /** None while nothing was asked. */
  readonly problems: Readonly<Partial<Record<MortgageField, MortgageProblem>>>
  /** Undefined where nothing was asked, or there are problems. */
  readonly asked: MortgageAsked | undefined
}

function percentOf(typed: string): number | undefined {
  const digits = /^(\d{1,3}(?:[.,]\d{1,4})?)\s*%?$/.exec(typed)?.[1]
  return digits === undefined ? undefined : Number(digits.replace(',', '.'))
}

/** The number of a field within its limits; undefined for any other text. */
function numberOf(field: MortgageField, typed: string, language: Language): number | undefined {
  const { kind, least, most } = mortgageFields[field]
  const read = kind === 'percent' ? percentOf(typed) : readQuantity(typed, kind, language)
  return typeof read === 'number' && read >= least && read <= most ? read : undefined
}

/** Reads the parameters of the calculator. A price alone, as of a listing's link, only fills its field. */
export function readMortgage(parameters: URLSearchParams, language: Language): MortgageRead {
  const typed = Object.fromEntries(
    mortgageFieldNames.map((field) => [
      field,
      (parameters.get(mortgageFields[field].parameter) ?? '').trim().slice(0, mortgageFieldMax),
    ]),
  ) as Record<MortgageField, string>
  const isFirstHome = parameters.get(firstHomeParameter) === '1'
  const isAsked = mortgageFieldNames.some(
    (field) => field !== 'price' && parameters.has(mortgageFields[field].parameter),
  )
  if (!isAsked) return { typed, isFirstHome, problems: {}, asked: undefined }
  const problems: Partial<Record<MortgageField, MortgageProblem>> = {}
  const numbers: Partial<Record<MortgageField, number>> = {}
  for (const field of mortgageFieldNames) {
    if (typed[field] === '' && 'isOptional' in mortgageFields[field]) continue
    const number = numberOf(field, typed[field], language)
    if (number === undefined) problems[field] = 'number'
    else numbers[field] = number
  }
  const { price, own, rate, years, fixedYears, income, otherLoans = 0 } = numbers
  if (own !== undefined && price !== undefined && own >= price) problems.own = 'own'
  if (fixedYears !== undefined && years !== undefined && fixedYears > years) problems.fixedYears = 'fixed'
  const isWhole =
    price !== undefined &&
    own !== undefined &&
    rate !== undefined &&
    years !== undefined &&
    fixedYears !== undefined &&
    Object.keys(problems).length === 0
  return {
    typed,
    isFirstHome,
    problems,
    asked: isWhole
      ? { price, own, rate: rate / 100, years, fixedYears, income, otherLoans, isFirstHome }
      : undefined,
  }
}

/** Path and query in the default language, with fields as they were typed. */
export function mortgageAddress(
  typed: Partial<Readonly<Record<MortgageField, string>>>,
  isFirstHome = false,
): string {
  const query = new URLSearchParams()
  for (const field of mortgageFieldNames) {
    const text = typed[field]
    if (text !== undefined) query.set(mortgageFields[field].parameter, text)
  }
  if (isFirstHome) query.set(firstHomeParameter, '1')
  return query.size === 0 ? mortgagePath : `${mortgagePath}?${query}`
}
