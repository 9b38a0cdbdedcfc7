import { useSWRConfig } from 'swr'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { act, type ActReason } from '#app/shared/failures/treatments.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import { tell } from '#app/shared/snackbar/tell.ts'
import { type Call, run } from '#app/transport/call.ts'
import { isOfSavedGroups } from '#app/transport/saved/savedKeys.ts'

/**
 * Makes a change of saved homes, and fetches what depends on it again, also after a refusal: it may have been changed
 * elsewhere. Returns the reply; undefined after a failure, which is told.
 */
export function useGroupChange() {
  const { t } = useTexts()
  const { mutate } = useSWRConfig()
  return async <Reply, Reason extends string>(made: Call<Reply, Reason>): Promise<Reply | undefined> => {
    // What waited for a line could be sent long after it was meant: nothing is, and what was typed stays.
    if (!navigator.onLine) {
      await tell({ tone: 'error', text: t('saved.offline.change') })
      return undefined
    }
    const { reply, failure } = await withSession(t, () => run(made), 'saved.session')
    await mutate(isOfSavedGroups)
    // The app sends no key of its own: each press is another change.
    if (failure) await tellFailure(act(failure, noKey) as never, t)
    return reply
  }
}

const noKey = {} as Readonly<Record<ActReason, () => void>>
