import { useEffect, useEffectEvent } from 'react'
import { useUser } from '#app/shared/account/useUser.ts'
import { useFlags } from '#app/shell/FlagsContext.ts'
import type { StreamEvent } from '#domain/contact/Notification.ts'
import { listenToStream } from './eventStream.ts'

/** Notifies the signed-in user of events as they happen. All tabs of a browser share one connection. */
export function useLive(listener: (event: StreamEvent) => void, onOpen?: () => void): void {
  const { user } = useUser()
  const { realtimeNotifications } = useFlags()
  const uuid = realtimeNotifications ? user?.uuid : undefined
  const hear = useEffectEvent(listener)
  const open = useEffectEvent(() => onOpen?.())
  useEffect(
    () =>
      uuid === undefined
        ? undefined
        : listenToStream(uuid, { hear: (event) => hear(event), onOpen: () => open() }),
    [uuid],
  )
}
