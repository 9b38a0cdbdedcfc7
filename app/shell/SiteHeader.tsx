import { Container } from '#design-system/layout/Container/Container.tsx'
import { IconLink } from '#design-system/actions/IconLink/IconLink.tsx'
import { NavigationBar } from '#design-system/navigation/NavigationBar/NavigationBar.tsx'
import { routePath } from '#domain/routes.ts'
import { localPath, readSearchPath, writeSearchPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { AccountEntry } from './AccountEntry.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Logo } from './Logo.tsx'
import { SearchPill } from './places/SearchPill.tsx'
import { usePlaceLinks } from './places/usePlaceLinks.ts'
import { usePlace } from './usePlace.ts'
import * as styles from './SiteHeader.css.ts'

export interface SiteHeaderProps {
  /** As wide as the page below, which may fill the window. */
  isFull: boolean
  /** The main places are at the foot of a narrow window, and not here. */
  hasTabs: boolean
}

/** Logo, main sections, search, the places of the account, and language. */
export function SiteHeader({ isFull, hasTabs }: SiteHeaderProps) {
  const isHome = usePlace().path === '/'
  return (
    <Container width={isFull ? 'full' : 'page'}>
      <div className={styles.bar}>
        <div className={styles.logo({ isShort: !isHome })}>
          <Logo />
        </div>
        <div className={styles.sections}>
          <Sections />
        </div>
        <div className={styles.search({ isLate: isHome })}>
          <SearchPill />
        </div>
        <div className={styles.tools}>
          <Places />
          <LanguageSwitch />
          <div className={styles.account({ isInTabs: hasTabs })}>
            <AccountEntry />
          </div>
        </div>
      </div>
    </Container>
  )
}

/** Saved homes and messages; the account's own entry is beside them, and the search before them. */
function Places() {
  const { t } = useTexts()
  const links = usePlaceLinks().filter(({ name }) => name === 'saved' || name === 'messages')
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for forms
    <div role="group" className={styles.places} aria-label={t('shell.places')}>
      {links.map(({ name, ...link }) => (
        <IconLink key={name} {...link} label={t(`shell.place.${name}`)} />
      ))}
    </div>
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
        {
          label: t('shell.prices'),
          href: localPath(language, routePath('cityGuide')),
          current: path.startsWith(routePath('cityGuide')) ? 'true' : undefined,
        },
      ]}
    />
  )
}
