import { useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { useUser } from '#app/shared/account/useUser.ts'
import { isPersonal } from '#app/transport/apiKey.ts'

/** Keeps nothing of what one person was told for the next who signs in on this page. */
export function usePersonalReplies(): void {
  const { isSignedIn, user } = useUser()
  const { mutate } = useSWRConfig()
  const known = useRef<string>(undefined)
  const uuid = user?.uuid
  useEffect(() => {
    const isGone =
      known.current !== undefined && (!isSignedIn || (uuid !== undefined && uuid !== known.current))
    if (isGone) void mutate(isPersonal, undefined, { revalidate: false })
    known.current = uuid ?? (isSignedIn ? known.current : undefined)
  }, [isSignedIn, uuid, mutate])
}
