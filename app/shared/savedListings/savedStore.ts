import type { Language } from '#domain/locale.ts'
import { currentUser, onUserChange, setUser } from '#app/shared/account/userStore.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { read, run } from '#app/transport/call.ts'
import type { ReplyOf } from '#app/transport/contract.ts'
import type { OutcomeOf } from '#app/transport/outcome.ts'
import { saved } from '#app/transport/saved/saved.ts'

/** The saved homes of the signed-in user, by id. As the account names them, or fetched with the first button that shows one. */
export type SavedIds = ReadonlySet<number>

const none: SavedIds = new Set()
const listeners = new Set<() => void>()
let ids: SavedIds = none
/** Their owner; undefined before they were fetched. */
let owner: string | undefined

export const currentSaved = (): SavedIds => ids
export const noneSaved = (): SavedIds => none

function show(next: SavedIds): void {
  ids = next
  for (const listener of listeners) listener()
}

/** Subscribes to changes; for `useSyncExternalStore`. */
export function onSavedChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The number of changes made here: replies to earlier requests are outdated. */
let changes = 0

/** Reads the saved homes once per user. If that fails, nothing is marked. */
export async function loadSaved(language: Language): Promise<void> {
  const { user } = currentUser()
  if (user === null || owner === user.uuid) return
  owner = user.uuid
  // The account names them; where it knows of more than it names, they are fetched.
  if (user.savedAds.length === currentUser().counters.savedAds) return show(new Set(user.savedAds))
  const turn = changes
  const { reply } = await run(read(apiKey.savedIds(language)))
  if (!reply) owner = undefined
  else if (owner === user.uuid && turn === changes) show(new Set(reply.ids))
}

onUserChange(() => {
  if (currentUser().isSignedIn || owner === undefined) return
  owner = undefined
  show(none)
})

function mark(id: number, isSaved: boolean): void {
  const next = new Set(ids)
  if (isSaved) next.add(id)
  else next.delete(id)
  show(next)
}

/** Saves or unsaves a home: shown at once, and reverted on a failure. */
export async function changeSaved(
  id: number,
  isSaved: boolean,
  language: Language,
): Promise<OutcomeOf<'PUT /api-next/saved/:id/'>> {
  const turn = ++changes
  mark(id, isSaved)
  const outcome = await run(saved.change(id, isSaved, language))
  if (outcome.failure) {
    mark(id, !isSaved)
    return outcome
  }
  const { reply } = outcome
  // If another change is pending, its reply has the current state.
  if (turn === changes) show(new Set(reply.ids))
  setUser({ ...currentUser(), counters: reply.counters })
  return outcome
}

/** Shows what a change that waited for a line was answered with. */
export function adoptSaved({ ids: kept, counters }: ReplyOf<'PUT /api-next/saved/:id/'>): void {
  changes++
  show(new Set(kept))
  setUser({ ...currentUser(), counters })
}

/** Shows the saved homes of a page that was kept, until the server can name the user. */
export function expectSaved(kept: readonly number[]): void {
  if (owner === undefined) show(new Set(kept))
}

/** What saves without a line, on the page that can; resolves to false where it does not. */
export const savingWithoutLine: { save?: (id: number, isSaved: boolean) => Promise<boolean> } = {}

/** Shows a home as saved or not while that waits for a line. */
export const markSaved = mark
