/** Addresses of estimates as every page knows them: `domain/valuation/valuationAddress.ts` has the rest. */
import { routePath } from '../routes.ts'

export const valuationPath = routePath('valuation')
export const valuationMethodPath = routePath('valuationMethod')

/** Where an owner keeps homes, and where one asks agencies about a home. */
export const myHomePath = routePath('myHome')
export const sellHomePath = routePath('sellHome')

/** The kept home that agencies are asked about. */
export const sellHomeParameter = 'casa'

export const sellHomeAddress = (id: number): string => `${sellHomePath}?${sellHomeParameter}=${id}`

/** The figures of the back-test as a file. */
export const backtestFilePath = `${valuationMethodPath}?format=csv`

/** Parameters by field, in the order in which they are asked. */
export const valuationParameters = {
  contract: 'idContratto',
  place: 'localita',
  latitude: 'lat',
  longitude: 'lng',
  typology: 'idTipologia',
  surface: 'superficie',
  builtYear: 'anno',
  floor: 'piano',
  lift: 'ascensore',
  condition: 'stato',
  energyClass: 'classeEnergetica',
  view: 'vista',
  parking: 'boxAuto',
  pool: 'piscina',
  dropped: 'senza',
} as const
export type ValuationField = keyof typeof valuationParameters
export const valuationFields = Object.keys(valuationParameters) as readonly ValuationField[]

/** Path and query in the default language, with fields as they were typed. */
export function valuationAddress(typed: Partial<Readonly<Record<ValuationField, string>>> = {}): string {
  const query = new URLSearchParams()
  for (const field of valuationFields) {
    const text = typed[field]
    if (text !== undefined && text !== '') query.set(valuationParameters[field], text)
  }
  return query.size === 0 ? valuationPath : `${valuationPath}?${query}`
}
