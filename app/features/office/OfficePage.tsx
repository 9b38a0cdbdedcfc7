import { Link } from '#design-system/actions/Link/Link.tsx'
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx'
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { TabLinks } from '#design-system/navigation/TabLinks/TabLinks.tsx'
import type { OwnAgency } from '#domain/api/agencies/Team.ts'
import { sectionPath, sectionsFor, type WorkSection } from '#domain/agency/workPaths.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { AccountPage } from '#app/shared/account/AccountPage.tsx'
import { PersonalReply } from '#app/shared/account/PersonalReply.tsx'
import { useUser } from '#app/shared/account/useUser.ts'
import { RequiredWords } from '#app/shared/forms/RequiredWords.tsx'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import { unlisted } from '#app/shell/head.ts'
import { usePortal } from '#app/shell/Portal.ts'
import type { HeadOf } from '#app/shell/route.tsx'
import { officeKeys } from '#app/transport/office/officeKeys.ts'
import { FeedsView } from './feeds/FeedsView.tsx'
import { KeysView } from './keys/KeysView.tsx'
import { LeadsView } from './leads/LeadsView.tsx'
import { VisitsView } from './leads/VisitsView.tsx'
import { TeamView } from './team/TeamView.tsx'

interface Params {
  readonly slug?: string
  readonly section?: WorkSection
}

const views = {
  leads: LeadsView,
  visits: VisitsView,
  team: TeamView,
  feeds: FeedsView,
  keys: KeysView,
} as const satisfies Record<WorkSection, unknown>

/** Where an agency works: the agencies of the account, or a section of one of them. */
export function OfficePage({ params: { slug, section } }: { params: Params }) {
  const { t, language } = useTexts()
  const { isSignedIn } = useUser()
  const { authPanel: AuthPanel } = usePortal()
  if (!isSignedIn) {
    const alert = { type: 'info', message: t('office.signIn') } as const
    return <AuthPanel.View options={{ alert }} onDone={() => undefined} />
  }
  return (
    <PersonalReply
      reply={officeKeys.own(language)}
      loading={<Skeleton shape="text" />}
      failed={t('office.loadFailed')}
    >
      {({ agencies }) => {
        const agency = agencies.find((one) => one.slug === slug)
        return agency === undefined || section === undefined ? (
          <Agencies agencies={agencies} />
        ) : (
          <Section agency={agency} section={section} />
        )
      }}
    </PersonalReply>
  )
}

function Agencies({ agencies }: { agencies: readonly OwnAgency[] }) {
  const { t, language } = useTexts()
  return (
    <AccountPage title={t('office.title')} noScript={t('office.noScript')} width="text">
      {agencies.length === 0 ? (
        <EmptyState icon="home" heading={t('office.none')}>
          {t('office.noneText')}
        </EmptyState>
      ) : (
        <Stack as="ul" space="md">
          {agencies.map(({ id, slug, name, role }) => (
            <li key={id}>
              <Link href={localPath(language, sectionPath(slug, sectionsFor(role)[0] ?? 'team'))} isStanding>
                <OwnLanguage>{name}</OwnLanguage>
              </Link>
              <Text size="small" tone="muted">
                {t(`office.role.${role}`)}
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </AccountPage>
  )
}

function Section({ agency, section }: { agency: OwnAgency; section: WorkSection }) {
  const { t, language } = useTexts()
  const View = views[section]
  const sections = sectionsFor(agency.role)
  return (
    <AccountPage title={agency.name} noScript={t('office.noScript')} width="page">
      <TabLinks
        label={t('office.sections')}
        links={sections.map((one) => ({
          href: localPath(language, sectionPath(agency.slug, one)),
          label: t(`office.section.${one}`),
          isCurrent: one === section,
        }))}
      />
      <RequiredWords>
        {sections.includes(section) ? <View agency={agency} /> : <Text>{t('office.noRight')}</Text>}
      </RequiredWords>
    </AccountPage>
  )
}

export const head: HeadOf<never, Params> = ({ params: { section }, texts: { t } }) => ({
  title: section === undefined ? t('office.title') : t(`office.section.${section}`),
  ...unlisted,
})
