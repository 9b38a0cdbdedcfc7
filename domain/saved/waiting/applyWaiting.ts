/** A group as it is shown while changes of it wait. */
import type { ItemNote, SavedItem, WholeGroup } from '../../api/saved/SavedGroups.ts'
import { ownGroup, type WaitingChange } from './WaitingChange.ts'

/** How changes name a group. */
export const groupNameOf = ({
  id,
  isDefault,
  role,
}: Pick<WholeGroup, 'id' | 'isDefault' | 'role'>): string => (isDefault && role === 'owner' ? ownGroup : id)

/** The changes of a group, or of one of its homes. */
export const changesOf = (
  changes: readonly WaitingChange[],
  group: Pick<WholeGroup, 'id' | 'isDefault' | 'role'>,
  item?: number,
): readonly WaitingChange[] =>
  changes.filter(
    (change) => change.group === groupNameOf(group) && (item === undefined || change.item === item),
  )

/** The group with what waits. A home that is removed stays in it: its card says that it waits, and takes it back. */
export function applyWaiting(group: WholeGroup, changes: readonly WaitingChange[]): WholeGroup {
  const waiting = changesOf(changes, group).filter(({ state }) => state === 'waits')
  if (waiting.length === 0) return group
  const added = waiting.flatMap((change) => {
    const isThere = group.items.some(({ id }) => id === change.item)
    return change.field === 'isIn' && change.mine !== false && change.card && !isThere
      ? [newItem(change, change.card)]
      : []
  })
  const items = [...added, ...group.items].map((item) =>
    waiting.filter((change) => change.item === item.id).reduce(withChange, item),
  )
  return { ...group, items, homes: items.length }
}

const newItem = ({ item, at }: WaitingChange, card: NonNullable<SavedItem['card']>): SavedItem => ({
  id: item,
  listingId: item,
  stage: 'maybe',
  stageAt: at,
  movedBy: null,
  stageBefore: null,
  version: 1,
  addedAt: at,
  addedBy: null,
  priceThen: card.price,
  card,
  last: null,
  notes: [],
  votes: [],
})

/** A home with a change. */
function withChange(item: SavedItem, change: WaitingChange): SavedItem {
  if (change.field === 'stage')
    return { ...item, stage: change.mine, stageAt: change.at, movedBy: null, stageBefore: null }
  if (change.field === 'vote') {
    const others = item.votes.filter(({ isMine }) => !isMine)
    const mine = change.mine && { name: '', isMine: true, at: change.at, ...change.mine }
    return { ...item, votes: mine ? [...others, mine] : others }
  }
  if (change.field === 'isIn') return item
  return { ...item, notes: withNote(item.notes, change) }
}

function withNote(notes: readonly ItemNote[], change: WaitingChange): readonly ItemNote[] {
  const { note: id = '', at: changedAt } = change
  if (change.field === 'note')
    return change.mine === null
      ? notes
      : [...notes, { id, author: null, isMine: true, version: 0, changedAt, ...change.mine }]
  return notes.map((note) => {
    if (note.id !== id) return note
    if (change.field === 'text') return { ...note, text: change.mine }
    return change.field === 'isShared' ? { ...note, isShared: change.mine } : note
  })
}
