import { Button } from '#design-system/actions/Button/Button.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'

/** The results did not come; the search is kept and may be tried again. */
export function LoadFailure({ retry }: { retry: () => void }) {
  const t = useTranslate()
  return (
    <Notice
      tone="danger"
      role="alert"
      heading={t('search.error.title')}
      action={
        <Button variant="secondary" onPress={retry}>
          {t('search.error.retry')}
        </Button>
      }
    >
      <Text>{t('search.error.text')}</Text>
    </Notice>
  )
}
