import { expect, it } from 'vitest'
import { guideOf } from './guideOf.ts'

const zone = { level: 'cityZone', id: 4501011, name: 'Kolonaki', slug: 'kolonaki' } as const
const city = { level: 'city', id: 4501, name: 'Athens', slug: 'athina' } as const
const home = {
  places: [zone, city],
  contract: 'sale',
  category: 'residential',
  typology: 'apartment',
} as const

it.each([
  [home, zone, '/agora-akiniton/athina/kolonaki/'],
  [home, city, '/agora-akiniton/athina/'],
  [
    { ...home, contract: 'rent', typology: 'villa' },
    city,
    '/agora-akiniton/athina/?idContratto=2&tipo=villas',
  ],
  [home, { ...city, id: 1 }, undefined],
  [{ ...home, contract: 'auction' }, city, undefined],
  [{ ...home, category: 'shops', typology: 'shop' }, city, undefined],
] as const)('leads from %o in %o to %s', (listing, place, address) =>
  expect(guideOf(listing, { place })).toBe(address),
)
