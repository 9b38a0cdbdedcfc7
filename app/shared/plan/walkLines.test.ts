import { expect, it } from 'vitest'
import { roomNames } from '#domain/listing/plan/roomNames.ts'
import { type Language, languages } from '#domain/locale.ts'
import { loadTexts } from '#app/i18n/texts.ts'
import { roomNamesOf, walkLines } from './walkLines.ts'

const plan = {
  rooms: [
    { room: 'bedroom', area: 12.4 },
    { room: 'hall', area: 7 },
    { room: 'bedroom', area: 10 },
  ],
  walk: [
    { room: 1, from: null, side: 'ahead' },
    { room: 2, from: 1, side: 'left' },
    { room: 0, from: 1, side: 'right' },
  ],
} as const

it('says each room by the side on which it lies, and counts those of one name', async () => {
  expect(walkLines(await loadTexts('el'), plan)).toEqual([
    'Από την πόρτα: Χολ, 7 τετραγωνικά μέτρα',
    'Χολ, αριστερά: Υπνοδωμάτιο 2, 10 τετραγωνικά μέτρα',
    'Χολ, δεξιά: Υπνοδωμάτιο 1, 12,4 τετραγωνικά μέτρα',
  ])
  expect((await Promise.all(languages.map(loadTexts))).map((texts) => walkLines(texts, plan).length)).toEqual(
    languages.map(() => 3),
  )
  expect(walkLines(await loadTexts('en'), { rooms: plan.rooms })).toEqual([])
})

it('says every kind of room in every language', async () => {
  const rooms = roomNames.map((room) => ({ room, area: 5 }))
  const walk = rooms.map((_, room) => ({ room, from: room === 0 ? null : room - 1, side: 'left' }) as const)
  for (const language of languages) {
    const texts = await loadTexts(language)
    const names = roomNamesOf(texts, rooms)
    expect(new Set(names).size).toBe(roomNames.length)
    expect(names.filter((name, at) => name === roomNames[at] || !/^\p{Lu}/u.test(name))).toEqual([])
    expect(walkLines(texts, { rooms, walk })).toHaveLength(roomNames.length)
  }
  const upstairs = [
    { room: 'stairs', area: 4 },
    { room: 'other', area: 8 },
    { room: 'garage', area: 15 },
  ]
  const ways = [
    { room: 0, from: null, side: 'ahead' },
    { room: 1, from: 0, side: 'left' },
    { room: 2, from: 0, side: 'behind' },
  ] as const
  const said = async (language: Language) =>
    walkLines(await loadTexts(language), { rooms: upstairs, walk: ways })
  expect(await said('el')).toEqual([
    'Από την πόρτα: Σκάλα, 4 τετραγωνικά μέτρα',
    'Σκάλα, αριστερά: Άλλος χώρος, 8 τετραγωνικά μέτρα',
    'Σκάλα, πίσω: Γκαράζ ή θέση στάθμευσης, 15 τετραγωνικά μέτρα',
  ])
  expect(await said('de')).toEqual([
    'Von der Tür: Treppe, 4 Quadratmeter',
    'Treppe, links: Anderer Raum, 8 Quadratmeter',
    'Treppe, dahinter: Garage oder Stellplatz, 15 Quadratmeter',
  ])
  expect(await said('ru')).toEqual([
    'От двери: Лестница, 4 квадратных метра',
    'Лестница, слева: Другое помещение, 8 квадратных метров',
    'Лестница, сзади: Гараж или машиноместо, 15 квадратных метров',
  ])
})

it('says where an area is not stated', async () => {
  const rooms = [{ room: 'hall', area: null }]
  const walk = [{ room: 0, from: null, side: 'ahead' }] as const
  expect(walkLines(await loadTexts('en'), { rooms, walk })).toEqual(['From the door: Hall, area not stated'])
})
