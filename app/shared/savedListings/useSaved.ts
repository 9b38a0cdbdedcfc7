import { useEffect, useSyncExternalStore } from 'react'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { useUser } from '#app/shared/account/useUser.ts'
import { currentSaved, loadSaved, noneSaved, onSavedChange, type SavedIds } from './savedStore.ts'

/** The homes that whoever is signed in has saved; none before it is known, and on the server. */
export function useSaved(): SavedIds {
  const language = useLanguage()
  const uuid = useUser().user?.uuid
  useEffect(() => void (uuid !== undefined && loadSaved(language)), [uuid, language])
  return useSyncExternalStore(onSavedChange, currentSaved, noneSaved)
}
