import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { OwnAgency, Team } from '#domain/api/agencies/Team.ts'
import { mayInTeam } from '#domain/agency/team.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { PersonalReply } from '#app/shared/account/PersonalReply.tsx'
import { officeKeys } from '#app/transport/office/officeKeys.ts'
import { AuditLog } from './AuditLog.tsx'
import { InviteForm } from './InviteForm.tsx'
import { Members } from './Members.tsx'
import { Offices } from './Offices.tsx'
import { ProfileForm } from './ProfileForm.tsx'

/** The team of an agency: members, invitations, offices, and who changed what. */
export function TeamView({ agency }: { agency: OwnAgency }) {
  const { t, language } = useTexts()
  return (
    <PersonalReply
      reply={officeKeys.team(agency.slug, language)}
      loading={<Skeleton shape="text" />}
      failed={t('office.loadFailed')}
    >
      {(team) => <TeamParts team={team} />}
    </PersonalReply>
  )
}

function TeamParts({ team }: { team: Team }) {
  const { t } = useTexts()
  const mayManage = mayInTeam(team.agency.role, 'manageTeam')
  return (
    <Stack space="xxl">
      <Stack as="section" space="md">
        <Heading level={2} size="subheading">
          {t('office.team.members')}
        </Heading>
        <Members team={team} />
      </Stack>
      {mayManage && <InviteForm team={team} />}
      <Stack as="section" space="md">
        <Heading level={2} size="subheading">
          {t('office.team.offices')}
        </Heading>
        <Offices team={team} />
      </Stack>
      {mayManage && <Profile slug={team.agency.slug} />}
      {team.audit.length > 0 && <AuditLog entries={team.audit} />}
    </Stack>
  )
}

function Profile({ slug }: { slug: string }) {
  const { t, language } = useTexts()
  return (
    <Stack as="section" space="md">
      <Heading level={2} size="subheading">
        {t('office.profile.title')}
      </Heading>
      <PersonalReply
        reply={officeKeys.profile(slug, language)}
        loading={<Skeleton shape="text" />}
        failed={t('office.loadFailed')}
      >
        {(profile) => <ProfileForm key={profile.version} slug={slug} profile={profile} />}
      </PersonalReply>
    </Stack>
  )
}
