import type { HideReason } from '#domain/saved/hiding.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { openAuthDialog } from '#app/shared/account/authRequest.ts'
import { currentUser } from '#app/shared/account/userStore.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { act } from '#app/shared/failures/treatments.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import { tell } from '#app/shared/snackbar/tell.ts'
import { hideHome, showHome } from './hiddenStore.ts'

/**
 * Hides a home from lists, with a reason, says so and offers to undo it. Who is not signed in is asked to sign in
 * first. Answers whether it is hidden.
 */
export function useHiding(): (id: number, reason: HideReason) => Promise<boolean> {
  const { t, language } = useTexts()
  return async (id, reason) => {
    if (!currentUser().isSignedIn && (await openAuthDialog({ isForHome: true })) === undefined) return false
    const { failure } = await withSession(t, () => hideHome(id, reason, language), 'saved.session')
    if (failure) {
      await tellFailure(act(failure, { KeyReused: () => undefined }), t)
      return false
    }
    void tell({
      text: t(reason === 'price' ? 'hidden.done.price' : 'hidden.done'),
      action: { label: t('saved.undo'), onPress: () => void showHome(id, language) },
    })
    return true
  }
}
