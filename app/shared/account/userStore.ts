import { accountCookies } from '#domain/account/cookies.ts'
import { type Counters, noCounters } from '#domain/account/counters.ts'
import type { User } from '#domain/account/User.ts'
import { readCookie } from './cookies.ts'

/** Who is here. Signed in without a `user`: the server has not said yet, or could not. */
export interface UserState {
  readonly isSignedIn: boolean
  readonly user: User | null
  readonly counters: Counters
}

export const anonymous: UserState = { isSignedIn: false, user: null, counters: noCounters }
/** Somebody; who, is not known. */
export const signedIn: UserState = { ...anonymous, isSignedIn: true }

/** Whether the server's readable cookie says that somebody is signed in. */
export const hasSignedInCookie = (): boolean => readCookie(accountCookies.signedIn) === '1'

const listeners = new Set<() => void>()
let state: UserState | undefined

export const currentUser = (): UserState => (state ??= hasSignedInCookie() ? signedIn : anonymous)

export function setUser(next: UserState): void {
  state = next
  for (const listener of listeners) listener()
}

/** Tells of changes; for `useSyncExternalStore`. */
export function onUserChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
