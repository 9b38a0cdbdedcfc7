/** Merges a change that waited with what the server has now, field by field. */
import type { SavedItem, WholeGroup } from '../../api/saved/SavedGroups.ts'
import {
  type Gone,
  isGone,
  isSame,
  type WaitingChange,
  type WaitingField,
  type WaitingFields,
} from './WaitingChange.ts'

type Value = WaitingFields[WaitingField]

/** What the server has of a field: its value, and since when where that is known. */
export type Theirs = { readonly value: Value; readonly at: string | undefined } | Gone

/**
 * `done`: nothing is left to do. `send`: mine is sent, and with `theirs` the person is asked afterwards. `stay`: theirs
 * stays, and the person is asked.
 */
export type Merged =
  | { readonly does: 'done' }
  | { readonly does: 'send'; readonly theirs?: Value }
  | { readonly does: 'stay'; readonly theirs: Value | Gone }

const gone: Gone = { isGone: true }

/**
 * What a home is recognized by: the version that rises as it moves, and what others wrote about it. A home that others
 * changed is not removed unseen.
 */
export const markOf = ({ version, notes, votes }: Pick<SavedItem, 'version' | 'notes' | 'votes'>): string =>
  JSON.stringify([
    version,
    notes.filter(({ isMine }) => !isMine).map((note) => [note.id, note.version]),
    votes.filter(({ isMine }) => !isMine).map(({ name, vote, line }) => [name, vote, line]),
  ])

/** What a group has of the field of a change. */
export function theirsOf(group: Pick<WholeGroup, 'items'>, change: WaitingChange): Theirs {
  const item = group.items.find(({ id }) => id === change.item)
  if (change.field === 'isIn') return { value: item ? markOf(item) : false, at: undefined }
  if (!item) return gone
  if (change.field === 'stage') return { value: item.stage, at: item.stageAt }
  if (change.field === 'vote') {
    const mine = item.votes.find(({ isMine }) => isMine)
    return { value: mine ? { vote: mine.vote, line: mine.line } : null, at: mine?.at }
  }
  return ofNote(item, change)
}

function ofNote(item: SavedItem, { field, mine, note }: WaitingChange): Theirs {
  const own = item.notes.filter(({ isMine }) => isMine)
  if (field === 'note') {
    // A note whose reply was lost is there already, also after the server forgot its key.
    const written = own.map(({ text, isShared }) => ({ text, isShared })).find((one) => isSame(one, mine))
    return { value: written ?? null, at: undefined }
  }
  const found = own.find(({ id }) => id === note)
  if (field === 'noteKept') return { value: found ? found.text : false, at: undefined }
  if (!found) return gone
  return { value: field === 'text' ? found.text : found.isShared, at: found.changedAt }
}

/**
 * Merges one field. What only one side changed is taken. Where both did, the newer stays; a removal of what was changed
 * meanwhile is not done. Of two values that differ, neither is lost: the person is asked.
 */
export function mergeChange(change: WaitingChange, theirs: Theirs): Merged {
  const { base, mine, field, at } = change
  if (isGone(theirs)) return ofGone(field)
  if (isSame(theirs.value, mine) || (field === 'isIn' && mine !== false && theirs.value !== false))
    return { does: 'done' }
  if (isSame(theirs.value, base)) return { does: 'send' }
  const removes = mine === false && field !== 'isShared'
  const isNewer = theirs.at === undefined || Date.parse(at) >= Date.parse(theirs.at)
  return { does: isNewer && !removes ? 'send' : 'stay', theirs: theirs.value }
}

/** Whether a note that is not there any more is shared is nothing to decide. */
const ofGone = (field: WaitingField): Merged =>
  field === 'isShared' ? { does: 'done' } : { does: 'stay', theirs: gone }
