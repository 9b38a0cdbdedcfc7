import { Menu } from '#design-system/overlays/Menu/Menu.tsx'
import { type HideReason, hideReasons } from '#domain/saved/hiding.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { openAuthDialog } from '#app/shared/account/authRequest.ts'
import { currentUser } from '#app/shared/account/userStore.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { act } from '#app/shared/failures/treatments.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import { tell } from '#app/shared/snackbar/tell.ts'
import { hideHome, showHome } from './hiddenStore.ts'

/** Hides a home from lists, with a reason, and offers to undo it. */
export function HideMenu({ id }: { id: number }) {
  const { t, language } = useTexts()
  const hide = async (reason: HideReason) => {
    if (!currentUser().isSignedIn && (await openAuthDialog()) === undefined) return
    const { failure } = await withSession(t, () => hideHome(id, reason, language), 'saved.session')
    if (failure) return tellFailure(act(failure, { KeyReused: () => undefined }), t)
    await tell({
      text: t(reason === 'price' ? 'hidden.done.price' : 'hidden.done'),
      action: { label: t('saved.undo'), onPress: () => void showHome(id, language) },
    })
  }
  return (
    <Menu
      label={t('hidden.hide')}
      icon="eyeOff"
      items={hideReasons.map((reason) => ({ id: reason, label: t(`hidden.reason.${reason}`) }))}
      onAction={(reason) => void hide(reason as HideReason)}
    />
  )
}
