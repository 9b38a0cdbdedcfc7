import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { applyWaiting } from '#domain/saved/waiting/applyWaiting.ts'
import { waitingId } from '#domain/saved/waiting/WaitingChange.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useUser } from '#app/shared/account/useUser.ts'
import { sendWaiting } from '#app/shared/offline/waiting/sendWaiting.ts'
import { onSent, takeSent } from '#app/shared/offline/waiting/sentWaiting.ts'
import {
  keepWish,
  loadWaiting,
  noWaiting,
  onWaiting,
  settle,
  waitingAccount,
  waitingNow,
} from '#app/shared/offline/waiting/waitingStore.ts'
import { isOfSavedGroups } from '#app/transport/saved/savedKeys.ts'
import { showWaitingView } from '../model/waitingView.ts'
import { useHeartWithoutLine } from './useHeartWithoutLine.ts'

/** Shows what waits in the groups of the page, keeps more, and sends it once there is a line. Returns what sends it. */
export function useWaiting(group: string | undefined, mayReach: boolean): () => Promise<void> {
  const { t, language } = useTexts()
  const { mutate } = useSWRConfig()
  const changes = useSyncExternalStore(onWaiting, waitingNow, noWaiting)
  const account = useUser().user?.uuid
  useHeartWithoutLine(group)
  useEffect(() => {
    showWaitingView({
      apply: (shown) => applyWaiting(shown, changes),
      keep: async (wish, key) => ((await keepWish(wish, key)) ? t('waiting.kept') : undefined),
      forget: (wish) => {
        const owner = waitingAccount()
        const waiting = changes.find(({ id }) => id === waitingId(wish))
        if (owner !== undefined && waiting) void settle(owner, waiting)
      },
    })
    return () => showWaitingView(undefined)
  }, [changes, t])
  const tellOfSent = useEffectEvent(() => {
    const { sent, asks, refused } = takeSent()
    if (sent + asks + refused === 0) return
    const open = asks + refused
    const said = [
      ...(sent > 0 ? [t('waiting.sent', { count: sent })] : []),
      ...(open > 0 ? [t('waiting.asks', { count: open })] : []),
    ]
    announce(said.join(' '), { topic: 'saved' })
    void mutate(isOfSavedGroups)
  })
  useEffect(() => {
    tellOfSent()
    return onSent(() => tellOfSent())
  }, [])
  const send = () => sendWaiting(language)
  const sendOnce = useEffectEvent(send)
  useEffect(() => {
    void loadWaiting().then((found) => {
      if (mayReach && found.length > 0) void sendOnce()
    })
  }, [mayReach, account])
  return send
}
