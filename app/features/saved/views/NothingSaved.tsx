import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx'
import { routePath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'

/** Explains how to save homes. */
export function NothingSaved() {
  const { t, language } = useTexts()
  return (
    <EmptyState
      icon="heart"
      heading={t('saved.empty.title')}
      action={
        <ButtonLink href={localPath(language, routePath('search'))}>{t('saved.empty.action')}</ButtonLink>
      }
    >
      {t('saved.empty.text')}
    </EmptyState>
  )
}
