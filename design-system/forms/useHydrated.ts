import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether script has taken over from the server's markup: until then, forms must work as they stand. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
