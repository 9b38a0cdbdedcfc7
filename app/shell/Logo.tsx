import { Anchor } from '#design-system/foundations/Anchor/Anchor.tsx'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import * as styles from './Logo.css.ts'

/** The hearth: a house with its door open. A link to the home page. */
export function Logo() {
  const { t, language } = useTexts()
  return (
    <Anchor href={localPath(language, '/')} className={styles.link} aria-label={t('shell.homeLink')}>
      <svg viewBox="0 0 24 24" className={styles.mark} aria-hidden="true" focusable="false">
        <path
          fill="currentColor"
          d="M11.3 2.6 2.4 9.9a1.1 1.1 0 0 0-.4.85V21a1 1 0 0 0 1 1h5.5v-6.5a3.5 3.500 0 0 1 7 0V22H21a1 1 0 0 0 1-1V10.750a1.1 1.1 0 0 0-.4-.85l-8.900-7.300a1.1 1.1 0 0 0-1.400 0Z"
        />
      </svg>
      <span className={styles.word}>{t('shell.name')}</span>
    </Anchor>
  )
}
