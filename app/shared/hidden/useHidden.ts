import { useEffect, useSyncExternalStore } from 'react'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { useUser } from '#app/shared/account/useUser.ts'
import { currentHidden, type HiddenIds, loadHidden, noneHidden, onHiddenChange } from './hiddenStore.ts'

/** The listings that lists leave out for the signed-in user; none while loading, and on the server. */
export function useHidden(): HiddenIds {
  const language = useLanguage()
  const { user, counters } = useUser()
  const mayHave = user !== null && counters.blacklistedAds > 0
  useEffect(() => void (mayHave && loadHidden(language)), [mayHave, language])
  return useSyncExternalStore(onHiddenChange, currentHidden, noneHidden)
}
