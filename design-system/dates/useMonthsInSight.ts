import { useSyncExternalStore } from 'react'
import { from } from '#tokens/scale/breakpoints.ts'

const wide = `${from('sm')}`

const subscribe = (onChange: () => void) => {
  const query = matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** As many months beside each other as there is room for, up to `most`; one on the server. */
export function useMonthsInSight(most: 1 | 2): 1 | 2 {
  const isWide = useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  )
  return isWide ? most : 1
}
