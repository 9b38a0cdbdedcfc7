import { Link } from '#design-system/actions/Link/Link.tsx'
import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx'
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { OfficeVisit } from '#domain/api/agencies/Desk.ts'
import type { OwnAgency } from '#domain/api/agencies/Team.ts'
import { mayInTeam } from '#domain/agency/team.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { PersonalReply } from '#app/shared/account/PersonalReply.tsx'
import { conversationHref } from '#app/shared/contact/conversationHref.ts'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import { officeKeys } from '#app/transport/office/officeKeys.ts'

/** The calendar of the office: its visits by day. */
export function VisitsView({ agency }: { agency: OwnAgency }) {
  const { t, language } = useTexts()
  return (
    <PersonalReply
      reply={officeKeys.visits(agency.slug, language)}
      loading={<Skeleton shape="text" />}
      failed={t('office.loadFailed')}
    >
      {({ visits }) =>
        visits.length === 0 ? (
          <EmptyState icon="calendar" heading={t('office.visits.none')} />
        ) : (
          <Days agency={agency} visits={visits} />
        )
      }
    </PersonalReply>
  )
}

function Days({ agency, visits }: { agency: OwnAgency; visits: readonly OfficeVisit[] }) {
  const { format } = useTexts()
  const days = Map.groupBy(visits, ({ times: [first = ''] }) => format.day(first))
  return (
    <Stack space="xl">
      {[...days].map(([day, ofDay]) => (
        <Stack key={day} as="section" space="sm">
          <Heading level={2} size="subheading">
            {day}
          </Heading>
          <Stack as="ul" space="md">
            {ofDay.map((visit) => (
              <li key={visit.id}>
                <Visit agency={agency} visit={visit} />
              </li>
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  )
}

function Visit({ agency, visit }: { agency: OwnAgency; visit: OfficeVisit }) {
  const { t, format, language } = useTexts()
  const { conversationId, title, seeker, mode, status, times, assignee } = visit
  const clock = times.map((time) => format.time(time)).join(' / ')
  const isAgreed = status === 'confirmed'
  const facts = [seeker, t(`office.visits.mode.${mode}`), assignee ?? ''].filter((part) => part !== '')
  return (
    <Stack space="xs">
      <Inline space="sm">
        <Text weight="semibold" isTabular>
          {clock}
        </Text>
        <Badge tone={isAgreed ? 'success' : 'warning'}>
          {isAgreed ? t('office.visits.agreed') : t('office.visits.asked')}
        </Badge>
      </Inline>
      <Text>
        <OwnLanguage>{title}</OwnLanguage>
      </Text>
      <Text size="small" tone="muted">
        <OwnLanguage>{facts.join(', ')}</OwnLanguage>
      </Text>
      {mayInTeam(agency.role, 'answerLeads') && (
        <Link href={conversationHref(conversationId, language)} isStanding>
          {t('office.leads.open')}
        </Link>
      )}
    </Stack>
  )
}
