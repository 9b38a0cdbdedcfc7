import type { FlagName, Flags } from '../flags.ts'
import type { GeographyLevel } from '../geography/levels.ts'
import { mostArea, mostMoney } from '../listing/facts/limits.ts'
import { answers, orNotStated } from '../listing/vocabularies/answers.ts'
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
import type { Vocabulary } from '../vocabulary.ts'
import type { Circle, Polygon } from './areas.ts'

/** Features that filters or values of filters wait for. */
type GatingFlag = Extract<
  FlagName,
  'auctions' | 'internationalSearch' | 'keywordSearchFilter' | 'viewFilter' | 'availableToStudentsFilter'
>

/** A number between two bounds, either of which may be open. Both are inclusive. */
export interface Range {
  readonly min?: number
  readonly max?: number
}

interface Gated {
  /** The filter exists only while a feature is on. */
  readonly flag?: GatingFlag
}

export interface RangeFilter extends Gated {
  readonly kind: 'range'
  /** The specification's parameter names. */
  readonly wire: { readonly min: string; readonly max: string }
  readonly column: string
  readonly unit: 'EUR' | 'm²' | 'count'
  /** Larger values are refused: no home has them, and an int32 column holds them. */
  readonly most: number
}

/** So many or more. */
interface LeastFilter extends Gated {
  readonly kind: 'least'
  readonly wire: string
  readonly column: string
  readonly most: number
}

/** One value of a vocabulary. */
interface ChoiceFilter<Name extends string> extends Gated {
  readonly kind: 'choice'
  readonly wire: string
  readonly column: string
  readonly vocabulary: Vocabulary<Name>
  /** Values that exist only while a feature is on. */
  readonly behind?: { readonly [Value in Name]?: GatingFlag }
}

/** Any of several values. `isMask`: a home may have several at once, and the column holds a bit for each. */
interface ChoicesFilter<Name extends string> extends Gated {
  readonly kind: 'choices'
  readonly wire: string
  readonly column: string
  readonly vocabulary: Vocabulary<Name>
  readonly isMask?: true
}

/** Leaves out what has one value of a column, when the parameter is '1'. */
interface ExcludeFilter extends Gated {
  readonly kind: 'exclude'
  readonly wire: string
  readonly column: string
  readonly id: number
}

/** Any of several places of a level. */
interface PlacesFilter extends Gated {
  readonly kind: 'places'
  readonly wire: string
  readonly column: string
  readonly level: GeographyLevel
  /** Another name of the specification for the same level. */
  readonly alias?: string
}

/** Within walking distance of any of several stations, or of any station of several lines. */
interface StationsFilter extends Gated {
  readonly kind: 'stations'
  readonly wire: string
  readonly level: 'metroLine' | 'metro'
}

/**
 * Inside any of several polygons. `isExcluded`: inside none of them.
 * A listing without a shown point is in no area: areas do not find it, and excluded areas do not exclude it,
 * since that would be a guess about what its owner hides.
 */
interface PolygonsFilter extends Gated {
  readonly kind: 'polygons'
  readonly wire: string
  readonly isExcluded?: true
}

/** Not farther from a point than a radius in metres. */
interface CircleFilter extends Gated {
  readonly kind: 'circle'
  readonly wire: { readonly centre: string; readonly radius: string }
}

/** Words that the ad's texts must or must not hold. */
interface KeywordFilter extends Gated {
  readonly kind: 'keyword'
  readonly wire: string
}

export type Filter =
  | RangeFilter
  | LeastFilter
  | ChoiceFilter<string>
  | ChoicesFilter<string>
  | ExcludeFilter
  | PlacesFilter
  | StationsFilter
  | PolygonsFilter
  | CircleFilter
  | KeywordFilter

const choice = <Wire extends string, Name extends string>(
  wire: Wire,
  column: string,
  vocabulary: Vocabulary<Name>,
  behind: { readonly [Value in Name]?: GatingFlag } = {},
) => ({ kind: 'choice', wire, column, vocabulary, behind }) as const satisfies ChoiceFilter<Name>
const choices = <Wire extends string, Name extends string>(
  wire: Wire,
  column: string,
  vocabulary: Vocabulary<Name>,
) => ({ kind: 'choices', wire, column, vocabulary }) as const satisfies ChoicesFilter<Name>
/** Choices of which "the ad does not say" is one. */
const stated = <Wire extends string, Name extends string>(
  wire: Wire,
  column: string,
  vocabulary: Vocabulary<Name>,
) => choices(wire, column, orNotStated(vocabulary))
/** A yes-or-no fact; an ad that does not say is neither. */
const answer = <Wire extends string>(wire: Wire, column: string) => choices(wire, column, answers)
const places = <Wire extends string>(wire: Wire, column: string, level: GeographyLevel) =>
  ({ kind: 'places', wire, column, level }) as const satisfies PlacesFilter
const stations = <Wire extends string>(wire: Wire, level: StationsFilter['level']) =>
  ({ kind: 'stations', wire, level }) as const satisfies StationsFilter
const range = <Min extends string, Max extends string>(
  min: Min,
  max: Max,
  column: string,
  unit: RangeFilter['unit'],
  most: number,
) => ({ kind: 'range', wire: { min, max }, column, unit, most }) as const satisfies RangeFilter
const least = <Wire extends string>(wire: Wire, column: string, most: number) =>
  ({ kind: 'least', wire, column, most }) as const satisfies LeastFilter

/**
 * Every search filter, declared once: its wire name, its column and its kind. The URL codec, the validator,
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
  seismicEra: stated('normaAntisismica', 'seismicEra', seismicEras),
  certificate: stated('certificatoEnergetico', 'certificate', certificateStates),
  buildingIdentity: stated('identitaEdificio', 'buildingIdentity', buildingIdentities),
  regularisation: stated('regolarizzazione', 'regularisation', regularisations),
  stepFree: answer('senzaScalini', 'stepFree'),
  // The specification distinguishes advertisers without naming the parameter; the name follows its neighbours.
  advertiser: choices('inserzionista', 'advertiser', advertiserTypes),
  // The specification gives auctions a status and a court, without naming parameters for them.
  auctionStatus: { ...choices('statoAsta', 'auctionStatus', auctionStatuses), flag: 'auctions' },
  court: { ...choices('tribunale', 'court', courts), flag: 'auctions' },
  country: { ...choices('idNazione', 'country', countries), flag: 'internationalSearch' },
  excludeAuctions: { kind: 'exclude', wire: 'noAste', column: 'contract', id: contracts.idOf('auction') },
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
  polygon: { kind: 'polygons', wire: 'vrt' },
  // The specification has no areas to leave out; the name follows its neighbour.
  excludedArea: { kind: 'polygons', wire: 'vrtEsclusi', isExcluded: true },
  circle: { kind: 'circle', wire: { centre: 'centro', radius: 'raggio' } },
  keyword: { kind: 'keyword', wire: 'keyword', flag: 'keywordSearchFilter' },
} as const satisfies Record<string, Filter>

export type FilterName = keyof typeof filters

type CriterionOf<F> = F extends { kind: 'range' }
  ? Range
  : F extends { kind: 'least' }
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
export function wiresOf(filter: Filter): readonly string[] {
  if (filter.kind === 'range') return [filter.wire.min, filter.wire.max]
  if (filter.kind === 'circle') return [filter.wire.centre, filter.wire.radius]
  if (filter.kind === 'places' && filter.alias) return [filter.wire, filter.alias]
  return [filter.wire]
}

type StringsIn<Wire> = Wire extends string ? Wire : Wire extends object ? Wire[keyof Wire] & string : never
type WireNameOf<F> =
  | (F extends { readonly wire: infer Wire } ? StringsIn<Wire> : never)
  | (F extends { readonly alias: infer Alias extends string } ? Alias : never)

/** Any parameter name of a filter. */
export type WireName = WireNameOf<(typeof filters)[FilterName]>

/** All wire names, in the table's order. */
export const wireNames = filterNames.flatMap((name) => wiresOf(filters[name])) as readonly WireName[]

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

export type { CategoryName, ContractName, GatingFlags, TypologyName }
