import { Link } from '#design-system/actions/Link/Link.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { languageNames, languages } from '#domain/locale.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { usePlace } from './PlaceContext.ts'

/** The same page in the other languages. */
export function LanguageSwitch() {
  const { t, language } = useTexts()
  const { path, search } = usePlace()
  const query = search.size > 0 ? `?${search}` : ''
  return (
    <Inline aria-label={t('shell.languages')} as="ul">
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <li key={other}>
            <Link
              href={localPath(other, path) + query}
              hrefLang={other}
              lang={other}
              tone="muted"
              underline="hover"
              isStanding
            >
              {languageNames[other]}
            </Link>
          </li>
        ))}
    </Inline>
  )
}
