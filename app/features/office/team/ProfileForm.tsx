import { useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { Checkbox } from '#design-system/forms/Checkbox/Checkbox.tsx'
import { CheckboxGroup } from '#design-system/forms/CheckboxGroup/CheckboxGroup.tsx'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Grid } from '#design-system/layout/Grid/Grid.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { AgencyProfile } from '#domain/api/agencies/Profile.ts'
import { readDay, weekdays, writeDay } from '#domain/agency/profile.ts'
import { type Language, languageNames, languages } from '#domain/locale.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { weekdayName } from '#app/shared/weekdayName.ts'
import { teamCalls } from '#app/transport/office/team.ts'
import { useOfficeChange } from '../model/useOfficeChange.ts'

export interface ProfileFormProps {
  slug: string
  profile: AgencyProfile
}

/** When the office is open and what it speaks, as its page tells it. */
export function ProfileForm({ slug, profile }: ProfileFormProps) {
  const { t, language } = useTexts()
  const change = useOfficeChange()
  const [days, setDays] = useState(weekdays.map((weekday) => writeDay(profile.hours, weekday)))
  const [opensOnHolidays, setOpens] = useState(profile.opensOnHolidays)
  const [spoken, setSpoken] = useState<readonly Language[]>(profile.languages)
  const [isTried, setTried] = useState(false)
  const read = days.map((text, at) => readDay(text, at + 1))
  const save = async () => {
    setTried(true)
    if (read.includes(undefined)) return
    const hours = read.flatMap((spans) => spans ?? [])
    const written = { hours, opensOnHolidays, languages: spoken, version: profile.version }
    if ((await change(teamCalls.changeProfile(slug, written, language))) === undefined) return
    setTried(false)
    announce(t('office.profile.saved'))
  }
  return (
    <Stack space="md">
      <Text tone="muted">{t('office.profile.how')}</Text>
      <Grid columns="quarters" space="md">
        {weekdays.map((weekday, at) => (
          <div key={weekday}>
            <TextField
              label={weekdayName(language, weekday)}
              value={days[at] ?? ''}
              onChange={(text) => setDays(days.map((one, other) => (other === at ? text : one)))}
              {...(isTried && read[at] === undefined && { errorMessage: t('office.profile.unread') })}
            />
          </div>
        ))}
      </Grid>
      <Checkbox isSelected={opensOnHolidays} onChange={setOpens}>
        {t('office.profile.holidays')}
      </Checkbox>
      <CheckboxGroup
        label={t('office.profile.languages')}
        arrangement="columns"
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        value={spoken}
        onChange={(values) => setSpoken(values as Language[])}
      />
      <Inline>
        <Button variant="secondary" onPress={() => void save()}>
          {t('office.profile.save')}
        </Button>
      </Inline>
    </Stack>
  )
}
