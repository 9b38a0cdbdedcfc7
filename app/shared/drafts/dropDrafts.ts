import { sessionStore } from '#app/shared/storage/safeStorage.ts'
import { storedKeys } from '#app/shared/storage/storedKeys.ts'

/** Before the name under which a draft is kept. */
export const draftPrefix = `${storedKeys.drafts}.`
const namesKey = `${storedKeys.drafts}s`

/** Names have no spaces. */
const names = (): readonly string[] => (sessionStore().getItem(namesKey) ?? '').split(' ').filter(Boolean)

/** A draft is kept under this name. */
export const noteDraft = (name: string): void =>
  sessionStore().setItem(namesKey, [...new Set(names()).add(name)].join(' '))

/** The next user of this browser must not find drafts. */
export function dropDrafts(): void {
  for (const name of names()) sessionStore().removeItem(draftPrefix + name)
  sessionStore().removeItem(namesKey)
}
