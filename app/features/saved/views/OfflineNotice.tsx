import { useEffect, useState } from 'react'
import { useSWRConfig } from 'swr'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { loadUser } from '#app/shared/account/loadUser.ts'
import { expectAccount } from '#app/shared/account/userStore.ts'
import { useOnline } from '#app/shared/contact/useOnline.ts'
import { isOfSavedGroups } from '#app/transport/saved/savedKeys.ts'
import { useWaiting } from '../waiting/useWaiting.ts'
import { WaitingQuestions } from '../waiting/WaitingQuestions.tsx'

export interface OfflineNoticeProps {
  /** The group that the page shows; undefined for the default one. */
  group: string | undefined
}

/**
 * Says that there is no line and of when the homes are. With a line again, the homes are read once more, and what waited
 * is sent.
 */
export function OfflineNotice({ group }: OfflineNoticeProps) {
  const { t, format } = useTexts()
  const isOnline = useOnline()
  const { keptAt, isFresh } = useKeptPage(isOnline)
  const send = useWaiting(group, isOnline && (keptAt === undefined || isFresh))
  if (isOnline && (isFresh || keptAt === undefined)) return <WaitingQuestions send={send} />
  const at = !isFresh && keptAt !== undefined ? keptAt : new Date(performance.timeOrigin).toISOString()
  return (
    <Notice tone="warning">
      <p>{t('saved.offline.notice', { date: format.longDate(at), time: format.time(at) })}</p>
      <p>{t('waiting.offline')}</p>
    </Notice>
  )
}

/** Since when the page is kept, if it is, and whether it was read again since there is a line. */
function useKeptPage(isOnline: boolean) {
  const { language } = useTexts()
  const { mutate } = useSWRConfig()
  const [keptAt] = useState(() => document.documentElement.dataset['keptAt'])
  const [keptFor] = useState(() => document.documentElement.dataset['keptFor'])
  const [isFresh, setFresh] = useState(false)
  useEffect(() => {
    if (keptFor !== undefined) expectAccount(keptFor)
  }, [keptFor])
  useEffect(() => {
    if (!isOnline || keptAt === undefined) return
    void loadUser(language).then(async ({ user }) => {
      // The server was not reached.
      if (user === null) return
      await mutate(isOfSavedGroups)
      delete document.documentElement.dataset['keptAt']
      setFresh(true)
    })
  }, [isOnline, keptAt, language, mutate])
  return { keptAt, isFresh }
}
