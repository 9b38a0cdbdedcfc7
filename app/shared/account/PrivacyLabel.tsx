import { Fragment, type ReactNode } from 'react'
import { routes } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './PrivacyLabel.css.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'

const pathOf = (name: 'terms' | 'privacy') => routes.find((route) => route.name === name)?.path ?? '/'

export interface PrivacyLabelProps {
  /** The sentence around the links. @default 'auth.signup.privacy' */
  readonly sentence?: 'auth.signup.privacy' | 'auth.social.agreement'
}

/** What is agreed to, with both documents linked. They open beside, so that nothing typed is lost. */
export function PrivacyLabel({ sentence: key = 'auth.signup.privacy' }: PrivacyLabelProps) {
  const { t } = useTexts()
  const links: Readonly<Record<string, ReactNode>> = {
    terms: <Document name="terms">{t('auth.signup.terms')}</Document>,
    privacy: <Document name="privacy">{t('auth.signup.privacyPolicy')}</Document>,
  }
  // Written by the catalogue, in the order of the language; the marks are no letters of any.
  const sentence = t(key, { terms: '\u0001terms\u0001', privacy: '\u0001privacy\u0001' })
  return sentence
    .split('\u0001')
    .map((part) => <Fragment key={part}>{links[part] ?? <span>{part}</span>}</Fragment>)
}

function Document({ name, children }: { name: 'terms' | 'privacy'; children: string }) {
  const { t, language } = useTexts()
  return (
    <span className={styles.whole}>
      <Link href={localPath(language, pathOf(name))} target="_blank" rel="noopener">
        <span>{children}</span>
        {/* The space is hidden with it: an underlined one looks like a slip. */}
        <VisuallyHidden>{` ${t('account.newTab')}`}</VisuallyHidden>
      </Link>
    </span>
  )
}
