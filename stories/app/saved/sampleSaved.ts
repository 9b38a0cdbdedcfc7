import type { SavedItem, WholeGroup } from '#domain/api/saved/SavedGroups.ts'
import { flat, house, villa } from '../sample/cards.ts'

/** A saved home as it is without a note or vote, the flat unless said otherwise. */
export const savedItem = ({ id = flat.id, ...change }: Partial<SavedItem> = {}): SavedItem => ({
  id,
  listingId: id,
  stage: 'maybe',
  stageAt: '2026-11-01T08:00:00Z',
  movedBy: null,
  stageBefore: null,
  version: 1,
  addedAt: '2026-11-01T08:00:00Z',
  addedBy: 'Μαρία',
  priceThen: 245_000,
  card: flat,
  last: null,
  notes: [],
  votes: [],
  ...change,
})

const note = {
  id: 'n1',
  author: 'Μαρία',
  isMine: true,
  text: 'Να ακούσω τον δρόμο με ανοιχτά παράθυρα.',
  isShared: false,
  version: 1,
  changedAt: '2026-11-20T08:00:00Z',
} as const

/** Two of a couple: a note, a vote, a visit that was agreed, a fall of the price, a home that was sold. */
export const group: WholeGroup = {
  id: 'g1',
  name: null,
  isDefault: true,
  isArchived: false,
  role: 'owner',
  version: 1,
  homes: 4,
  members: 2,
  items: [
    savedItem({ id: 101, notes: [note] }),
    savedItem({
      id: 102,
      card: { ...house, id: 102 },
      stage: 'visit',
      movedBy: 'visit',
      stageBefore: 'asked',
      votes: [
        { name: 'Νίκος', isMine: false, vote: 'yes', line: 'μικρή κουζίνα', at: '2026-11-20T08:00:00Z' },
      ],
    }),
    savedItem({ id: 103, card: { ...villa, id: 103 }, stage: 'offer', priceThen: (villa.price ?? 0) * 1.1 }),
    savedItem({
      id: 104,
      card: null,
      last: { price: 190_000, how: 'sold', since: '2026-11-24T08:00:00Z' },
    }),
  ],
  people: [
    { id: 'm1', name: 'Μαρία', role: 'owner', isMe: true },
    { id: 'm2', name: 'Νίκος', role: 'editor', isMe: false },
  ],
  links: [],
}

export const nothingSaved: WholeGroup = { ...group, homes: 0, members: 1, items: [] }
