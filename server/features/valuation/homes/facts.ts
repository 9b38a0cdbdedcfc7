/** Facts of a kept home: the parameters of the page of its estimate, always written alike. */
import { conditions, typologies } from '#domain/listing/vocabularies/building.ts'
import { energyClasses } from '#domain/listing/vocabularies/energy.ts'
import { contracts } from '#domain/listing/vocabularies/market.ts'
import type { Language } from '#domain/locale.ts'
import { readValuation } from '#domain/valuation/valuationAddress.ts'
import { valuationAddress } from '#domain/valuation/valuationParameters.ts'
import type { ValuationAsked } from '#domain/valuation/ValuationAsked.ts'

const answer = (value: boolean | null): string => (value === null ? '' : value ? '1' : '0')
const number = (value: number | null): string => (value === null ? '' : String(value))

/** The home that parameters say; undefined where they say none. */
export const askedOf = (facts: string, language: Language, year: number): ValuationAsked | undefined =>
  readValuation(new URLSearchParams(facts), language, year).asked

/** Path and query of the page of its estimate. Nothing is left out of what is compared. */
export const addressOf = (asked: ValuationAsked): string =>
  valuationAddress({
    contract: String(contracts.idOf(asked.contract)),
    place: asked.place,
    latitude: number(asked.latitude),
    longitude: number(asked.longitude),
    typology: String(typologies.idOf(asked.typology)),
    surface: String(asked.surface),
    builtYear: number(asked.builtYear),
    floor: number(asked.floor),
    lift: answer(asked.lift),
    condition: asked.condition === null ? '' : String(conditions.idOf(asked.condition)),
    energyClass: asked.energyClass === null ? '' : String(energyClasses.idOf(asked.energyClass)),
    view: asked.view ?? '',
    parking: answer(asked.parking),
    pool: answer(asked.pool),
  })

/** The parameters of an address. */
export const factsOf = (address: string): string => address.slice(address.indexOf('?') + 1)
