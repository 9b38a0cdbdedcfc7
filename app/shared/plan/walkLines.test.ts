import { expect, it } from 'vitest'
import { languages } from '#domain/locale.ts'
import { loadTexts } from '#app/i18n/texts.ts'
import { walkLines } from './walkLines.ts'

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

it('says where an area is not stated', async () => {
  const rooms = [{ room: 'hall', area: null }]
  const walk = [{ room: 0, from: null, side: 'ahead' }] as const
  expect(walkLines(await loadTexts('en'), { rooms, walk })).toEqual(['From the door: Hall, area not stated'])
})
