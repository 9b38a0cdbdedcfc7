import { expect, it } from 'vitest'
import type { Visit } from '#domain/contact/Conversation.ts'
import { nextVisit } from './nextVisit.ts'

const visit = (id: string, startsAt: string | null, status: Visit['status'] = 'confirmed'): Visit => ({
  id,
  mode: 'inPerson' as Visit['mode'],
  status,
  slots: [],
  startsAt,
  minutes: 30,
  expiresAt: '2026-12-01T00:00:00Z',
})

const late = visit('late', '2026-11-30T10:00:00Z')
const soon = visit('soon', '2026-11-28T10:00:00Z')

it.each([
  ['none', [], '2026-11-28T09:00:00Z', undefined],
  ['the earlier of two, in any order', [late, soon], '2026-11-28T09:00:00Z', 'soon'],
  ['one that has begun', [late, soon], '2026-11-28T10:29:00Z', 'soon'],
  ['not one that is over', [late, soon], '2026-11-28T10:30:00Z', 'late'],
  ['none after the last', [late, soon], '2026-12-02T00:00:00Z', undefined],
  ['not one that was only asked for', [visit('asked', null, 'requested')], '2026-11-01T00:00:00Z', undefined],
  [
    'not one that was cancelled',
    [visit('off', soon.startsAt, 'cancelled'), late],
    '2026-11-01T00:00:00Z',
    'late',
  ],
] as const)('finds %s', (_, visits, now, found) => {
  expect(nextVisit(visits, Date.parse(now))?.id).toBe(found)
})
