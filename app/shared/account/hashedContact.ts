import { type Store, localStore } from '#app/shared/storage/safeStorage.ts'
import { hashedContactKeys as keys } from './forget/forgetHashedContact.ts'

/** Hashes of the email and phone last used on this device; empty where none could be made. */
export interface HashedContact {
  readonly email: string
  readonly phone: string
}

const saltBytes = 32

/**
 * Stores an email and a phone as hashes (specification section 3). The key belongs to this device and is
 * removed at sign-out, so the hashes cannot be matched against a list of addresses.
 */
export async function keepHashedContact(
  contact: HashedContact,
  store: Store = localStore(),
): Promise<HashedContact> {
  const salt = saltOf(store)
  const [email, phone] = await Promise.all([
    hash(contact.email.trim().toLowerCase(), salt),
    hash(contact.phone.replaceAll(/[^\d+]/g, ''), salt),
  ])
  if (email !== '') store.setItem(keys.email, email)
  if (phone !== '') store.setItem(keys.phone, phone)
  return { email, phone }
}

function saltOf(store: Store): string {
  const known = store.getItem(keys.salt)
  if (known !== null) return known
  const salt = hex(crypto.getRandomValues(new Uint8Array(saltBytes)))
  store.setItem(keys.salt, salt)
  return salt
}

/** HMAC with SHA-256. Browsers have it on secure origins only; elsewhere nothing is kept. */
async function hash(text: string, salt: string): Promise<string> {
  if (text === '' || !globalThis.crypto?.subtle) return ''
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(salt), algorithm, false, ['sign'])
  return hex(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))))
}

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
