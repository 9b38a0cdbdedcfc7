import { expect, it } from 'vitest'
import { greece } from '#domain/geography/greece.ts'
import { randomFrom } from '#demo/random.ts'
import type { Home } from './Home.ts'
import { makeHome } from './makeHome.ts'
import { makeSites } from './sites.ts'

type Where = Partial<Record<'region' | 'province' | 'municipality', string>>

/** Published asking prices of flats, EUR per m² (to rent: a month), each with its date. */
const published: readonly { contract: 'sale' | 'rent'; where: Where; euros: number; date: string }[] = [
  { contract: 'sale', where: { province: 'notios-tomeas-athinon' }, euros: 4125, date: '2025 Q4' },
  { contract: 'sale', where: { province: 'voreios-tomeas-athinon' }, euros: 3043, date: '2024 Q2' },
  { contract: 'sale', where: { province: 'kentrikos-tomeas-athinon' }, euros: 2120, date: '2024 Q2' },
  { contract: 'sale', where: { province: 'peiraias' }, euros: 2471, date: '2024 Q2' },
  { contract: 'sale', where: { municipality: 'thessaloniki' }, euros: 2645, date: '2025 Q1' },
  { contract: 'sale', where: { municipality: 'chania' }, euros: 2878, date: '2025 Q3' },
  { contract: 'sale', where: { region: 'kriti' }, euros: 2105, date: '2025 Q2' },
  { contract: 'sale', where: { province: 'lefkada' }, euros: 2672, date: '2024 Q2' },
  { contract: 'sale', where: { province: 'chalkidiki' }, euros: 2445, date: '2024-10' },
  { contract: 'sale', where: { municipality: 'mykonos' }, euros: 7143, date: '2025-08' },
  { contract: 'sale', where: { municipality: 'antiparos' }, euros: 6391, date: '2025-08' },
  { contract: 'sale', where: { municipality: 'alonnisos' }, euros: 2672, date: '2025-08' },
  { contract: 'sale', where: { municipality: 'skyros' }, euros: 2333, date: '2025-08' },
  { contract: 'sale', where: { province: 'lesvos' }, euros: 1188, date: '2025-08' },
  { contract: 'sale', where: { province: 'samos' }, euros: 950, date: '2025-08' },
  { contract: 'sale', where: { province: 'kastoria' }, euros: 566, date: '2024 Q2' },
  { contract: 'sale', where: { province: 'kozani' }, euros: 650, date: '2024 Q2' },
  { contract: 'sale', where: { province: 'karditsa' }, euros: 663, date: '2024 Q2' },
  { contract: 'sale', where: { province: 'florina' }, euros: 663, date: '2024 Q2' },
  { contract: 'sale', where: { province: 'kilkis' }, euros: 687, date: '2024 Q2' },
  { contract: 'sale', where: { province: 'drama' }, euros: 714, date: '2024 Q2' },
  { contract: 'rent', where: { province: 'notios-tomeas-athinon' }, euros: 13.1, date: '2025 Q3' },
  { contract: 'rent', where: { province: 'peiraias' }, euros: 10.4, date: '2025 Q3' },
]

const enough = 500
const flats = new Set(['apartment', 'attic', 'loft', 'studio', 'maisonette'])

const gazetteer = greece()
const municipalitiesOf = ({ municipality, ...above }: Where) =>
  gazetteer
    .ofLevel('city')
    .filter(
      (place) =>
        place.slug === municipality ||
        gazetteer
          .ancestors(place)
          .some(({ level, slug }) => (level === 'province' || level === 'region') && above[level] === slug),
    )

const isWhole = ({ bareOwnership, undividedShare }: Home): boolean => !bareOwnership && !undividedShare

it.each(published)('asks within 15 % of $euros € in $where to $contract', ({ contract, where, euros }) => {
  const random = randomFrom('price levels')
  const choose = makeSites(gazetteer, municipalitiesOf(where))
  const prices: number[] = []
  while (prices.length < enough) {
    const home = makeHome(choose(random), 2026, random)
    if (flats.has(home.typology) && home.contract === contract && isWhole(home))
      prices.push(home.price / home.surface)
  }
  const median = prices.toSorted((a, b) => a - b)[enough / 2] ?? 0
  expect(Math.abs(median / euros - 1)).toBeLessThan(0.15)
})
