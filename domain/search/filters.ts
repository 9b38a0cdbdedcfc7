import type { MonthlyCost } from '../costs/monthlyCost.ts'
import type { Flags } from '../flags.ts'
import { mostArea, mostMoney } from '../listing/facts/limits.ts'
import {
  conditions,
  floorPositions,
  garages,
  gardens,
  heatings,
  ownerships,
  type TypologyName,
  typologies,
  views,
} from '../listing/vocabularies/building.ts'
import { countries } from '../listing/vocabularies/countries.ts'
import { courts } from '../listing/vocabularies/courts.ts'
import { certificateStates, energyBands } from '../listing/vocabularies/energy.ts'
import { buildingIdentities, regularisations } from '../listing/vocabularies/legal.ts'
import {
  advertiserTypes,
  auctionStatuses,
  type CategoryName,
  type ContractName,
  categories,
  contracts,
} from '../listing/vocabularies/market.ts'
import { seismicEras } from '../listing/vocabularies/seismic.ts'
import type { Circle, Polygon } from './areas.ts'
import {
  answer,
  choice,
  type ChoiceFilter,
  choices,
  type ChoicesFilter,
  type Filter,
  type GatingFlag,
  least,
  places,
  type Range,
  type RangeFilter,
  range,
  stated,
  stations,
} from './kinds/Filter.ts'

/**
 * Every search filter, declared once: its parameter, its column and its kind. The URL codec, the validator,
 * the engine, the form and the tests' oracle all read this table, so a new filter is one entry and its texts.
 */
export const filters = {
  contract: choice('idContratto', 'contract', contracts, { auction: 'auctions' }),
  category: choice('idCategoria', 'category', categories, { auction: 'auctions' }),
  typology: choices('idTipologia', 'typology', typologies),
  price: range('prezzoMinimo', 'prezzoMassimo', 'price', 'EUR', mostMoney),
  surface: range('superficieMinima', 'superficieMassima', 'surface', 'm²', mostArea),
  rooms: range('localiMinimo', 'localiMassimo', 'rooms', 'count', 100),
  bedrooms: range('camereDaLettoMinimo', 'camereDaLettoMassimo', 'bedrooms', 'count', 100),
  bathrooms: least('bagni', 'bathrooms', 8),
  condition: stated('stato', 'condition', conditions),
  floor: stated('fasciaPiano', 'floorPosition', floorPositions),
  heating: stated('riscaldamenti', 'heating', heatings),
  garden: stated('giardino', 'garden', gardens),
  garage: stated('boxAuto', 'garage', garages),
  energy: stated('classeEnergetica', 'energyBand', energyBands),
  ownership: choices('tipoProprieta', 'ownership', ownerships),
  balcony: answer('balconeOterrazzo', 'balcony'),
  lift: answer('ascensore', 'lift'),
  furnished: answer('arredato', 'furnished'),
  cellar: answer('cantina', 'cellar'),
  pool: answer('piscina', 'pool'),
  alarm: answer('sistemaAllarmeVigilanza', 'alarm'),
  pets: answer('animali', 'pets'),
  smokers: answer('fumatore', 'smokers'),
  students: { ...answer('perStudenti', 'students'), flag: 'availableToStudentsFilter' },
  virtualTour: answer('virtualTour', 'virtualTour'),
  incomeProperty: answer('aReddito', 'incomeProperty'),
  view: { ...choices('vista', 'views', views), isMask: true, flag: 'viewFilter' },
  // The specification knows none of these facts; the names follow their neighbours.
  netArea: range('superficieNettaMinima', 'superficieNettaMassima', 'netArea', 'm²', mostArea),
  monthlyCost: {
    kind: 'monthly',
    parameter: { most: 'costoMensileMassimo', rate: 'tasso', years: 'anni', share: 'quota' },
    most: mostMoney,
  },
  seismicEra: stated('normaAntisismica', 'seismicEra', seismicEras),
  certificate: stated('certificatoEnergetico', 'certificate', certificateStates),
  buildingIdentity: stated('identitaEdificio', 'buildingIdentity', buildingIdentities),
  regularisation: stated('regolarizzazione', 'regularisation', regularisations),
  stepFree: answer('senzaScalini', 'stepFree'),
  // The specification distinguishes advertisers without naming the parameter; the name follows its neighbours.
  advertiser: choices('inserzionista', 'advertiser', advertiserTypes),
  // The specification lists an agency's ads without a parameter for them; the name follows its neighbours.
  agency: { kind: 'publisher', parameter: 'idAgenzia', column: 'publisher' },
  // The specification gives auctions a status and a court, without naming parameters for them.
  auctionStatus: { ...choices('statoAsta', 'auctionStatus', auctionStatuses), flag: 'auctions' },
  court: { ...choices('tribunale', 'court', courts), flag: 'auctions' },
  country: { ...choices('idNazione', 'country', countries), flag: 'internationalSearch' },
  excludeAuctions: {
    kind: 'exclude',
    parameter: 'noAste',
    column: 'contract',
    id: contracts.idOf('auction'),
  },
  region: places('idRegione', 'region', 'region'),
  province: places('idProvincia', 'province', 'province'),
  municipality: places('idComune', 'municipality', 'city'),
  // Greek cities are divided once: the specification's zones and quarters are one level here.
  zone: { ...places('idMZona', 'zone', 'cityZone'), alias: 'idQuartiere' },
  // The specification has no parameter for islands; the name follows its neighbours.
  island: places('idIsola', 'island', 'island'),
  macroarea: places('idMacroarea', 'macroarea', 'macroarea'),
  touristicArea: places('idAreaTuristica', 'touristicArea', 'touristicArea'),
  metroLine: stations('fkMetro', 'metroLine'),
  metroStation: stations('fkMetroStation', 'metro'),
  polygon: { kind: 'polygons', parameter: 'vrt' },
  // The specification has no areas to leave out; the name follows its neighbour.
  excludedArea: { kind: 'polygons', parameter: 'vrtEsclusi', isExcluded: true },
  circle: { kind: 'circle', parameter: { centre: 'centro', radius: 'raggio' } },
  keyword: { kind: 'keyword', parameter: 'keyword', flag: 'keywordSearchFilter' },
} as const satisfies Record<string, Filter>

export type FilterName = keyof typeof filters

type CriterionOf<F> = F extends { kind: 'range' }
  ? Range
  : F extends { kind: 'least' | 'publisher' }
    ? number
    : F extends ChoiceFilter<infer Name> & { kind: 'choice' }
      ? Name
      : F extends ChoicesFilter<infer Name> & { kind: 'choices' }
        ? readonly Name[]
        : F extends { kind: 'exclude' }
          ? true
          : F extends { kind: 'places' | 'stations' }
            ? readonly number[]
            : F extends { kind: 'polygons' }
              ? readonly Polygon[]
              : F extends { kind: 'monthly' }
                ? MonthlyCost
                : F extends { kind: 'circle' }
                  ? Circle
                  : F extends { kind: 'keyword' }
                    ? string
                    : never

/** The criteria of a search: a value for each filter that is set. */
export type Criteria = { readonly [Name in FilterName]?: CriterionOf<(typeof filters)[Name]> }

/** The filters of a kind. */
export type FilterNameOf<Kind extends Filter['kind']> = {
  [Name in FilterName]: (typeof filters)[Name]['kind'] extends Kind ? Name : never
}[FilterName]

export const filterNames = Object.keys(filters) as FilterName[]

/** The filters of a kind, in the table's order. */
export const filterNamesOf = <Kind extends Filter['kind']>(kind: Kind): readonly FilterNameOf<Kind>[] =>
  filterNames.filter((name): name is FilterNameOf<Kind> => filters[name].kind === kind)

/** The parameter names of a filter, the canonical ones first. */
export function parametersOf(filter: Filter): readonly string[] {
  if (filter.kind === 'range') return [filter.parameter.min, filter.parameter.max]
  if (filter.kind === 'monthly') return Object.values(filter.parameter)
  if (filter.kind === 'circle') return [filter.parameter.centre, filter.parameter.radius]
  if (filter.kind === 'places' && filter.alias) return [filter.parameter, filter.alias]
  return [filter.parameter]
}

type StringsIn<Parameter> = Parameter extends string
  ? Parameter
  : Parameter extends object
    ? Parameter[keyof Parameter] & string
    : never
type ParameterNameOf<F> =
  | (F extends { readonly parameter: infer Parameter } ? StringsIn<Parameter> : never)
  | (F extends { readonly alias: infer Alias extends string } ? Alias : never)

/** Any parameter name of a filter. */
export type ParameterName = ParameterNameOf<(typeof filters)[FilterName]>

/** The parameters of all filters, in the table's order. */
export const parameterNames = filterNames.flatMap((name) =>
  parametersOf(filters[name]),
) as readonly ParameterName[]

type GatingFlags = Pick<Flags, GatingFlag>

/** Whether a filter exists: some only while a feature is on. */
export const isServed = ({ flag }: Filter, flags: GatingFlags): boolean => flag === undefined || flags[flag]

/** Whether a value of a filter is available: some exist only while a feature is on. */
export function isOffered(filter: Filter, value: string, flags: GatingFlags): boolean {
  const flag = filter.kind === 'choice' ? filter.behind?.[value] : undefined
  return flag === undefined || flags[flag]
}

/** With the bedroom search flag on, the rooms filter looks at bedrooms (specification section 3). */
export const columnOf = (name: FilterNameOf<'range'>, bedroomSearch: boolean): string =>
  name === 'rooms' && bedroomSearch ? filters.bedrooms.column : filters[name].column

export type { CategoryName, ContractName, Filter, GatingFlags, Range, RangeFilter, TypologyName }
