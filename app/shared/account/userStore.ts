import { accountCookies } from '#domain/account/cookies.ts'
import { type Counters, noCounters } from '#domain/account/counters.ts'
import type { User } from '#domain/account/User.ts'
import { nobodyShown } from '#domain/account/shownAccount.ts'
import { type ShownAccount, showAccount } from '#app/transport/shownAccount.ts'
import { readCookie } from './cookies.ts'

/** The user. Signed in without a `user`: the reply is pending, or failed. */
export interface UserState {
  readonly isSignedIn: boolean
  readonly user: User | null
  readonly counters: Counters
}

export const anonymous: UserState = { isSignedIn: false, user: null, counters: noCounters }
/** Signed in, user unknown. */
export const signedIn: UserState = { ...anonymous, isSignedIn: true }

/** Whether the server's readable cookie says that a user is signed in. */
export const hasSignedInCookie = (): boolean => readCookie(accountCookies.signedIn) === '1'

const listeners = new Set<() => void>()
let state: UserState | undefined
/** The last known user of this page: it still shows their data while a session is requested again. */
let lastKnown: string | undefined

export function currentUser(): UserState {
  if (state === undefined) {
    state = hasSignedInCookie() ? signedIn : anonymous
    showAccount(accountShownBy(state))
  }
  return state
}

export function setUser(next: UserState): void {
  state = next
  lastKnown = next.user?.uuid ?? lastKnown
  showAccount(accountShownBy(next))
  for (const listener of listeners) listener()
}

const accountShownBy = ({ isSignedIn, user }: UserState): ShownAccount =>
  user?.uuid ?? (isSignedIn ? lastKnown : nobodyShown)

/** A page that was kept shows this account before the server can say who is signed in. */
export function expectAccount(uuid: string): void {
  lastKnown ??= uuid
  showAccount(accountShownBy(currentUser()))
}

/** Whether an account differs from the last known one of this page. */
export const isAnotherAccount = (uuid: string): boolean => lastKnown !== undefined && lastKnown !== uuid

/** The user signed out on this page: the next sign-in on it is no change made elsewhere. */
export const forgetLastKnown = (): void => void (lastKnown = undefined)

/** Subscribes to changes; for `useSyncExternalStore`. */
export function onUserChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
