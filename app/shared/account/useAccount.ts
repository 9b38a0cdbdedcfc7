import { useEffect } from 'react'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { useAccountFacts } from './AccountFacts.ts'
import { loadUser } from './loadUser.ts'
import { syncMarketing } from './marketingSync.ts'
import { useUser } from './useUser.ts'
import { hasSignedInCookie } from './userStore.ts'

/** What the shell does about the account once on every page: asks who is signed in, and keeps marketing in step. */
export function useAccount(): void {
  const language = useLanguage()
  const { hasMarketing = false } = useAccountFacts()
  const { user } = useUser()
  const uuid = user?.uuid
  useEffect(() => {
    if (hasSignedInCookie()) void loadUser(language)
  }, [language])
  useEffect(() => {
    if (hasMarketing && uuid !== undefined) syncMarketing(uuid, language).catch(() => undefined)
  }, [hasMarketing, uuid, language])
}
