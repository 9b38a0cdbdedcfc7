import { useSyncExternalStore } from 'react'
import { useAccountFacts } from './AccountFacts.ts'
import { anonymous, currentUser, onUserChange, signedIn, type UserState } from './userStore.ts'

/** The user. During hydration, what the server knows: whether a user is signed in, and not which one. */
export function useUser(): UserState {
  const { isSignedIn } = useAccountFacts()
  return useSyncExternalStore(onUserChange, currentUser, () => (isSignedIn ? signedIn : anonymous))
}
