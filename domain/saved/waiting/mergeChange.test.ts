import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SavedItem, WholeGroup } from '../../api/saved/SavedGroups.ts'
import { stages } from '../stages.ts'
import { applyWaiting } from './applyWaiting.ts'
import { markOf, mergeChange, type Merged, theirsOf } from './mergeChange.ts'
import { isSame, type WaitingChange, type Wish, withWish } from './WaitingChange.ts'

const before = '2026-11-01T08:00:00.000Z'
const offline = '2026-11-02T08:00:00.000Z'
const after = '2026-11-03T08:00:00.000Z'

const note = {
  id: 'n1',
  author: 'Maria',
  isMine: true,
  text: 'Roof',
  isShared: false,
  version: 1,
  changedAt: before,
}
const item: SavedItem = {
  id: 101,
  listingId: 101,
  stage: 'maybe',
  stageAt: before,
  movedBy: null,
  stageBefore: null,
  version: 1,
  addedAt: before,
  addedBy: null,
  priceThen: null,
  card: null,
  last: null,
  notes: [note],
  votes: [],
}
const group: WholeGroup = {
  id: 'g1',
  name: 'Athens',
  isDefault: false,
  role: 'owner',
  version: 1,
  homes: 1,
  members: 2,
  isArchived: false,
  items: [item],
  people: [],
  links: [],
}
const groupWith = (change: Partial<SavedItem>): WholeGroup => ({ ...group, items: [{ ...item, ...change }] })
const none: WholeGroup = { ...group, items: [] }

const of = { group: 'g1', item: 101, home: 'Flat' } as const
const waiting = (wish: Wish, at = offline): WaitingChange =>
  withWish([], wish, { key: 'k', at })[0] as WaitingChange
const stage: Wish = { ...of, field: 'stage', base: 'maybe', mine: 'visit' }
const vote: Wish = { ...of, field: 'vote', base: null, mine: { vote: 'yes', line: '' } }
const removal: Wish = { ...of, field: 'isIn', base: markOf(item), mine: false }
const text: Wish = { ...of, field: 'text', note: 'n1', base: 'Roof', mine: 'Roof is new' }
const shared: Wish = { ...of, field: 'isShared', note: 'n1', base: false, mine: true }
const noteGone: Wish = { ...of, field: 'noteKept', note: 'n1', base: 'Roof', mine: false }
const written: Wish = { ...of, field: 'note', note: 'x', base: null, mine: { text: 'Loud', isShared: false } }
const added: Wish = { ...of, field: 'isIn', base: false, mine: '' }

const theirVote = { name: 'Maria', isMine: true, vote: 'no', line: '' } as const
const othersNote = { ...note, id: 'n2', isMine: false }
const changedNote = (change: Partial<typeof note>) => groupWith({ notes: [{ ...note, ...change }] })

const table: readonly (readonly [string, Wish, WholeGroup, Merged])[] = [
  ['a stage that only I changed is sent', stage, group, { does: 'send' }],
  [
    'the same stage on both sides is done',
    stage,
    groupWith({ stage: 'visit', stageAt: after }),
    { does: 'done' },
  ],
  [
    'my stage stays where it is newer, and theirs is asked about',
    stage,
    groupWith({ stage: 'no', stageAt: before }),
    { does: 'send', theirs: 'no' },
  ],
  [
    'their stage stays where it is newer',
    stage,
    groupWith({ stage: 'no', stageAt: after }),
    { does: 'stay', theirs: 'no' },
  ],
  [
    'other fields of the home do not matter to its stage',
    stage,
    groupWith({ version: 9, notes: [othersNote], votes: [{ ...theirVote, at: after }] }),
    { does: 'send' },
  ],
  ['a stage of a home that is gone is asked about', stage, none, { does: 'stay', theirs: { isGone: true } }],
  ['a vote that only I changed is sent', vote, group, { does: 'send' }],
  [
    'a newer vote of mine elsewhere stays',
    vote,
    groupWith({ votes: [{ ...theirVote, at: after }] }),
    { does: 'stay', theirs: { vote: 'no', line: '' } },
  ],
  [
    'votes of others are no conflict',
    vote,
    groupWith({ votes: [{ ...theirVote, isMine: false, at: after }] }),
    { does: 'send' },
  ],
  ['a home as I saw it is removed', removal, group, { does: 'send' }],
  ['a home that is gone already needs no removal', removal, none, { does: 'done' }],
  [
    'a home about which another wrote is not removed unseen',
    removal,
    groupWith({ notes: [note, othersNote] }),
    { does: 'stay', theirs: markOf({ ...item, notes: [note, othersNote] }) },
  ],
  [
    'a home that another moved is not removed unseen',
    removal,
    groupWith({ stage: 'visit', version: 2 }),
    { does: 'stay', theirs: markOf({ ...item, version: 2 }) },
  ],
  ['a home is added', added, none, { does: 'send' }],
  ['a home that another added is there', added, group, { does: 'done' }],
  ['a new note is sent', written, group, { does: 'send' }],
  [
    'a new note that had arrived is not written twice',
    written,
    groupWith({ notes: [note, { ...note, id: 'n9', text: 'Loud' }] }),
    { does: 'done' },
  ],
  [
    'a note about a home that is gone is asked about',
    written,
    none,
    { does: 'stay', theirs: { isGone: true } },
  ],
  ['a text that only I changed is sent', text, changedNote({ isShared: true, version: 2 }), { does: 'send' }],
  [
    'a newer text of mine elsewhere stays',
    text,
    changedNote({ text: 'Old roof', changedAt: after }),
    { does: 'stay', theirs: 'Old roof' },
  ],
  [
    'a text of a note that is gone is asked about',
    text,
    groupWith({ notes: [] }),
    { does: 'stay', theirs: { isGone: true } },
  ],
  [
    'a note is shared though its text changed',
    shared,
    changedNote({ text: 'x', changedAt: after }),
    { does: 'send' },
  ],
  ['a note that is gone needs no sharing', shared, groupWith({ notes: [] }), { does: 'done' }],
  ['a note as I saw it is deleted', noteGone, group, { does: 'send' }],
  [
    'a note that was written on elsewhere is not deleted unseen',
    noteGone,
    changedNote({ text: 'Roof and walls', changedAt: before }),
    { does: 'stay', theirs: 'Roof and walls' },
  ],
]

describe('merging a change that waited', () => {
  it.each(table)('%s', (_, wish, there, merged) => {
    const change = waiting(wish)
    expect(mergeChange(change, theirsOf(there, change))).toEqual(merged)
  })

  const stageOf = fc.constantFrom(...stages)
  const timeOf = fc.constantFrom(before, offline, after)

  it('loses no value: of each field one stays, and the other is it, was seen, or is asked about', () => {
    fc.assert(
      fc.property(stageOf, stageOf, stageOf, timeOf, (base, mine, theirs, stageAt) => {
        fc.pre(base !== mine)
        const change = waiting({ ...of, field: 'stage', base, mine })
        const there = groupWith({ stage: theirs, stageAt })
        const merged = mergeChange(change, theirsOf(there, change))
        const stays = merged.does === 'send' ? mine : theirs
        const isAsked = 'theirs' in merged && isSame(merged.theirs, theirs)
        expect(stays === mine || isAsked).toBe(true)
        expect(stays === theirs || isAsked || theirs === base).toBe(true)
        // Sent again after its reply was lost, it changes nothing.
        const sent = groupWith({ stage: mine, stageAt: after })
        expect(mergeChange(change, theirsOf(sent, change))).toEqual({ does: 'done' })
      }),
    )
  })
})

describe('what waits', () => {
  it('is one change a field, from what was seen first, and nothing where one is back there', () => {
    fc.assert(
      fc.property(fc.array(stageOfField(), { minLength: 1, maxLength: 8 }), (wanted) => {
        let changes: readonly WaitingChange[] = []
        let shown: WaitingChange['mine'] = 'maybe'
        for (const mine of wanted) {
          const wish = { ...of, field: 'stage', base: shown, mine } as Wish
          changes = withWish(changes, wish, { key: 'k', at: offline })
          shown = mine
        }
        expect(changes.map((one) => [one.base, one.mine])).toEqual(
          shown === 'maybe' ? [] : [['maybe', shown]],
        )
        expect(applyWaiting(group, changes).items[0]?.stage).toBe(shown)
      }),
    )
  })

  it('is shown in its group alone', () => {
    const card = { id: 7, price: 100 } as NonNullable<SavedItem['card']>
    const changes = [stage, vote, written, text, shared, { ...added, item: 7, card }].map((wish) =>
      waiting(wish),
    )
    const [first, second] = applyWaiting(group, changes).items
    expect(first).toMatchObject({ id: 7, stage: 'maybe', priceThen: 100 })
    expect(second?.stage).toBe('visit')
    expect(second?.votes).toMatchObject([{ isMine: true, vote: 'yes' }])
    expect(second?.notes).toMatchObject([
      { id: 'n1', text: 'Roof is new', isShared: true },
      { id: 'x', text: 'Loud', version: 0 },
    ])
    const other = { ...group, id: 'g2' }
    expect(applyWaiting(other, changes)).toBe(other)
    expect(
      applyWaiting({ ...group, isDefault: true }, [waiting({ ...stage, group: 'mine' })]).items[0]?.stage,
    ).toBe('visit')
  })

  it('keeps a removed home in sight, whose card takes it back', () => {
    expect(applyWaiting(group, [waiting(removal)]).items).toHaveLength(1)
  })
})

function stageOfField() {
  return fc.constantFrom(...stages)
}
