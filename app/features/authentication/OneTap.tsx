import { useEffect, useEffectEvent } from 'react'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import type { OneTapFacts } from '#app/shared/account/AccountFacts.ts'
import { failureText } from '#app/shared/account/failureText.ts'
import { completeSignIn } from '#app/shared/account/signIn.ts'
import { tell } from '#app/shared/snackbar/tell.ts'
import { account } from '#app/transport/account.ts'
import { run } from '#app/transport/request.ts'
import { loadGoogle } from './model/loadGoogle.ts'

/** Whether this visit has had the prompt: once is enough (specification section 2). */
let isPrompted = false

/** Google's prompt. Rendered for anonymous users; removed when a user signs in by any means. */
export function OneTap({ clientId, script }: OneTapFacts) {
  const { t, language } = useTexts()
  const refuse = useEffectEvent((error: unknown) =>
    tell({ tone: 'error', text: failureText(error, t, 'toast_generic_error_message') }),
  )
  const receive = useEffectEvent(async (credential: string) => {
    const { trackSSOAccess } = await run(account.oneTap(credential, language))
    await completeSignIn({ method: 'google', isNew: trackSSOAccess === 'signup', language })
    announce(t('account.signedIn'), { topic: 'account' })
  })
  useEffect(() => {
    let isGone = false
    const google = loadGoogle(script)
    // A script that cannot be loaded is no failure of the visitor's: there is no prompt.
    google.then(
      (id) => {
        if (isGone || isPrompted) return
        isPrompted = true
        id.initialize({
          client_id: clientId,
          use_fedcm_for_prompt: true,
          callback: ({ credential }) => void receive(credential).catch((error: unknown) => refuse(error)),
        })
        id.prompt()
      },
      () => undefined,
    )
    return () => {
      isGone = true
      google.then(
        (id) => id.cancel(),
        () => undefined,
      )
    }
  }, [clientId, script])
  return null
}
