import { LinkMenu } from '#design-system/overlays/LinkMenu/LinkMenu.tsx'
import { languageNames, languages } from '#domain/locale.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { keepLanguage } from '#app/shared/choices/languageChoice.ts'
import { usePlace } from './usePlace.ts'

/** The same page in every language, each under the name that its readers know. */
export function LanguageSwitch() {
  const { t, language } = useTexts()
  const { path, search } = usePlace()
  const query = search.size > 0 ? `?${search}` : ''
  return (
    <LinkMenu
      label={t('shared.labelled', { label: t('shell.languages'), value: languageNames[language] })}
      icon="globe"
      items={languages.map((one) => ({
        href: localPath(one, path) + query,
        hrefLang: one,
        lang: one,
        label: languageNames[one],
        isCurrent: one === language,
        onSelect: () => keepLanguage(one),
      }))}
    />
  )
}
