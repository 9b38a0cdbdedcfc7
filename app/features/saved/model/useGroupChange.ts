import { useSWRConfig } from 'swr'
import { announce } from '#design-system/feedback/announce/announce.ts'
import type { Wish } from '#domain/saved/waiting/WaitingChange.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { newKey } from '#app/shared/drafts/newKey.ts'
import { act, type ActReason } from '#app/shared/failures/treatments.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import { tell } from '#app/shared/snackbar/tell.ts'
import { type Call, run } from '#app/transport/call.ts'
import { keyed } from '#app/transport/keyed.ts'
import { isOfSavedGroups } from '#app/transport/saved/savedKeys.ts'
import { waitingView } from './waitingView.ts'

/** The change waits for a line. */
export const waits = Symbol('waits')

interface GroupChange {
  <Reply, Reason extends string>(made: Call<Reply, Reason>): Promise<Reply | undefined>
  <Reply, Reason extends string>(
    made: Call<Reply, Reason>,
    wish: Wish | undefined,
  ): Promise<Reply | typeof waits | undefined>
}

/**
 * Makes a change of saved homes, and fetches what depends on it again, also after a refusal: it may have been changed
 * elsewhere. Returns the reply; undefined after a failure, which is told. Without a line a change with a `wish` waits,
 * and any other is refused: what was typed stays.
 */
export function useGroupChange(): GroupChange {
  const { t } = useTexts()
  const { mutate } = useSWRConfig()
  return async <Reply, Reason extends string>(made: Call<Reply, Reason>, wish?: Wish) => {
    if (!navigator.onLine) {
      if (await waitsFor(wish)) return waits as never
      await tell({ tone: 'error', text: t('saved.offline.change') })
      return undefined
    }
    const key = newKey()
    const sent = wish ? keyed(made, key, wish.version) : made
    const { reply, failure } = await withSession(t, () => run(sent), 'saved.session')
    // It may have arrived: it is sent again under the same key.
    if (failure?._tag === 'ConnectionError' && (await waitsFor(wish, key))) return waits as never
    if (!failure && wish) waitingView()?.forget(wish)
    await mutate(isOfSavedGroups)
    // The app sends no key of its own: each press is another change.
    if (failure) await tellFailure(act(failure, noKey) as never, t)
    return reply
  }
}

/** Whether a change is kept for later, which is then announced. */
async function waitsFor(wish: Wish | undefined, key?: string): Promise<boolean> {
  const words = wish && (await waitingView()?.keep(wish, key))
  if (words === undefined) return false
  announce(words, { topic: 'saved' })
  return true
}

const noKey = {} as Readonly<Record<ActReason, () => void>>
