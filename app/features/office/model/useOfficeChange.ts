import { useSWRConfig } from 'swr'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { act, type ActReason } from '#app/shared/failures/treatments.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import { type Call, run } from '#app/transport/call.ts'
import { isOfOffice } from '#app/transport/office/officeKeys.ts'

/**
 * Makes a change of an agency's work, and fetches what depends on it again, also after a refusal. Returns the reply;
 * undefined after a failure, which is told.
 */
export function useOfficeChange() {
  const { t } = useTexts()
  const { mutate } = useSWRConfig()
  return async <Reply, Reason extends string>(made: Call<Reply, Reason>): Promise<Reply | undefined> => {
    const { reply, failure } = await withSession(t, () => run(made), 'office.session')
    await mutate(isOfOffice)
    // The app sends no key of its own: each press is another change.
    if (failure) await tellFailure(act(failure, noKey) as never, t)
    return reply
  }
}

const noKey = {} as Readonly<Record<ActReason, () => void>>
