import { useSyncExternalStore } from 'react'
import { useAccountFacts } from './AccountFacts.ts'
import { anonymous, currentUser, onUserChange, signedIn, type UserState } from './userStore.ts'

/** The user. During hydration, what the server knows: whether a user is signed in, and not which one. */
export function useUser(): UserState {
  const { isSignedIn } = useAccountFacts()
  return useSyncExternalStore(onUserChange, currentUser, () => (isSignedIn ? signedIn : anonymous))
}

/**
 * Whether a user is signed in. A page that needs no more is not rendered again once the user is known, which would
 * drop what was opened in its parts that are not hydrated yet.
 */
export function useIsSignedIn(): boolean {
  const { isSignedIn } = useAccountFacts()
  return useSyncExternalStore(
    onUserChange,
    () => currentUser().isSignedIn,
    () => isSignedIn,
  )
}
