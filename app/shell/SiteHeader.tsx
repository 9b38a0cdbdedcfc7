import { Container } from '#design-system/layout/Container/Container.tsx'
import { NavigationBar } from '#design-system/navigation/NavigationBar/NavigationBar.tsx'
import { routePath } from '#domain/routes.ts'
import { localPath, readSearchPath, writeSearchPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { AccountEntry } from './AccountEntry.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Logo } from './Logo.tsx'
import { usePlace } from './usePlace.ts'
import * as styles from './SiteHeader.css.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/** Logo, main sections, language, appearance and account; as wide as the page below, which may fill the window. */
export function SiteHeader({ isFull }: { isFull: boolean }) {
  return (
    <Container width={isFull ? 'full' : 'wide'}>
      <div className={styles.bar}>
        <div className={styles.logo}>
          <Logo />
        </div>
        <div className={styles.sections}>
          <Sections />
        </div>
        <div className={styles.tools}>
          <LanguageSwitch />
          <ThemeSwitch />
          <AccountEntry />
        </div>
      </div>
    </Container>
  )
}

function Sections() {
  const { t, language } = useTexts()
  const { path } = usePlace()
  const contract = readSearchPath(path)?.contract
  const section = (name: 'sale' | 'rent', label: string) => ({
    label,
    href: writeSearchPath({ language, contract: name, category: 'residential' }),
    current: contract === name ? ('true' as const) : undefined,
  })
  return (
    <NavigationBar
      label={t('shell.nav')}
      items={[
        section('sale', t('shell.buy')),
        section('rent', t('shell.rent')),
        {
          label: t('agencies.title'),
          href: localPath(language, routePath('agencies')),
          current: path.startsWith(routePath('agencies')) ? 'true' : undefined,
        },
      ]}
    />
  )
}
