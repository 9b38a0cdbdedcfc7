import { Link } from '#design-system/actions/Link/Link.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { CategoryName, ContractName } from '#domain/listing/vocabularies/market.ts'
import { routePath } from '#domain/routes.ts'
import { localPath, writeSearchPath } from '#domain/search/searchPath.ts'
import type { TrackedPart } from '#domain/analytics/sections.ts'
import type { MessageKey } from '#app/i18n/messageKeys.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { ThemeLinks } from './places/ThemeLinks.tsx'
import * as styles from './SiteFooter.css.ts'

interface Shortcut {
  readonly contract: ContractName
  readonly category: CategoryName
}

/** Links to existing searches; pages that are not built are not linked. */
const groups: readonly { readonly title: MessageKey; readonly shortcuts: readonly Shortcut[] }[] = [
  {
    title: 'shell.footer.sale',
    shortcuts: [
      { contract: 'sale', category: 'residential' },
      { contract: 'sale', category: 'land' },
      { contract: 'sale', category: 'commercial' },
    ],
  },
  {
    title: 'shell.footer.rent',
    shortcuts: [
      { contract: 'rent', category: 'residential' },
      { contract: 'rent', category: 'shops' },
      { contract: 'rent', category: 'garage' },
    ],
  },
]

/** Shortcuts, notices, the edition, and how the portal looks. */
export function SiteFooter() {
  const { t, language } = useTexts()
  return (
    <Container>
      <div className={styles.groups} data-part={'footer' satisfies TrackedPart}>
        {groups.map(({ title, shortcuts }) => (
          <Stack key={title} space="xs">
            <Heading level={2} size="label">
              {t(title)}
            </Heading>
            <Shortcuts shortcuts={shortcuts} />
          </Stack>
        ))}
        <Stack space="xs">
          <Heading level={2} size="label">
            {t('shell.legal')}
          </Heading>
          <LegalLinks />
        </Stack>
        <Stack space="xs">
          <Heading level={2} size="label">
            {t('shell.name')}
          </Heading>
          <Stack as="ul" space="none">
            {sections.map(([name, title]) => (
              <li key={name}>
                <Link href={localPath(language, routePath(name))} tone="muted" underline="hover" isStanding>
                  {t(title)}
                </Link>
              </li>
            ))}
          </Stack>
          <Text size="small" tone="muted" isMeasured>
            {t('shell.footer.note')}
          </Text>
        </Stack>
      </div>
      <div className={styles.choices}>
        <ThemeLinks />
      </div>
    </Container>
  )
}

/** What the portal has beside its lists. */
const sections = [
  ['agencies', 'agencies.title'],
  ['cityGuide', 'prices.title'],
  ['valuation', 'valuation.menu'],
  ['publishAd', 'shell.publish'],
] as const

/** Pages that say what holds between the visitor and the portal. */
const legal = ['terms', 'privacy', 'cookies', 'accessibility', 'about', 'transparency'] as const

function LegalLinks() {
  const { t, language } = useTexts()
  return (
    <Stack as="ul" space="none">
      {legal.map((name) => (
        <li key={name}>
          <Link href={localPath(language, routePath(name))} tone="muted" underline="hover" isStanding>
            {t(`shell.legal.${name}`)}
          </Link>
        </li>
      ))}
      <li>
        <Link href={localPath(language, routePath('contactUs'))} tone="muted" underline="hover" isStanding>
          {t('shell.contactUs')}
        </Link>
      </li>
    </Stack>
  )
}

function Shortcuts({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const { t, language } = useTexts()
  return (
    <Stack as="ul" space="none">
      {shortcuts.map((shortcut) => (
        <li key={shortcut.category}>
          <Link href={writeSearchPath({ language, ...shortcut })} tone="muted" underline="hover" isStanding>
            {t('shell.footer.shortcut', {
              what: t(`category.${shortcut.category}`),
              contract: t(`contractPhrase.${shortcut.contract}`),
            })}
          </Link>
        </li>
      ))}
    </Stack>
  )
}
