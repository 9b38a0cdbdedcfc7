import { Button } from '#design-system/actions/Button/Button.tsx'
import { NativeSelect } from '#design-system/forms/NativeSelect/NativeSelect.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { Team, TeamMember } from '#domain/api/agencies/Team.ts'
import { mayGiveRole, type TeamRole, teamRoles } from '#domain/agency/team.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import { useNavigate } from '#app/shell/navigation.ts'
import { workPath } from '#domain/agency/workPaths.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { teamCalls } from '#app/transport/office/team.ts'
import { useOfficeChange } from '../model/useOfficeChange.ts'

/** Who works here, each with role and office. */
export function Members({ team }: { team: Team }) {
  return (
    <Stack as="ul" space="md" isRuled>
      {team.members.map((member) => (
        <li key={member.id}>
          <Member team={team} member={member} />
        </li>
      ))}
    </Stack>
  )
}

function Member({ team, member }: { team: Team; member: TeamMember }) {
  const { t, format } = useTexts()
  const { name, email, role, officeId, since, isMe } = member
  const own = team.agency.role
  const office = team.offices.find(({ id }) => id === officeId)
  const shown = name || t('office.member.unnamed')
  return (
    <Inline justify="between" align="center" space="md">
      <Stack space="none">
        <Text weight="semibold">
          <OwnLanguage>{isMe ? t('office.member.me', { name: shown }) : shown}</OwnLanguage>
        </Text>
        {email !== null && <Text size="small">{email}</Text>}
        <Text size="small" tone="muted">
          {office === undefined
            ? t('office.member.since', { date: format.date(since) })
            : t('office.member.sinceAt', { date: format.date(since), office: office.name })}
        </Text>
      </Stack>
      <Inline space="sm" align="center">
        {mayGiveRole(own, role) ? (
          <RoleField team={team} member={member} />
        ) : (
          <Text>{t(`office.role.${role}`)}</Text>
        )}
        {(isMe || mayGiveRole(own, role)) && <EndMember team={team} member={member} shown={shown} />}
      </Inline>
    </Inline>
  )
}

function RoleField({ team: { agency, offices }, member }: { team: Team; member: TeamMember }) {
  const { t, language } = useTexts()
  const change = useOfficeChange()
  const { id, name, role, officeId, version } = member
  const options = teamRoles
    .filter((one) => one === role || mayGiveRole(agency.role, one))
    .map((value) => ({ value, label: t(`office.role.${value}`) }))
  const send = (json: { role?: TeamRole; officeId?: string | null }) =>
    void change(teamCalls.changeMember(agency.slug, id, { ...json, version }, language))
  return (
    <>
      <NativeSelect
        aria-label={t('office.member.roleOf', { name })}
        options={options}
        value={role}
        onChange={(value) => send({ role: value as TeamRole })}
      />
      {offices.length > 0 && (
        <NativeSelect
          aria-label={t('office.member.officeOf', { name })}
          options={[
            { value: '', label: t('office.member.noOffice') },
            ...offices.map((one) => ({ value: one.id, label: one.name })),
          ]}
          value={officeId ?? ''}
          onChange={(value) => send({ officeId: value === '' ? null : value })}
        />
      )}
    </>
  )
}

function EndMember({ team, member, shown }: { team: Team; member: TeamMember; shown: string }) {
  const { t, language } = useTexts()
  const change = useOfficeChange()
  const navigate = useNavigate()
  const { id, isMe } = member
  const end = async () => {
    const ended = await change(teamCalls.endMember(team.agency.slug, id, language))
    if (ended !== undefined && isMe) navigate(localPath(language, workPath))
  }
  return (
    <Button variant="quiet" size="small" flush="start" onPress={() => void end()}>
      {isMe ? t('office.member.leave') : t('office.member.end', { name: shown })}
    </Button>
  )
}
