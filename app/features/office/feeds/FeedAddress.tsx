import { useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { NativeSelect } from '#design-system/forms/NativeSelect/NativeSelect.tsx'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { FeedSource } from '#domain/api/agencies/Feeds.ts'
import { feedHours } from '#domain/agency/feeds.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { feedCalls } from '#app/transport/office/feeds.ts'
import { useOfficeChange } from '../model/useOfficeChange.ts'

const DEFAULT_HOURS = 6

/** The address from which the feed is fetched. */
export function FeedAddress({ slug, source }: { slug: string; source: FeedSource | null }) {
  const { t, language } = useTexts()
  const change = useOfficeChange()
  const [url, setUrl] = useState(source?.url ?? '')
  const [hours, setHours] = useState<FeedSource['hours']>(source?.hours ?? DEFAULT_HOURS)
  const save = (address: string | null) =>
    change(feedCalls.source(slug, { url: address, language, hours, version: source?.version ?? 0 }, language))
  const end = async () => {
    if ((await save(null)) !== undefined) setUrl('')
  }
  return (
    <Stack as="section" space="md">
      <Heading level={2} size="subheading">
        {t('office.feed.address')}
      </Heading>
      {source !== null && <SourceState source={source} />}
      <TextField label={t('office.feed.url')} value={url} onChange={setUrl} />
      <Inline space="sm" align="end">
        <NativeSelect
          label={t('office.feed.every')}
          options={feedHours.map((one) => ({
            value: String(one),
            label: t('office.feed.hours', { hours: one }),
          }))}
          value={String(hours)}
          onChange={(value) => setHours(Number(value) as FeedSource['hours'])}
        />
        <Button variant="secondary" onPress={() => void save(url.trim())}>
          {t('office.feed.save')}
        </Button>
      </Inline>
      {source !== null && (
        <Inline space="sm">
          <Button variant="quiet" onPress={() => void change(feedCalls.fetch(slug, language))}>
            {t('office.feed.fetch')}
          </Button>
          <Button variant="quiet" onPress={() => void end()}>
            {t('office.feed.end')}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

function SourceState({ source: { fetchedAt, nextAt, problem } }: { source: FeedSource }) {
  const { t, format } = useTexts()
  const moment = (iso: string) => t('office.moment', { date: format.date(iso), time: format.time(iso) })
  return (
    <>
      {problem !== null && (
        <Notice tone="warning">
          <p>{t(`office.feed.problem.${problem}`)}</p>
        </Notice>
      )}
      <Text size="small" tone="muted">
        {fetchedAt === null
          ? t('office.feed.next', { next: moment(nextAt) })
          : t('office.feed.fetched', { last: moment(fetchedAt), next: moment(nextAt) })}
      </Text>
    </>
  )
}
