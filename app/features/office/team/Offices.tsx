import { useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Grid } from '#design-system/layout/Grid/Grid.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { Team } from '#domain/api/agencies/Team.ts'
import { mayInTeam } from '#domain/agency/team.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import { teamCalls } from '#app/transport/office/team.ts'
import { useOfficeChange } from '../model/useOfficeChange.ts'

/** The offices of an agency. */
export function Offices({ team: { agency, offices } }: { team: Team }) {
  const { t, language } = useTexts()
  const change = useOfficeChange()
  const mayManage = mayInTeam(agency.role, 'manageTeam')
  return (
    <Stack space="md">
      {offices.length === 0 && <Text tone="muted">{t('office.offices.none')}</Text>}
      <Stack as="ul" space="sm">
        {offices.map(({ id, name, address, phone }) => (
          <li key={id}>
            <Inline justify="between" space="sm">
              <Stack space="none">
                <Text weight="semibold">
                  <OwnLanguage>{name}</OwnLanguage>
                </Text>
                {address !== '' && (
                  <Text size="small">
                    <OwnLanguage>{address}</OwnLanguage>
                  </Text>
                )}
                {phone !== '' && <Text size="small">{phone}</Text>}
              </Stack>
              {mayManage && (
                <Button
                  variant="quiet"
                  size="small"
                  onPress={() => void change(teamCalls.removeOffice(agency.slug, id, language))}
                >
                  {t('office.offices.remove', { name })}
                </Button>
              )}
            </Inline>
          </li>
        ))}
      </Stack>
      {mayManage && <NewOffice slug={agency.slug} />}
    </Stack>
  )
}

function NewOffice({ slug }: { slug: string }) {
  const { t, language } = useTexts()
  const change = useOfficeChange()
  const [isMissing, setMissing] = useState(false)
  const [name, setName] = useState('')
  const [address, setAddress] = useState('')
  const [phone, setPhone] = useState('')
  const add = async () => {
    setMissing(name.trim() === '')
    if (name.trim() === '') return
    const office = { name: name.trim(), address: address.trim(), phone: phone.trim() }
    const added = await change(teamCalls.addOffice(slug, office, language))
    if (added === undefined) return
    for (const empty of [setName, setAddress, setPhone]) empty('')
  }
  return (
    <Stack space="sm">
      <Grid columns="thirds" space="md" align="start">
        <TextField
          label={t('office.offices.name')}
          isRequired
          value={name}
          onChange={setName}
          {...(isMissing && { errorMessage: t('office.offices.nameNeeded') })}
        />
        <TextField label={t('office.offices.address')} value={address} onChange={setAddress} />
        <TextField label={t('office.offices.phone')} value={phone} onChange={setPhone} />
      </Grid>
      <Inline>
        <Button variant="secondary" onPress={() => void add()}>
          {t('office.offices.add')}
        </Button>
      </Inline>
    </Stack>
  )
}
