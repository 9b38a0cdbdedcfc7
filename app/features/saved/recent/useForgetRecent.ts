import { useTexts } from '#app/i18n/TextsContext.ts'
import { loadUser } from '#app/shared/account/loadUser.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import { run } from '#app/transport/call.ts'
import { recent } from '#app/transport/saved/hidden.ts'

/** Forgets what the account keeps as recent. */
export function useForgetRecent(): () => Promise<void> {
  const { t, language } = useTexts()
  return async () => {
    const { failure } = await withSession(t, () => run(recent.forget(language)), 'saved.session')
    if (failure) await tellFailure(failure, t)
    // The account names what it keeps: it is asked again.
    else await loadUser(language)
  }
}
