import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { TroublePage } from './TroublePage.tsx'

/** The page for a rendering error. */
export function CrashPage({ scope }: { scope: 'page' | 'content' }) {
  const { t, language } = useTexts()
  const message = (
    <TroublePage trouble="server">
      {/* A reload, since the error may be in memory. */}
      <ButtonLink href={localPath(language, '/')} target="_top">
        {t('errors.home')}
      </ButtonLink>
    </TroublePage>
  )
  return scope === 'page' ? <main>{message}</main> : message
}
