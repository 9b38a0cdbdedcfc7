import { useState } from 'react'
import { type SocialProvider, signInMethods } from '#domain/account/socialProviders.ts'
import type { Profile } from '#domain/account/Profile.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { untilClosed } from '#app/shared/account/socialPopup.ts'
import { tell } from '#app/shared/snackbar/tell.ts'
import { socialLink } from '#app/transport/account.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { read, run } from '#app/transport/call.ts'

/** Links a provider to the account, in the provider's window. The profile shows the result. */
export function useLinking(profile: Profile, onChange: () => void) {
  const { t, language } = useTexts()
  const [waiting, setWaiting] = useState<SocialProvider>()
  const link = async (provider: SocialProvider) => {
    if (waiting !== undefined) return
    setWaiting(provider)
    const end = await untilClosed(socialLink(provider, language), `estia-${provider}`)
    // Without a reply the profile is as it was known.
    const { reply: now = profile } = await run(read(apiKey.profile(language)))
    setWaiting(undefined)
    onChange()
    const words = { provider: signInMethods[provider] }
    if (end === 'blocked') return tell({ tone: 'error', text: t('auth.social.blocked') })
    if (!now.providers.includes(provider))
      return tell({ text: t('profile.providers.notLinked', words), isOnlyHere: true })
    return tell({ tone: 'success', text: t('profile.providers.linked', words) })
  }
  return { waiting, link }
}
