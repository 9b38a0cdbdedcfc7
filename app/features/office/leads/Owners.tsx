import { Button } from '#design-system/actions/Button/Button.tsx'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { OwnerLead } from '#domain/api/agencies/Owners.ts'
import type { OwnAgency } from '#domain/api/agencies/Team.ts'
import { mayInTeam } from '#domain/agency/team.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { PersonalReply } from '#app/shared/account/PersonalReply.tsx'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import { deskCalls } from '#app/transport/office/desk.ts'
import { officeKeys } from '#app/transport/office/officeKeys.ts'
import { useOfficeChange } from '../model/useOfficeChange.ts'

/** Owners who chose the agency to sell or let their home; nothing where there is none. */
export function Owners({ agency }: { agency: OwnAgency }) {
  const { t, language } = useTexts()
  return (
    <PersonalReply
      reply={officeKeys.owners(agency.slug, language)}
      loading={<Skeleton shape="text" />}
      failed={t('office.loadFailed')}
    >
      {({ leads }) =>
        leads.length > 0 && (
          <Stack as="section" space="md">
            <Heading level={2} size="subheading">
              {t('office.owners.title')}
            </Heading>
            <Stack as="ul" space="lg" isRuled>
              {leads.map((lead) => (
                <li key={lead.id}>
                  <Owner agency={agency} lead={lead} />
                </li>
              ))}
            </Stack>
          </Stack>
        )
      }
    </PersonalReply>
  )
}

function Owner({ agency, lead }: { agency: OwnAgency; lead: OwnerLead }) {
  const { t, format, language } = useTexts()
  const change = useOfficeChange()
  const { id, email, text, path, sentAt, answeredAt } = lead
  const name = lead.name || t('office.member.unnamed')
  return (
    <Stack space="xs">
      <Text weight="semibold">
        <OwnLanguage>{`${name} · ${email}`}</OwnLanguage>
      </Text>
      <Text size="small" tone="muted">
        {answeredAt === null
          ? t('office.owners.sent', { date: format.date(sentAt) })
          : t('office.owners.answered', { date: format.date(answeredAt) })}
      </Text>
      {text !== '' && (
        <Text isMeasured>
          <OwnLanguage>{text}</OwnLanguage>
        </Text>
      )}
      <Inline space="sm">
        <Link href={path} isStanding>
          {t('office.owners.home')}
        </Link>
        {answeredAt === null && mayInTeam(agency.role, 'answerLeads') && (
          <Button
            variant="secondary"
            size="small"
            aria-label={t('office.owners.takeOf', { name })}
            onPress={() => void change(deskCalls.answered(agency.slug, id, language))}
          >
            {t('office.owners.take')}
          </Button>
        )}
      </Inline>
    </Stack>
  )
}
