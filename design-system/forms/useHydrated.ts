import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page is hydrated: until then, forms must work without script. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
