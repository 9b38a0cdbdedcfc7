import { type Store, localStore } from '#app/shared/storage/safeStorage.ts'
import { storedKeys } from '#app/shared/storage/storedKeys.ts'

/** Where the hashes of the last email and phone are stored, and the key that they are made with. */
export const hashedContactKeys = {
  salt: `${storedKeys.hashedContact}.salt`,
  email: `${storedKeys.hashedContact}.email`,
  phone: `${storedKeys.hashedContact}.phone`,
} as const

export function forgetHashedContact(store: Store = localStore()): void {
  for (const key of Object.values(hashedContactKeys)) store.removeItem(key)
}
