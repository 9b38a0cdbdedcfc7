import { useEffect, useSyncExternalStore } from 'react'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { useUser } from '#app/shared/account/useUser.ts'
import { currentSaved, loadSaved, noneSaved, onSavedChange, type SavedIds } from './savedStore.ts'

/** The saved homes of the signed-in user; none while loading, and on the server. */
export function useSaved(): SavedIds {
  const language = useLanguage()
  const uuid = useUser().user?.uuid
  useEffect(() => void (uuid !== undefined && loadSaved(language)), [uuid, language])
  return useSyncExternalStore(onSavedChange, currentSaved, noneSaved)
}
