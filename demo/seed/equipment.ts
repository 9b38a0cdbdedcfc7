import type { ViewName } from '#domain/listing/vocabularies/building.ts'
import { namedFloors, storey } from '#domain/listing/vocabularies/floor.ts'
import type { HeatingMediumName } from '#domain/listing/vocabularies/heating.ts'
import type { ContractName } from '#domain/listing/vocabularies/market.ts'
import type { Amenity } from '#domain/listing/vocabularies/amenities.ts'
import type { Random } from '#demo/random.ts'
import type { Home, Site } from './Home.ts'
import type { KindOfHome } from './kindsOfHome.ts'
import type { RegionStyle } from '#demo/media/facts.ts'

/** Central oil in the blocks of the sixties and seventies, metered gas later, heat pumps now. */
export function heatingOf(
  kind: KindOfHome,
  builtYear: number | null,
  random: Random,
): Pick<Home, 'heatingSystem' | 'heatingMedium'> {
  if (kind.shape === 'land' || kind.shape === 'parking' || builtYear === null)
    return { heatingSystem: null, heatingMedium: null }
  if (random.chance(0.08)) return { heatingSystem: 'none', heatingMedium: null }
  if (kind.shape === 'business') return { heatingSystem: 'individual', heatingMedium: 'airConditioning' }
  const media: readonly HeatingMediumName[] =
    builtYear >= 2015
      ? ['heatPump', 'heatPump', 'naturalGas', 'underfloor']
      : builtYear >= 1990
        ? ['naturalGas', 'oil', 'airConditioning', 'pellet']
        : ['oil', 'oil', 'naturalGas', 'airConditioning', 'wood']
  const heatingSystem =
    kind.shape === 'house' ? 'individual' : builtYear < 1990 && random.chance(0.6) ? 'central' : 'autonomous'
  return { heatingSystem, heatingMedium: random.pick(media) }
}

/** Pilotis appear in the seventies; a place there is only ever used exclusively, never owned apart. */
export function parkingOf(
  kind: KindOfHome,
  builtYear: number | null,
  random: Random,
): Pick<Home, 'parkingKind' | 'parkingRight'> {
  if (kind.shape === 'parking')
    return { parkingKind: random.pick(['box', 'underground', 'doubleBox'] as const), parkingRight: 'owned' }
  if (
    kind.shape === 'land' ||
    kind.shape === 'room' ||
    !random.chance(builtYear !== null && builtYear > 1985 ? 0.55 : 0.2)
  )
    return { parkingKind: null, parkingRight: null }
  const parkingKind =
    kind.shape === 'house'
      ? random.pick(['open', 'box', 'open'] as const)
      : random.pick(['pilotis', 'underground', 'open', 'pilotis'] as const)
  return { parkingKind, parkingRight: parkingKind === 'pilotis' ? 'exclusiveUse' : 'owned' }
}

/** The sea is seen near the sea, more often from higher floors. */
export function viewsOf(
  kind: KindOfHome,
  site: Site,
  floor: number | null,
  random: Random,
): readonly ViewName[] {
  if (kind.shape === 'parking') return []
  const height = floor === null ? 0.5 : floor >= storey(3) ? 1.4 : floor <= namedFloors.mezzanine ? 0.3 : 0.8
  const views: ViewName[] = []
  if (random.chance(site.nearSea * height)) views.push('sea')
  if (!site.municipality.coastal && random.chance(0.15 * height)) views.push('mountains')
  if (random.chance(0.08 * height)) views.push('panoramic')
  if (random.chance(0.05)) views.push('park')
  if (site.province.slug === 'ioannina' && random.chance(0.15 * height)) views.push('lake')
  return views
}

interface Traits {
  readonly floor: number | null
  readonly builtYear: number | null
  readonly contract: ContractName
  readonly style: RegionStyle
}

/** What a home has; a key that is missing makes no sense for it. */
export function amenitiesOf(
  kind: KindOfHome,
  traits: Traits,
  random: Random,
): Partial<Record<Amenity, boolean>> {
  const virtualTour = random.chance(0.08)
  if (kind.shape === 'land' || kind.shape === 'parking') return { virtualTour }
  const built = traits.builtYear ?? 1970
  const lift =
    kind.shape === 'flat' || kind.shape === 'business' ? random.chance(built > 1968 ? 0.8 : 0.2) : false
  const shared = { lift, alarm: random.chance(built > 2005 ? 0.3 : 0.1), virtualTour }
  if (kind.shape === 'business')
    return { ...shared, incomeProperty: traits.contract === 'sale' && random.chance(0.25) }
  const holiday = traits.style === 'cyclades' || kind.category === 'holiday'
  return {
    ...shared,
    balcony: random.chance(kind.shape === 'house' ? 0.7 : 0.85),
    furnished: random.chance(traits.contract === 'rent' ? 0.35 : holiday ? 0.4 : 0.12),
    cellar: random.chance(kind.shape === 'flat' ? 0.45 : 0.3),
    pool: kind.shape === 'house' && random.chance(kind.typology === 'villa' ? (holiday ? 0.75 : 0.5) : 0.04),
    ...(traits.contract === 'rent' && {
      pets: random.chance(0.5),
      smokers: random.chance(0.4),
      students: random.chance(0.5),
    }),
    incomeProperty: traits.contract === 'sale' && random.chance(0.06),
  }
}
