import { announce } from '#design-system/feedback/announce/announce.ts'
import { ownGroup, type WaitingChange, type Wish } from '#domain/saved/waiting/WaitingChange.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { keepWish } from '#app/shared/offline/waiting/waitingStore.ts'
import { markSaved } from '#app/shared/savedListings/savedStore.ts'

/** Takes back what waits: nothing of it is sent. */
export function useTakeBack() {
  const { t } = useTexts()
  return async (change: WaitingChange) => {
    const kept = await keepWish({ ...change, mine: change.base } as Wish)
    if (!kept) return
    if (change.field === 'isIn' && change.group === ownGroup) markSaved(change.item, change.mine === false)
    announce(t('waiting.takenBack'), { topic: 'saved' })
  }
}
