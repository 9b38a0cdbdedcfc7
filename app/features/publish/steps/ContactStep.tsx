import { routePath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import type { StepViewProps } from '../model/StepProps.ts'

/** How the advertiser is reached. */
export function ContactStep({ frame }: StepViewProps) {
  const { t, language } = useTexts()
  return frame(
    <>
      <Text>{t('publish.contact.text')}</Text>
      <Link href={localPath(language, routePath('messages'))} isStanding>
        {t('publish.contact.messages')}
      </Link>
    </>,
  )
}
