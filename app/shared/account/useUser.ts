import { useSyncExternalStore } from 'react'
import { useAccountFacts } from './AccountFacts.ts'
import { anonymous, currentUser, onUserChange, signedIn, type UserState } from './userStore.ts'

/** The user. During hydration, the server's knowledge: that somebody is signed in, not who. */
export function useUser(): UserState {
  const { isSignedIn } = useAccountFacts()
  return useSyncExternalStore(onUserChange, currentUser, () => (isSignedIn ? signedIn : anonymous))
}
