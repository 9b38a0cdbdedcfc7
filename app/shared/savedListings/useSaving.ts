import { announce } from '#design-system/feedback/announce/announce.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { openAuthDialog } from '#app/shared/account/authRequest.ts'
import { failureText } from '#app/shared/account/failureText.ts'
import { currentUser } from '#app/shared/account/userStore.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { tell } from '#app/shared/snackbar/tell.ts'
import { changeSaved } from './savedStore.ts'

/** Saves or unsaves a home and announces it. A visitor who is not signed in is asked to sign in first. */
export function useSaving(): (id: number, isSaved: boolean) => Promise<void> {
  const { t, language } = useTexts()
  return async function save(id, isSaved) {
    if (!(await isSomebody())) return
    try {
      await withSession(t, () => changeSaved(id, isSaved, language), 'saved.session')
      if (isSaved) await sayDone(t('saved.done'))
      else
        await tell({
          text: t('saved.removed'),
          action: { label: t('saved.undo'), onPress: () => void save(id, true) },
        })
    } catch (error) {
      await tell({ tone: 'error', text: failureText(error, t, 'toast_generic_error_message') })
    }
  }
}

const isSomebody = async (): Promise<boolean> =>
  currentUser().isSignedIn || (await openAuthDialog()) !== undefined

let isSaid = false

/**
 * The benefit of saving is shown once: the heart shows the rest, and screen readers get a message each time.
 */
async function sayDone(text: string): Promise<void> {
  if (isSaid) {
    announce(text, { topic: 'saved' })
    return
  }
  isSaid = true
  await tell({ tone: 'success', text })
}
