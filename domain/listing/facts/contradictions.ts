/** Facts that cannot be true together, and facts that do not belong to a contract or a category. */
import { typologiesOf } from '../../search/filtersOfCategory.ts'
import { factNames, factOf, type FactName, type ListingFacts } from './factTable.ts'
import type { ListingProblem, ListingProblemName } from './problems.ts'

interface Contradiction {
  readonly field: FactName
  readonly name: ListingProblemName
  readonly isSo: (facts: ListingFacts) => boolean
}

const isAbove = (one: number | string | null, other: number | string | null): boolean =>
  one !== null && other !== null && one > other

/** A permit may follow a building by some years, where it was regularised; not by decades. */
const PERMIT_YEARS = 10

/** How long an energy certificate is valid, years. */
const CERTIFICATE_YEARS = 10

const yearsAfter = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`

/** The area that `surface` is said to be, where it is stated too. */
const statedArea = ({ surfaceKind, netArea, grossArea }: ListingFacts): number | null =>
  surfaceKind === 'net' ? netArea : surfaceKind === 'gross' ? grossArea : null

export const contradictions: readonly Contradiction[] = [
  { field: 'netArea', name: 'netAboveGross', isSo: ({ netArea, grossArea }) => isAbove(netArea, grossArea) },
  {
    field: 'surface',
    name: 'areaNotAsStated',
    isSo: (facts) => {
      const area = statedArea(facts)
      return area !== null && facts.surface !== null && area !== facts.surface
    },
  },
  {
    field: 'floor',
    name: 'floorAboveTop',
    // The room on the roof is above the last storey.
    isSo: ({ floor, floorsTotal }) => floor !== 990 && isAbove(floor, floorsTotal && floorsTotal * 10 + 9),
  },
  { field: 'bedrooms', name: 'bedroomsAboveRooms', isSo: ({ bedrooms, rooms }) => isAbove(bedrooms, rooms) },
  {
    field: 'permitYear',
    name: 'permitAfterCompletion',
    isSo: ({ permitYear, builtYear }) => isAbove(permitYear, builtYear && builtYear + PERMIT_YEARS),
  },
  {
    field: 'renovatedYear',
    name: 'renovatedBeforeBuilt',
    isSo: ({ renovatedYear, builtYear }) => isAbove(builtYear, renovatedYear),
  },
  {
    field: 'certificateValidTo',
    name: 'certificateOrder',
    isSo: ({ certificateIssued, certificateValidTo }) => isAbove(certificateIssued, certificateValidTo),
  },
  {
    field: 'certificateValidTo',
    name: 'certificateTooLong',
    isSo: ({ certificateIssued, certificateValidTo }) =>
      isAbove(certificateValidTo, certificateIssued && yearsAfter(certificateIssued, CERTIFICATE_YEARS)),
  },
  {
    field: 'energyClass',
    name: 'classNotRequired',
    isSo: ({ energyClass, energyState }) =>
      energyClass !== null && (energyState === 'notRequired' || energyState === 'underIssue'),
  },
  {
    field: 'sharePercent',
    name: 'shareNotOffered',
    isSo: ({ sharePercent, undividedShare }) => sharePercent !== null && undividedShare !== true,
  },
  {
    field: 'parkingRight',
    name: 'parkingIsCommon',
    isSo: ({ parkingKind, parkingRight }) => parkingKind === 'pilotis' && parkingRight === 'owned',
  },
  {
    field: 'occupiedUntil',
    name: 'notOccupied',
    isSo: ({ occupiedUntil, availability }) => occupiedUntil !== null && availability === 'free',
  },
  {
    field: 'mandateUntil',
    name: 'noMandate',
    isSo: ({ mandateUntil, mandate }) => mandateUntil !== null && mandate === null,
  },
  {
    field: 'liftWidth',
    name: 'noLift',
    isSo: ({ liftWidth, lift }) => liftWidth !== null && lift === false,
  },
  {
    field: 'stepsToLift',
    name: 'noLift',
    isSo: ({ stepsToLift, lift }) => stepsToLift !== null && lift === false,
  },
  {
    field: 'kind',
    name: 'auctionAlone',
    isSo: ({ kind, contract }) => (kind === 'auction') !== (contract === 'auction'),
  },
  {
    field: 'typology',
    name: 'typologyOfCategory',
    isSo: ({ typology, category }) => {
      const among = category === null ? [] : typologiesOf(category)
      return typology !== null && among.length > 0 && !among.includes(typology)
    },
  },
]

/** The facts that are stated and do not apply. */
function misplaced(facts: ListingFacts): readonly (readonly [FactName, ListingProblem])[] {
  return factNames.flatMap((field): readonly (readonly [FactName, ListingProblem])[] => {
    const { categories, contracts } = factOf(field)
    if (facts[field] === null) return []
    if (facts.contract !== null && contracts?.includes(facts.contract) === false)
      return [[field, { name: 'notOfContract' }]]
    if (facts.category !== null && categories?.includes(facts.category) === false)
      return [[field, { name: 'notOfCategory' }]]
    return []
  })
}

/** What cannot be true, by field. */
export const contradicting = (facts: ListingFacts): Readonly<Partial<Record<FactName, ListingProblem>>> =>
  Object.fromEntries([
    ...contradictions.filter(({ isSo }) => isSo(facts)).map(({ field, name }) => [field, { name }] as const),
    ...misplaced(facts),
  ]) as Partial<Record<FactName, ListingProblem>>
