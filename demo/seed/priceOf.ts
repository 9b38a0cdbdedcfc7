import { namedFloors, storey } from '#domain/listing/vocabularies/floor.ts'
import { energyClasses } from '#domain/listing/vocabularies/energy.ts'
import type { ConditionName } from '#domain/listing/vocabularies/building.ts'
import type { Random } from '#demo/random.ts'
import type { Home } from './Home.ts'
import type { KindOfHome } from './kindsOfHome.ts'
import { provinceYields, rentYield } from './priceLevels.ts'

const conditionFactor: Readonly<Record<ConditionName, number>> = {
  newOrUnderConstruction: 1.25,
  excellent: 1.15,
  renovated: 1.1,
  good: 1,
  toRenovate: 0.74,
}

/**
 * An asking price that follows place, size, age, floor, view, condition and energy class, with the scatter of real ads.
 * EUR; a month's rent for rentals.
 */
export function priceOf(home: Omit<Home, 'price'>, kind: KindOfHome, random: Random): number {
  const value =
    home.surface *
    home.site.pricePerSquareMetre *
    kind.priceFactor *
    factorsOf(home, kind) *
    random.between(0.86, 1.16)
  if (home.contract === 'rent') return rounded((value * yieldOf(home)) / 12)
  return rounded(home.contract === 'auction' ? value * 0.68 : value)
}

function factorsOf(home: Omit<Home, 'price'>, kind: KindOfHome): number {
  const usual = kind.surface[1]
  // Small homes cost more per m², large ones less.
  const size = (usual / Math.max(home.surface, 1)) ** (kind.shape === 'land' ? 0.3 : 0.12)
  const age =
    home.builtYear === null
      ? 1
      : home.builtYear >= 2015
        ? 1.3
        : home.builtYear >= 2000
          ? 1.12
          : home.builtYear >= 1985
            ? 1
            : home.builtYear >= 1959
              ? 0.88
              : 0.95
  const condition = home.condition === null ? 1 : conditionFactor[home.condition]
  const view = home.views.includes('sea') ? 1.3 : home.views.length > 0 ? 1.08 : 1
  const energy = home.energyClass === null ? 1 : 1.06 - energyClasses.idOf(home.energyClass) * 0.012
  const extras = (home.amenities.pool ? 1.15 : 1) * (home.parkingKind === null ? 1 : 1.05)
  const law = home.bareOwnership ? 0.62 : home.undividedShare ? 0.7 : 1
  return size * age * condition * view * energy * extras * law * floorFactor(home)
}

function floorFactor({ floor, amenities }: Pick<Home, 'floor' | 'amenities'>): number {
  if (floor === null) return 1
  if (floor < namedFloors.ground) return 0.68
  if (floor < storey(1)) return 0.88
  const height = Math.min(floor, storey(7)) / 10
  // Without a lift every storey costs; with one it is worth something.
  return amenities.lift === false ? 1 - 0.03 * (height - 1) : 1 + 0.025 * (height - 1)
}

function yieldOf({ site }: Pick<Home, 'site'>): number {
  const known = provinceYields[site.province.slug]
  if (known !== undefined) return known
  if (site.municipality.onIsland) return rentYield.island
  return (site.municipality.population ?? 0) > 80_000 ? rentYield.city : rentYield.town
}

/** Prices end as people write them: 480, 1.250, 87.000, 245.000, 1.150.000. */
function rounded(price: number): number {
  const step =
    price < 1000 ? 10 : price < 5000 ? 50 : price < 100_000 ? 1000 : price < 1_000_000 ? 5000 : 25_000
  return Math.max(step, Math.round(price / step) * step)
}
