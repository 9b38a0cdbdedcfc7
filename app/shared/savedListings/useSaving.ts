import { announce } from '#design-system/feedback/announce/announce.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { openAuthDialog } from '#app/shared/account/authRequest.ts'
import { currentUser } from '#app/shared/account/userStore.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import { tell } from '#app/shared/snackbar/tell.ts'
import { useFlags } from '#app/shell/FlagsContext.ts'
import { savedHere } from './savedHere.ts'
import { changeSaved, savingWithoutLine } from './savedStore.ts'

/**
 * Saves or unsaves a home and announces it. A visitor who is not signed in is asked to sign in first; where the flag
 * allows it, the device keeps the home instead.
 */
export function useSaving(): (id: number, isSaved: boolean) => Promise<void> {
  const { t, language } = useTexts()
  const { saveListingWithoutLogin: keepsHere } = useFlags()
  return async function save(id, isSaved) {
    const isHere = keepsHere && !currentUser().isSignedIn
    if (!isHere && !(await isSomebody())) return
    if (!navigator.onLine && (await savingWithoutLine.save?.(id, isSaved))) return
    const { failure } = isHere
      ? keepHere(id, isSaved)
      : await withSession(t, () => changeSaved(id, isSaved, language), 'saved.session')
    if (failure) await tellFailure(failure, t)
    else if (isSaved) await sayDone(t(isHere ? 'saved.here.done' : 'saved.done'))
    else
      await tell({
        text: t('saved.removed'),
        action: { label: t('saved.undo'), onPress: () => void save(id, true) },
      })
  }
}

function keepHere(id: number, isSaved: boolean): { failure?: undefined } {
  if (isSaved) savedHere.add(id)
  else savedHere.remove(id)
  return {}
}

const isSomebody = async (): Promise<boolean> =>
  currentUser().isSignedIn || (await openAuthDialog({ isForHome: true })) !== undefined

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
