import { useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Parts } from '#design-system/foundations/Parts/Parts.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { Webhook } from '#domain/api/agencies/Desk.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { PersonalReply } from '#app/shared/account/PersonalReply.tsx'
import { deskCalls } from '#app/transport/office/desk.ts'
import { officeKeys } from '#app/transport/office/officeKeys.ts'
import { useOfficeChange } from '../model/useOfficeChange.ts'

/** The program that is told of new messages. */
export function WebhookForm({ slug }: { slug: string }) {
  const { t, language } = useTexts()
  return (
    <Stack as="section" space="md">
      <Heading level={2} size="subheading">
        {t('office.webhook.title')}
      </Heading>
      <Text isMeasured>{t('office.webhook.text')}</Text>
      <PersonalReply
        reply={officeKeys.webhook(slug, language)}
        loading={null}
        failed={t('office.loadFailed')}
      >
        {(webhook) => <Address slug={slug} webhook={webhook} />}
      </PersonalReply>
    </Stack>
  )
}

function Address({ slug, webhook }: { slug: string; webhook: Webhook }) {
  const { t, language } = useTexts()
  const change = useOfficeChange()
  const [url, setUrl] = useState(webhook.url ?? '')
  const [secret, setSecret] = useState<string | null>(null)
  const save = async (address: string | null) => {
    const saved = await change(
      deskCalls.changeWebhook(slug, { url: address, version: webhook.version }, language),
    )
    if (saved === undefined) return
    setSecret(saved.secret)
    if (address === null) setUrl('')
  }
  return (
    <Stack space="md">
      {secret !== null && (
        <Notice tone="success" heading={t('office.webhook.made')}>
          <TextField label={t('office.webhook.secret')} value={secret} isReadOnly />
        </Notice>
      )}
      <TextField label={t('office.feed.url')} value={url} onChange={setUrl} />
      <Inline space="sm" align="end">
        <Button variant="secondary" onPress={() => void save(url.trim())}>
          {t('office.webhook.save')}
        </Button>
        {webhook.url !== null && (
          <Button variant="quiet" onPress={() => void save(null)}>
            {t('office.webhook.end')}
          </Button>
        )}
      </Inline>
      <Deliveries webhook={webhook} />
    </Stack>
  )
}

function Deliveries({ webhook: { deliveries } }: { webhook: Webhook }) {
  const { t, format } = useTexts()
  return (
    <Stack as="ul" space="xs">
      {deliveries.map(({ id, at, attempts, deliveredAt, nextAt }) => {
        const open = nextAt === null ? ('givenUp' as const) : ('open' as const)
        const state = deliveredAt === null ? open : ('taken' as const)
        return (
          <li key={id}>
            <Text size="small">
              <Parts>
                {[
                  t('office.moment', { date: format.date(at), time: format.time(at) }),
                  t(`office.webhook.${state}`, { count: attempts }),
                ]}
              </Parts>
            </Text>
          </li>
        )
      })}
    </Stack>
  )
}
