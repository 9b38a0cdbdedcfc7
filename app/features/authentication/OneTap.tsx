import { useEffect, useEffectEvent } from 'react'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import type { OneTapFacts } from '#app/shared/account/AccountFacts.ts'
import { completeSignIn } from '#app/shared/account/signIn.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import { account } from '#app/transport/account.ts'
import { run } from '#app/transport/call.ts'
import { loadGoogle } from './model/loadGoogle.ts'

/** Whether this visit has had the prompt: once is enough (specification section 2). */
let isPrompted = false

/** Google's prompt. Rendered for anonymous users; removed when a user signs in by any means. */
export function OneTap({ clientId, script }: OneTapFacts) {
  const { t, language } = useTexts()
  const receive = useEffectEvent(async (credential: string) => {
    const { reply, failure } = await run(account.oneTap(credential, language))
    if (failure) return tellFailure(failure, t)
    await completeSignIn({ method: 'google', isNew: reply.trackSSOAccess === 'signup', language })
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
          callback: ({ credential }) => void receive(credential),
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
