import { expect, it } from 'vitest'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import { loadTexts } from '#app/i18n/texts.ts'
import { inFull } from '#app/shared/inFull.ts'
import { farWords, nearestFirst } from './nearestFirst.ts'

const home = (id: number, location: Partial<ListingCard['location']>) =>
  ({
    id,
    location: { precision: 'exact', latitude: null, longitude: null, radius: null, ...location },
  }) as ListingCard

const homes = [
  home(1, { precision: 'hidden' }),
  home(2, { latitude: 37.99, longitude: 23.73 }),
  home(3, { precision: 'area', latitude: 37.9805, longitude: 23.7333, radius: 300 }),
  home(4, { latitude: 37.98, longitude: 23.73 }),
  home(5, { precision: 'hidden' }),
]
const near = nearestFirst(homes, [37.98, 23.73])

it('has the nearest first, and last what is not shown, in the order that it had', () => {
  expect(near.map(({ listing }) => listing.id)).toEqual([4, 3, 2, 1, 5])
  expect(near.map(({ direction }) => direction)).toEqual([null, 'east', 'north', null, null])
})

it.each([
  ['en', ['here', 'about 290 metres east', '1.1 kilometres north', 'place not shown']],
  ['el', ['εδώ', 'περίπου 290 μέτρα ανατολικά', '1,1 χιλιόμετρα βόρεια', 'χωρίς θέση στον χάρτη']],
] as const)('says how far and in which direction, in %s', async (language, said) => {
  const texts = inFull(await loadTexts(language))
  const words = near.slice(0, 4).map((one) => farWords(texts, one).replaceAll(/[\u00a0\u202f]/g, ' '))
  expect(words).toEqual(said)
})
