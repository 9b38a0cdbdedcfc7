import type { Language } from '#domain/locale.ts'
import type { HideReason } from '#domain/saved/hiding.ts'
import { currentUser, onUserChange, setUser } from '#app/shared/account/userStore.ts'
import { read, run } from '#app/transport/call.ts'
import { hidden } from '#app/transport/saved/hidden.ts'

/** Listings that the signed-in user hides, with other ads of the same homes. Fetched with the first list. */
export type HiddenIds = ReadonlySet<number>

const none: HiddenIds = new Set()
const listeners = new Set<() => void>()
let ids: HiddenIds = none
/** Their owner; undefined before they were fetched. */
let owner: string | undefined

export const currentHidden = (): HiddenIds => ids
export const noneHidden = (): HiddenIds => none

export function onHiddenChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function keep(next: readonly number[]): void {
  ids = next.length === 0 ? none : new Set(next)
  for (const listener of listeners) listener()
}

/** Fetches them once per user, who has some as the counters say. If that fails, nothing is left out. */
export async function loadHidden(language: Language): Promise<void> {
  const { user, counters } = currentUser()
  if (user === null || owner === user.uuid || counters.blacklistedAds === 0) return
  owner = user.uuid
  const { reply } = await run(read(hidden.ids(language)))
  if (reply === undefined) owner = undefined
  else if (owner === user.uuid) keep(reply.ids)
}

onUserChange(() => {
  if (currentUser().isSignedIn || owner === undefined) return
  owner = undefined
  keep([])
})

/** Hides a home. */
export const hideHome = (id: number, reason: HideReason, language: Language) =>
  changed(hidden.hide(id, reason, language))

/** Shows a home again; all of them without. */
export const showHome = (id: number | undefined, language: Language) => changed(hidden.show(id, language))

async function changed<Made extends ReturnType<typeof hidden.hide> | ReturnType<typeof hidden.show>>(
  made: Made,
) {
  const outcome = await run(made)
  if (outcome.reply) {
    owner = currentUser().user?.uuid
    keep(outcome.reply.ids)
    setUser({ ...currentUser(), counters: outcome.reply.counters })
  }
  return outcome
}
