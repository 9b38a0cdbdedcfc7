import { useEffect } from 'react'
import type { Language } from '#domain/locale.ts'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { useAccountFacts } from './AccountFacts.ts'
import { loadUser } from './loadUser.ts'
import { useUser } from './useUser.ts'
import { hasSignedInCookie } from './userStore.ts'

/** The shell's account tasks, once on every page: it fetches the user, and keeps marketing in step. */
export function useAccount(): void {
  const language = useLanguage()
  const { hasMarketing = false } = useAccountFacts()
  const { user } = useUser()
  const uuid = user?.uuid
  useEffect(() => {
    if (hasSignedInCookie()) void loadUser(language)
  }, [language])
  useEffect(() => {
    if (hasMarketing && uuid !== undefined) tellMarketing(uuid, language).catch(() => undefined)
  }, [hasMarketing, uuid, language])
}

/** Most visitors are not signed in, and most portals have no marketing service: its code is loaded for the others. */
async function tellMarketing(uuid: string, language: Language): Promise<void> {
  const { syncMarketing } = await import('./marketingSync.ts')
  await syncMarketing(uuid, language)
}
