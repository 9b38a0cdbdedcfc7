import { Button } from '#design-system/actions/Button/Button.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Heard } from '#design-system/foundations/Heard/Heard.tsx'
import { Parts } from '#design-system/foundations/Parts/Parts.tsx'
import { Divider } from '#design-system/layout/Divider/Divider.tsx'
import { Grid } from '#design-system/layout/Grid/Grid.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { AgencyKey } from '#domain/api/agencies/Keys.ts'
import type { OwnAgency } from '#domain/api/agencies/Team.ts'
import { useState } from 'react'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { PersonalReply } from '#app/shared/account/PersonalReply.tsx'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import { keyCalls } from '#app/transport/office/feeds.ts'
import { officeKeys } from '#app/transport/office/officeKeys.ts'
import { useOfficeChange } from '../model/useOfficeChange.ts'
import { NewKeyForm } from './NewKeyForm.tsx'
import { WebhookForm } from './WebhookForm.tsx'

/** Keys of programs. A new key is shown this once. */
export function KeysView({ agency: { slug } }: { agency: OwnAgency }) {
  const { t, language } = useTexts()
  const change = useOfficeChange()
  const [shown, setShown] = useState<string>()
  const replace = async (id: string) => {
    const made = await change(keyCalls.replace(slug, id, language))
    if (made !== undefined) setShown(made.key)
  }
  return (
    <Stack space="xl">
      <Text isMeasured>{t('office.keys.text')}</Text>
      {shown !== undefined && (
        <Notice tone="success" heading={t('office.keys.made')}>
          <Stack space="sm">
            <p>{t('office.keys.once')}</p>
            <TextField label={t('office.keys.key')} value={shown} isReadOnly />
          </Stack>
        </Notice>
      )}
      <PersonalReply
        reply={officeKeys.keys(slug, language)}
        loading={<Skeleton shape="text" />}
        failed={t('office.loadFailed')}
      >
        {({ keys }) =>
          keys.length > 0 && (
            <Stack as="ul" space="md" isRuled>
              {keys.map((key) => (
                <li key={key.id}>
                  <Key
                    agencyKey={key}
                    onReplace={() => void replace(key.id)}
                    onEnd={() => void change(keyCalls.end(slug, key.id, language))}
                  />
                </li>
              ))}
            </Stack>
          )
        }
      </PersonalReply>
      <Grid columns="halves" space="xl" align="start">
        <NewKeyForm slug={slug} onMade={setShown} />
        <WebhookForm slug={slug} />
      </Grid>
    </Stack>
  )
}

interface KeyProps {
  agencyKey: AgencyKey
  onReplace: () => void
  onEnd: () => void
}

function Key({ agencyKey, onReplace, onEnd }: KeyProps) {
  const { t, format } = useTexts()
  const { name, scopes, start, expiresAt, usedAt, isReplaced } = agencyKey
  const used =
    usedAt === null ? t('office.keys.unused') : t('office.keys.used', { date: format.date(usedAt) })
  const until = isReplaced
    ? t('office.keys.replaced', { date: format.date(expiresAt) })
    : t('office.keys.until', { date: format.date(expiresAt) })
  return (
    <Stack space="sm">
      <Inline justify="between" space="sm">
        <Stack space="none">
          <Text weight="semibold">
            <OwnLanguage>{name}</OwnLanguage>
          </Text>
          <Text size="small">{scopes.map((scope) => t(`office.keys.scope.${scope}`)).join(', ')}</Text>
          <Text size="small" tone="muted">
            <Parts>{[<Heard key="start" as={start}>{`${start}…`}</Heard>, until, used]}</Parts>
          </Text>
        </Stack>
        <Inline space="sm">
          {!isReplaced && (
            <Button
              variant="secondary"
              size="small"
              aria-label={t('office.keys.replaceOf', { name })}
              onPress={onReplace}
            >
              {t('office.keys.replace')}
            </Button>
          )}
          <Button variant="quiet" size="small" aria-label={t('office.keys.endOf', { name })} onPress={onEnd}>
            {t('office.keys.end')}
          </Button>
        </Inline>
      </Inline>
      <Divider />
    </Stack>
  )
}
