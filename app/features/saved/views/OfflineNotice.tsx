import { useEffect, useState } from 'react'
import { useSWRConfig } from 'swr'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { loadUser } from '#app/shared/account/loadUser.ts'
import { expectAccount } from '#app/shared/account/userStore.ts'
import { useOnline } from '#app/shared/contact/useOnline.ts'
import { isOfSavedGroups } from '#app/transport/saved/savedKeys.ts'

/** Says that there is no line and of when the homes are. With a line again, the homes are read once more. */
export function OfflineNotice() {
  const { t, format, language } = useTexts()
  const { mutate } = useSWRConfig()
  const isOnline = useOnline()
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
  if (isOnline && (isFresh || keptAt === undefined)) return null
  const at = !isFresh && keptAt !== undefined ? keptAt : new Date(performance.timeOrigin).toISOString()
  return (
    <Notice tone="warning">
      <p>{t('saved.offline.notice', { date: format.longDate(at), time: format.time(at) })}</p>
      <p>{t('saved.offline.change')}</p>
    </Notice>
  )
}
