import { useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { useUser } from '#app/shared/account/useUser.ts'
import { isPersonal } from '#app/transport/apiKey.ts'

/** Drops all personal replies when another user signs in on this page. */
export function usePersonalReplies(): void {
  const { isSignedIn, user } = useUser()
  const { cache, mutate } = useSWRConfig()
  const known = useRef<string>(undefined)
  const uuid = user?.uuid
  useEffect(() => {
    const isGone =
      known.current !== undefined && (!isSignedIn || (uuid !== undefined && uuid !== known.current))
    // By their keys: a filter of SWR sees only keys that a hook has used.
    const gone = isGone ? [...cache.keys()].filter(isPersonal) : []
    for (const key of gone) void mutate(key, undefined, { revalidate: false })
    known.current = uuid ?? (isSignedIn ? known.current : undefined)
  }, [isSignedIn, uuid, cache, mutate])
}
