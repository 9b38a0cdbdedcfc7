import { useEffect } from 'react'
import type { Language } from '#domain/locale.ts'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { whenIdle } from '#app/shared/whenIdle.ts'
import { loadPrograms } from '#app/transport/call.ts'
import { useAccountFacts } from './AccountFacts.ts'
import { loadUser } from './loadUser.ts'
import { useUser } from './useUser.ts'
import { hasSignedInCookie } from './userStore.ts'

/** The shell's account tasks, once on every page: it fetches the user, keeps marketing in step, and loads the runtime of calls. */
export function useAccount(): void {
  const language = useLanguage()
  const { hasMarketing = false } = useAccountFacts()
  const { user } = useUser()
  const uuid = user?.uuid
  useEffect(() => {
    if (hasSignedInCookie()) void loadUser(language)
  }, [language])
  // If it cannot be loaded now, the first call loads it.
  useEffect(() => whenIdle(() => void loadPrograms().catch(() => undefined)), [])
  useEffect(() => {
    // No concern of the visitor's: the marker stays as it was, and the next visit tries again.
    if (hasMarketing && uuid !== undefined) tellMarketing(uuid, language).catch(() => undefined)
  }, [hasMarketing, uuid, language])
}

/** Most visitors are not signed in, and most portals have no marketing service: its code is loaded for the others. */
async function tellMarketing(uuid: string, language: Language): Promise<void> {
  const { syncMarketing } = await import('./marketingSync.ts')
  await syncMarketing(uuid, language)
}
