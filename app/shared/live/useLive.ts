import { useEffect, useEffectEvent } from 'react'
import { useUser } from '#app/shared/account/useUser.ts'
import { useFlags } from '#app/shell/FlagsContext.ts'
import type { StreamEvent } from '#domain/contact/Notification.ts'
import { listenToStream } from './eventStream.ts'

/** Tells of what happens to whoever is signed in, while it happens. All listeners of a tab share one line. */
export function useLive(listener: (event: StreamEvent) => void): void {
  const { isSignedIn } = useUser()
  const { realtimeNotifications } = useFlags()
  const isWanted = isSignedIn && realtimeNotifications
  const hear = useEffectEvent(listener)
  useEffect(() => (isWanted ? listenToStream((event) => hear(event)) : undefined), [isWanted])
}
