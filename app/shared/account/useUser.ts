import { useSyncExternalStore } from 'react'
import { useAccountFacts } from './AccountFacts.ts'
import { anonymous, currentUser, onUserChange, signedIn, type UserState } from './userStore.ts'

/** Who is here. While the page is taken over from the server, what the server knew: that somebody is, not who. */
export function useUser(): UserState {
  const { isSignedIn } = useAccountFacts()
  return useSyncExternalStore(onUserChange, currentUser, () => (isSignedIn ? signedIn : anonymous))
}
