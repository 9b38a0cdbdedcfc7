import type { ConditionName } from '#domain/listing/vocabularies/building.ts'
import type { EnergyClassName } from '#domain/listing/vocabularies/energy.ts'
import { energyClasses } from '#domain/listing/vocabularies/energy.ts'
import { namedFloors, storey } from '#domain/listing/vocabularies/floor.ts'
import type { ContractName, KindName } from '#domain/listing/vocabularies/market.ts'
import type { Random } from '#demo/random.ts'
import type { Home, Site } from './Home.ts'
import { type KindOfHome, kindsOfHome } from './kindsOfHome.ts'
import { amenitiesOf, heatingOf, parkingOf, viewsOf } from './equipment.ts'
import { priceOf } from './priceOf.ts'
import { weighted } from './sites.ts'

const kindIn = {
  city: weighted(kindsOfHome, ({ weight }) => weight.city),
  elsewhere: weighted(kindsOfHome, ({ weight }) => weight.elsewhere),
} as const

/** A home whose facts agree with each other and with its place. `year` is the present one. */
export function makeHome(site: Site, year: number, random: Random): Home {
  const kind = kindIn[(site.municipality.population ?? 0) > 80_000 ? 'city' : 'elsewhere'](random)
  const contract = contractOf(kind, random)
  const age = ageOf(kind, site, year, random)
  const size = sizeOf(kind, random)
  const position = floorOf(kind, random)
  const energy = kind.shape === 'land' || kind.shape === 'parking' ? noEnergy : energyOf(age, random)
  const facts = {
    site,
    contract,
    kind: advertisedAs(kind, contract, random),
    category: kind.category,
    typology: kind.typology,
    ...size,
    ...age,
    ...position,
    ...energy,
    ...heatingOf(kind, age.builtYear, random),
    ...parkingOf(kind, age.builtYear, random),
    views: viewsOf(kind, site, position.floor, random),
    amenities: amenitiesOf(kind, { ...position, ...age, contract, style: site.style }, random),
    garden:
      kind.shape === 'house' && random.chance(0.75)
        ? 'private'
        : kind.shape === 'flat' && random.chance(0.08)
          ? 'shared'
          : null,
    availability: random.chance(contract === 'sale' ? 0.14 : 0.05) ? 'occupied' : 'free',
    bareOwnership: contract === 'sale' && random.chance(0.01),
    undividedShare: contract === 'sale' && random.chance(0.015),
  } as const
  return { ...facts, price: priceOf(facts, kind, random) }
}

function contractOf(kind: KindOfHome, random: Random): ContractName {
  if (random.chance(kind.rented)) return 'rent'
  return kind.category === 'residential' && random.chance(0.015) ? 'auction' : 'sale'
}

function advertisedAs(kind: KindOfHome, contract: ContractName, random: Random): KindName {
  if (contract === 'auction') return 'auction'
  if (kind.category === 'coworking') return 'coworking'
  if (kind.category === 'newConstructions' && random.chance(0.6)) return 'project'
  return kind.category === 'palaces' && random.chance(0.2) ? 'estate' : 'ad'
}

/** Years come in the waves in which Greece was built: few before 1960, most from 1960 to 1985, a second peak to 2010. */
function ageOf(kind: KindOfHome, site: Site, year: number, random: Random) {
  if (kind.shape === 'land')
    return { builtYear: null, permitYear: null, renovatedYear: null, condition: null }
  const builtYear =
    kind.category === 'newConstructions'
      ? random.int(year, year + 2)
      : random.chance(0.07)
        ? random.int(site.style === 'athens' ? 1925 : 1860, 1958)
        : random.chance(0.5)
          ? random.int(1959, 1985)
          : random.chance(0.72)
            ? random.int(1986, 2010)
            : random.int(2011, year - 1)
  const permitYear = builtYear - random.int(1, 4)
  const renovatedYear =
    year - builtYear > 18 && random.chance(0.42)
      ? random.int(Math.max(builtYear + 12, year - 20), year)
      : null
  return {
    builtYear,
    permitYear,
    renovatedYear,
    condition: conditionOf(builtYear, renovatedYear, year, random),
  }
}

function conditionOf(built: number, renovated: number | null, year: number, random: Random): ConditionName {
  if (built >= year - 1) return 'newOrUnderConstruction'
  if (renovated !== null && renovated >= year - 4) return random.chance(0.6) ? 'renovated' : 'excellent'
  if (renovated !== null) return random.chance(0.5) ? 'renovated' : 'good'
  if (year - built < 15) return random.chance(0.6) ? 'excellent' : 'good'
  return random.chance(0.3) ? 'toRenovate' : 'good'
}

/** Areas scatter around the usual one, more often below it; large ones are rounded as people round them. */
function sizeOf(kind: KindOfHome, random: Random) {
  const [least, usual, most] = kind.surface
  const up = random.chance(0.45)
  const skew = random.next() ** 2
  const exact = up ? usual + (most - usual) * skew : usual - (usual - least) * skew
  const surface =
    Math.round(exact < 300 ? exact : exact < 3000 ? exact / 5 : exact / 50) *
    (exact < 300 ? 1 : exact < 3000 ? 5 : 50)
  if (kind.shape === 'land')
    return {
      surface,
      surfaceKind: 'gross',
      plot: surface,
      rooms: null,
      bedrooms: null,
      bathrooms: null,
    } as const
  if (kind.shape === 'parking' || kind.shape === 'business')
    return {
      surface,
      surfaceKind: 'gross',
      plot: null,
      rooms: random.chance(0.5) ? Math.min(12, 1 + Math.round(surface / 45)) : null,
      bedrooms: null,
      bathrooms: kind.shape === 'business' && random.chance(0.7) ? 1 + Math.floor(surface / 250) : null,
    } as const
  const bedrooms =
    kind.typology === 'studio'
      ? 0
      : kind.shape === 'room'
        ? 1
        : Math.max(1, Math.min(8, Math.round((surface - 18) / 32 + random.between(-0.4, 0.4))))
  const plot =
    kind.shape === 'house' && kind.typology !== 'maisonette'
      ? Math.round((surface * random.between(1.2, 9)) / 10) * 10
      : null
  return {
    surface,
    surfaceKind: random.chance(0.55) ? 'gross' : random.chance(0.8) ? 'net' : 'withBalconies',
    plot,
    rooms: bedrooms + 1 + (surface > 120 ? 1 : 0),
    bedrooms,
    bathrooms: Math.max(1, Math.min(6, Math.round(bedrooms / 2 + random.between(-0.2, 0.5)))),
  } as const
}

function floorOf(kind: KindOfHome, random: Random) {
  if (kind.shape === 'land' || kind.shape === 'house')
    return { floor: null, floorsTotal: kind.shape === 'house' ? random.int(1, 3) : null }
  const floorsTotal = random.int(2, 7)
  if (kind.typology === 'attic')
    return { floor: random.chance(0.3) ? namedFloors.roofRoom : storey(floorsTotal), floorsTotal }
  if (
    kind.typology === 'shop' ||
    kind.typology === 'warehouse' ||
    kind.typology === 'shed' ||
    kind.shape === 'parking'
  )
    return { floor: random.chance(0.2) ? namedFloors.basement : namedFloors.ground, floorsTotal }
  if (random.chance(0.2))
    return {
      floor: random.pick([
        namedFloors.basement,
        namedFloors.semiBasement,
        namedFloors.ground,
        namedFloors.ground,
        namedFloors.raisedGround,
        namedFloors.mezzanine,
      ]),
      floorsTotal,
    }
  return { floor: storey(random.int(1, floorsTotal)), floorsTotal }
}

const noEnergy = { energyClass: null, energyState: 'notRequired' } as const

/** Newer and renovated buildings reach better classes; a few certificates are still being issued. */
function energyOf(
  { builtYear, renovatedYear }: { readonly builtYear: number | null; readonly renovatedYear: number | null },
  random: Random,
) {
  if (random.chance(0.06)) return { energyClass: null, energyState: 'underIssue' } as const
  const effective = Math.max(builtYear ?? 1970, (renovatedYear ?? 0) - 12)
  const middle =
    effective >= 2020 ? 1.2 : effective >= 2011 ? 3 : effective >= 1990 ? 5.3 : effective >= 1980 ? 6.5 : 7.6
  const id = Math.max(1, Math.min(9, Math.round(middle + random.between(-1.4, 1.4))))
  return { energyClass: energyClasses.nameOf(id) as EnergyClassName, energyState: 'certified' } as const
}
