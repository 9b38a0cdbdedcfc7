/** The home of an estimate as parameters of an address. */
import { surfaceParameter, valuationPath } from './valuationPaths.ts'

/** Parameters by field, in the order in which they are asked. */
export const valuationParameters = {
  contract: 'idContratto',
  place: 'localita',
  latitude: 'lat',
  longitude: 'lng',
  typology: 'idTipologia',
  surface: surfaceParameter,
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
