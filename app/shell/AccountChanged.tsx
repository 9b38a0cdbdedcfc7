import { useEffect } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { read, run } from '#app/transport/call.ts'
import { strip } from './AuthDialogHost.css.ts'

/** Says that another account is signed in than the page shows, and offers to reload. Typed text stays until then. */
export function AccountChanged() {
  const { t, language } = useTexts()
  useEffect(() => announce(t('account.changed.text'), { topic: 'account' }), [t])
  const reload = async () => {
    // The reply corrects the cookie that the server renders the next page by.
    await run(read(apiKey.fullInfo(language)))
    location.reload()
  }
  return (
    <div className={strip}>
      <Notice
        tone="warning"
        heading={t('account.changed')}
        action={<Button onPress={() => void reload()}>{t('account.changed.reload')}</Button>}
      >
        <Text size="small">{t('account.changed.text')}</Text>
      </Notice>
    </div>
  )
}
