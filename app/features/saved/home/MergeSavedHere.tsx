import { useTexts } from '#app/i18n/TextsContext.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import { savedHere, useSavedHere } from '#app/shared/savedListings/savedHere.ts'
import { changeSaved } from '#app/shared/savedListings/savedStore.ts'
import { OnlyHere } from '../recent/OnlyHere.tsx'

export interface MergeSavedHereProps {
  /** The account has them. */
  onDone: () => void
}

/** Asks a signed-in user whether the account may keep the homes that this device saved before: until then they stay. */
export function MergeSavedHere({ onDone }: MergeSavedHereProps) {
  const { t, language } = useTexts()
  const ids = useSavedHere()
  if (ids.size === 0) return null
  const add = async () => {
    // One after the other, the oldest first: the list of the account has the same order.
    for (const id of ids) {
      const { failure } = await withSession(t, () => changeSaved(id, true, language), 'saved.session')
      if (failure) {
        onDone()
        return tellFailure(failure, t)
      }
      savedHere.remove(id)
    }
    onDone()
  }
  return <OnlyHere onAdd={() => void add()}>{t('saved.here.merge', { count: ids.size })}</OnlyHere>
}
