/** Facts of demonstration listings beyond those that texts and pictures follow from: areas, papers, access, terms. */
import type { ListingFacts } from '#domain/listing/facts/factTable.ts'
import type { EnergyClassName } from '#domain/listing/vocabularies/energy.ts'
import { type Random, randomFrom } from '#demo/random.ts'
import type { Advertised } from '../leaveOut.ts'

export type DemoFacts = Partial<ListingFacts>

/** kWh/m² a year in the middle of each class. */
const usage: Readonly<Record<EnergyClassName, number>> = {
  'A+': 30,
  A: 55,
  'B+': 75,
  B: 95,
  C: 130,
  D: 175,
  E: 220,
  F: 270,
  G: 340,
}

const flats = ['apartment', 'studio', 'attic', 'loft']
const onLand = ['buildingLand', 'agriculturalLand', 'land']
const iso = (at: Date): string => at.toISOString().slice(0, 10)

/** What of several was drawn, each with its share; undefined for what was left out. */
const mostly = <Value>(random: Random, shares: readonly (readonly [Value, number])[]): Value => {
  const [last] = shares.at(-1) as readonly [Value, number]
  return shares.find(([, share]) => random.chance(share))?.[0] ?? last
}

/** The facts that an ad states beside; those of one seed and id are always the same. */
export function moreFactsOf(
  id: number,
  home: Advertised,
  { seed, now }: { seed: number; now: Date },
): DemoFacts {
  const random = randomFrom(`facts ${seed} ${id}`)
  const isBuilt = home.category !== 'land'
  const isSale = home.contract !== 'rent'
  return {
    ...(isBuilt && areas(home, random)),
    ...(isBuilt && certificate(home, random, now)),
    ...(isSale && papers(home, random)),
    ...(isBuilt && access(home, random)),
    ...(!isSale && terms(random, now)),
    ...(onLand.includes(home.typology) && home.category === 'land' && ground(random)),
    ...(random.chance(0.25) && {
      zonePrice: Math.max(300, Math.round((home.site.pricePerSquareMetre * 0.55) / 50) * 50),
      zonePriceDay: '2022-01-01',
    }),
  }
}

function areas({ surface, surfaceKind, amenities, typology }: Advertised, random: Random): DemoFacts {
  const stated = random.chance(0.6)
  const net =
    surfaceKind === 'net' ? surface : stated && surfaceKind === 'gross' ? Math.round(surface * 0.87) : null
  const gross =
    surfaceKind === 'gross' ? surface : stated && surfaceKind === 'net' ? Math.round(surface * 1.15) : null
  const isFlat = flats.includes(typology)
  return {
    netArea: net,
    grossArea: gross,
    balconyArea: amenities.balcony === true && random.chance(0.5) ? 3 + random.int(0, 18) : null,
    commonCharges: isFlat && random.chance(0.45) ? Math.round(surface * (0.35 + 0.5 * random.next())) : null,
    orientation: random.chance(0.35)
      ? random.pick(['south', 'southEast', 'east', 'southWest', 'west', 'north'] as const)
      : null,
    position:
      isFlat && random.chance(0.4) ? random.pick(['front', 'through', 'corner', 'back'] as const) : null,
  }
}

/** Certificates are of the last eleven years: some have ended. */
function certificate({ energyClass, energyState }: Advertised, random: Random, now: Date): DemoFacts {
  if (energyState !== 'certified' || energyClass === null || !random.chance(0.6)) return {}
  const issued = new Date(now.getTime() - random.int(20, 11 * 365) * 86_400_000)
  // The last day of February has no year after it.
  const valid = new Date(issued.getTime() - 86_400_000)
  valid.setUTCFullYear(valid.getUTCFullYear() + 10)
  return {
    certificateIssued: iso(issued),
    certificateValidTo: iso(valid),
    energyUse: Math.round(usage[energyClass] * (0.9 + 0.2 * random.next())),
  }
}

function papers({ category, undividedShare }: Advertised, random: Random): DemoFacts {
  const regularisation =
    category !== 'land' && random.chance(0.5)
      ? mostly(random, [
          ['none', 0.5],
          ['done', 0.75],
          ['pending', 0.85],
          ['impossible', 1],
        ] as const)
      : null
  const hasMore = regularisation === 'done' || regularisation === 'pending'
  return {
    buildingIdentity:
      category !== 'land' && random.chance(0.55)
        ? mostly(random, [
            ['yes', 0.4],
            ['underWay', 0.5],
            ['no', 1],
          ] as const)
        : null,
    regularisation,
    unregisteredArea: hasMore && random.chance(0.6) ? random.int(3, 24) : null,
    encumbrances: random.chance(0.4) ? random.chance(0.12) : null,
    sharePercent: undividedShare ? random.pick([25, 33, 50]) : null,
    mandate: random.chance(0.3) ? random.pick(['simple', 'simple', 'exclusive'] as const) : null,
  }
}

function access({ amenities }: Advertised, random: Random): DemoFacts {
  const hasLift = amenities.lift === true
  return {
    stepsToLift: hasLift && random.chance(0.4) ? random.pick([0, 0, 3, 5, 7]) : null,
    liftWidth: hasLift && random.chance(0.2) ? random.int(80, 110) : null,
    doorWidth: random.chance(0.2) ? random.int(70, 90) : null,
    turningSpace: random.chance(0.1) ? random.chance(0.5) : null,
  }
}

const terms = (random: Random, now: Date): DemoFacts => ({
  availableFrom: random.chance(0.5) ? iso(new Date(now.getTime() + random.int(-20, 60) * 86_400_000)) : null,
  leastTerm: random.chance(0.4) ? random.pick([12, 36, 36]) : null,
  depositMonths: random.chance(0.5) ? random.pick([1, 2, 2]) : null,
  included: random.chance(0.15) ? ['commonCharges'] : null,
  declaredAccount: random.chance(0.3) ? true : null,
})

const ground = (random: Random): DemoFacts => ({
  planning: random.chance(0.7)
    ? mostly(random, [
        ['outsidePlan', 0.5],
        ['withinPlan', 0.6],
        ['settlement', 1],
      ] as const)
    : null,
  buildable: random.chance(0.6) ? random.chance(0.8) : null,
  road: random.chance(0.5) ? random.chance(0.9) : null,
  water: random.chance(0.4) ? random.chance(0.6) : null,
  power: random.chance(0.4) ? random.chance(0.6) : null,
  frontage: random.chance(0.3) ? random.int(8, 60) : null,
})
