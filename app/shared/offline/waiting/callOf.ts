import { ownGroup, type WaitingChange } from '#domain/saved/waiting/WaitingChange.ts'
import type { SavedItem, WholeGroup } from '#domain/api/saved/SavedGroups.ts'
import type { Language } from '#domain/locale.ts'
import type { Call } from '#app/transport/call.ts'
import { saved } from '#app/transport/saved/saved.ts'
import { savedGroups } from '#app/transport/saved/savedGroups.ts'

/** A call of a change, and the version that it is made from. */
export interface CallOfChange {
  readonly call: Call<unknown, string>
  readonly version?: number | undefined
}

/** The call that makes a change in a group as the server has it. */
export function callOf(change: WaitingChange, group: WholeGroup, language: Language): CallOfChange {
  const { item: id, field } = change
  const of = { id: group.id, item: id }
  const item = group.items.find((one) => one.id === id)
  if (field === 'stage') {
    const { version } = item ?? {}
    const json = { stage: change.mine, ...(version !== undefined && { version }) }
    return { call: savedGroups.move(of, json, language), version }
  }
  if (field === 'vote') return { call: savedGroups.vote(of, change.mine ?? { vote: null }, language) }
  if (field === 'isIn') return { call: callOfPlace(change, group, language) }
  return callOfNote(change, of, item, language)
}

/** The heart saves into the default group, which may not be there yet. */
function callOfPlace({ mine, group: name, item }: WaitingChange, { id }: WholeGroup, language: Language) {
  if (name === ownGroup) return saved.change(item, mine !== false, language)
  return mine === false ? savedGroups.drop({ id, item }, language) : savedGroups.add(id, item, language)
}

function callOfNote(
  { field, mine, note = '' }: WaitingChange,
  of: { readonly id: string; readonly item: number },
  item: SavedItem | undefined,
  language: Language,
): CallOfChange {
  if (field === 'note')
    return { call: savedGroups.note(of, mine as { text: string; isShared: boolean }, language) }
  const params = { ...of, note }
  if (field === 'noteKept') return { call: savedGroups.dropNote(params, language) }
  const version = item?.notes.find(({ id }) => id === note)?.version
  const json = field === 'text' ? { text: mine as string } : { isShared: mine as boolean }
  const sent = { ...json, ...(version !== undefined && { version }) }
  return { call: savedGroups.changeNote(params, sent, language), version }
}
