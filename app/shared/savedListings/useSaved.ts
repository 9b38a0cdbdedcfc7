import { useEffect, useSyncExternalStore } from 'react'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { useUser } from '#app/shared/account/useUser.ts'
import { useFlags } from '#app/shell/FlagsContext.ts'
import { useSavedHere } from './savedHere.ts'
import { currentSaved, loadSaved, noneSaved, onSavedChange, type SavedIds } from './savedStore.ts'

/**
 * The saved homes of the signed-in user; none while loading, and on the server. Without an account, those of this
 * device where the flag allows it.
 */
export function useSaved(): SavedIds {
  const language = useLanguage()
  const { isSignedIn, user } = useUser()
  const { saveListingWithoutLogin: keepsHere } = useFlags()
  const uuid = user?.uuid
  useEffect(() => void (uuid !== undefined && loadSaved(language)), [uuid, language])
  const ofAccount = useSyncExternalStore(onSavedChange, currentSaved, noneSaved)
  const here = useSavedHere()
  return keepsHere && !isSignedIn ? here : ofAccount
}
