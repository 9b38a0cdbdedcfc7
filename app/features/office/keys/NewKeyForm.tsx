import { useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { CheckboxGroup } from '#design-system/forms/CheckboxGroup/CheckboxGroup.tsx'
import { NativeSelect } from '#design-system/forms/NativeSelect/NativeSelect.tsx'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { brokenFields, requiredIn } from '#domain/forms/fieldRules.ts'
import { keyForm, keyLimits, type KeyScope, keyScopes } from '#domain/agency/keys.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { keyCalls } from '#app/transport/office/feeds.ts'
import { useOfficeChange } from '../model/useOfficeChange.ts'

const required = requiredIn(keyForm)

/** Makes a key: what for, what it may do, for how long. */
export function NewKeyForm({ slug, onMade }: { slug: string; onMade: (key: string) => void }) {
  const { t, language } = useTexts()
  const change = useOfficeChange()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly KeyScope[]>(['feedsSend', 'feedsRead'])
  const [days, setDays] = useState<(typeof keyLimits.days)[number]>(90)
  const [isTried, setTried] = useState(false)
  const broken = brokenFields(keyForm, { name: name.trim(), scopes: scopes.join(',') })
  const make = async () => {
    setTried(true)
    if (Object.keys(broken).length > 0) return
    const made = await change(keyCalls.make(slug, { name: name.trim(), scopes, days }, language))
    if (made === undefined) return
    onMade(made.key)
    setName('')
    setTried(false)
  }
  return (
    <Stack as="section" space="md">
      <Heading level={2} size="subheading">
        {t('office.keys.new')}
      </Heading>
      <TextField
        label={t('office.keys.name')}
        isRequired={required.includes('name')}
        value={name}
        onChange={setName}
        {...(isTried && broken.name && { errorMessage: t(broken.name.message) })}
      />
      <CheckboxGroup
        label={t('office.keys.scopes')}
        isRequired={required.includes('scopes')}
        options={keyScopes.map((value) => ({ value, label: t(`office.keys.scope.${value}`) }))}
        value={scopes}
        onChange={(values) => setScopes(values as KeyScope[])}
        {...(isTried && broken.scopes && { errorMessage: t(broken.scopes.message) })}
      />
      <Inline space="sm" align="end">
        <NativeSelect
          label={t('office.keys.days')}
          options={keyLimits.days.map((one) => ({
            value: String(one),
            label: t('office.keys.daysOf', { days: one }),
          }))}
          value={String(days)}
          onChange={(value) => setDays(Number(value) as typeof days)}
        />
        <Button onPress={() => void make()}>{t('office.keys.make')}</Button>
      </Inline>
    </Stack>
  )
}
