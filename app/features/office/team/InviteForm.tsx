import { useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { EmailField } from '#design-system/forms/EmailField/EmailField.tsx'
import { NativeSelect } from '#design-system/forms/NativeSelect/NativeSelect.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { Team } from '#domain/api/agencies/Team.ts'
import { mayGiveRole, type TeamRole, teamRoles } from '#domain/agency/team.ts'
import { email as isEmail } from '#domain/forms/rules.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { teamCalls } from '#app/transport/office/team.ts'
import { useOfficeChange } from '../model/useOfficeChange.ts'

/** Invites by mail, and shows the invitations that nobody has accepted. */
export function InviteForm({ team }: { team: Team }) {
  const { t, language } = useTexts()
  const change = useOfficeChange()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<TeamRole>('editor')
  const [isWrong, setWrong] = useState(false)
  const given = teamRoles.filter((one) => mayGiveRole(team.agency.role, one))
  const invite = async () => {
    const address = email.trim()
    const isValid = address !== '' && isEmail(address, {})
    setWrong(!isValid)
    if (!isValid) return
    const sent = await change(teamCalls.invite(team.agency.slug, { email: address, role }, language))
    if (sent === undefined) return
    setEmail('')
    announce(t('office.invite.sent'))
  }
  return (
    <Stack as="section" space="md">
      <Heading level={2} size="subheading">
        {t('office.invite.title')}
      </Heading>
      <Inline space="sm" align="end">
        <EmailField
          label={t('office.invite.email')}
          isRequired
          autoComplete="off"
          value={email}
          onChange={setEmail}
          {...(isWrong && { errorMessage: t('office.invite.wrong') })}
        />
        <NativeSelect
          label={t('office.invite.role')}
          options={given.map((value) => ({ value, label: t(`office.role.${value}`) }))}
          value={role}
          onChange={(value) => setRole(value as TeamRole)}
        />
        <Button onPress={() => void invite()}>{t('office.invite.action')}</Button>
      </Inline>
      <Text size="small" tone="muted" isMeasured>
        {t(`office.rights.${role}`)}
      </Text>
      {team.invitations.length > 0 && <Invitations team={team} />}
    </Stack>
  )
}

function Invitations({ team }: { team: Team }) {
  const { t, format, language } = useTexts()
  const change = useOfficeChange()
  return (
    <Stack as="ul" space="xs">
      {team.invitations.map(({ id, email, role, expiresAt }) => (
        <li key={id}>
          <Inline justify="between" space="sm">
            <Text size="small">
              {t('office.invite.waits', {
                email,
                role: t(`office.role.${role}`),
                date: format.date(expiresAt),
              })}
            </Text>
            <Button
              variant="quiet"
              size="small"
              onPress={() => void change(teamCalls.endInvitation(team.agency.slug, id, language))}
            >
              {t('office.invite.end', { email })}
            </Button>
          </Inline>
        </li>
      ))}
    </Stack>
  )
}
