/** What an ad can say of a home that was estimated: fields of a draft, by the names of the facts of a listing. */
import type { ValuationAsked } from './ValuationAsked.ts'

export type DraftStart = Readonly<Record<string, string | number | boolean>>

/** The fields of the draft. The price is left to the owner. */
export function draftOf(asked: ValuationAsked): DraftStart {
  const { contract, typology, surface, builtYear, floor, lift, condition, energyClass, pool } = asked
  const stated = { builtYear, floor, lift, condition, energyClass, pool }
  return {
    kind: 'ad',
    category: 'residential',
    contract,
    typology,
    surface,
    surfaceKind: 'gross',
    ...Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== null)),
  }
}
