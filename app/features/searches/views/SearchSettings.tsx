import { useState } from 'react'
import { type Channel, channels } from '#domain/alerts/limits.ts'
import type { SavedSearch, SearchChange } from '#domain/api/alerts/SavedSearches.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { searchFormPath } from '#domain/alerts/forms.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { CheckboxGroup } from '#design-system/forms/CheckboxGroup/CheckboxGroup.tsx'
import { NativeSelect } from '#design-system/forms/NativeSelect/NativeSelect.tsx'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { ActForm } from '#app/shared/forms/ActForm.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { tell } from '#app/shared/snackbar/tell.ts'
import { useSite } from '#app/shared/site/SiteContext.ts'
import { subscribePush } from '../model/subscribePush.ts'
import { SearchFeeds } from './SearchFeeds.tsx'

export interface SearchSettingsProps {
  search: SavedSearch
  /** Whether alerts are pushed to this browser. */
  isPushedHere: boolean
  onChange: (change: SearchChange) => Promise<boolean>
}

const never = ''
const hours = Array.from({ length: 24 }, (_, hour) => String(hour * 60))
const clockOf = (minutes: string): string => `${String(Number(minutes) / 60).padStart(2, '0')}:00`
const leastCuts = ['0', '2', '5', '10'] as const

/** What is set less often: name, channels, quiet hours, least cut, pauses and feeds. */
export function SearchSettings({ search, isPushedHere, onChange }: SearchSettingsProps) {
  const { t, language, format } = useTexts()
  const [name, setName] = useState(search.name)
  const [ways, setWays] = useState<readonly Channel[]>(search.channels)
  const [from, setFrom] = useState(search.quiet ? String(search.quiet.from) : never)
  const [to, setTo] = useState(search.quiet ? String(search.quiet.to) : '480')
  const [leastCut, setLeastCut] = useState(String(search.leastCut))
  const of = { id: search.id, version: search.version }
  const { pushKey } = useSite()
  const offered = channels.filter((value) => value !== 'push' || pushKey !== undefined)
  const isPaused = search.pausedUntil !== null
  const save = async () => {
    const quiet = from === never || from === to ? null : { from: Number(from), to: Number(to) }
    if (pushKey !== undefined && ways.includes('push') && !(await subscribePush(pushKey, language))) {
      setWays(ways.filter((way) => way !== 'push'))
      return tell({ tone: 'error', text: t('searches.push.refused') })
    }
    const isSaved = await onChange({ name, channels: ways, quiet, leastCut: Number(leastCut) })
    if (isSaved) await tell({ tone: 'success', text: t('searches.saved') })
  }
  return (
    <Stack space="md">
      <ActForm action={searchFormPath} act="settings" values={of} onSubmit={() => void save()}>
        <Stack space="md">
          <TextField label={t('searches.name')} name="name" value={name} onChange={setName} />
          <CheckboxGroup
            label={t('searches.channels')}
            name="channels"
            options={offered.map((value) => ({
              value,
              label: t(`searches.channel.${value}`),
              // It was asked for on another device, or the session that it was asked for in has ended.
              ...(value === 'push' &&
                search.channels.includes(value) &&
                !isPushedHere && { description: t('searches.push.notHere') }),
            }))}
            value={ways}
            onChange={(values) => setWays(values as readonly Channel[])}
          />
          <Inline align="end">
            <NativeSelect
              label={t('searches.quietFrom')}
              name="from"
              value={from}
              onChange={setFrom}
              options={[
                { value: never, label: t('searches.quiet.none') },
                ...hours.map((value) => ({ value, label: clockOf(value) })),
              ]}
            />
            <NativeSelect
              label={t('searches.quietTo')}
              name="to"
              value={to}
              onChange={setTo}
              options={hours.map((value) => ({ value, label: clockOf(value) }))}
            />
            <NativeSelect
              label={t('searches.leastCut')}
              name="leastCut"
              value={leastCut}
              onChange={setLeastCut}
              options={leastCuts.map((value) => ({
                value,
                label:
                  value === '0'
                    ? t('searches.leastCut.any')
                    : t('searches.leastCut.least', { percent: format.percent(Number(value)) }),
              }))}
            />
          </Inline>
          <Inline>
            <Button type="submit">{t('searches.save')}</Button>
          </Inline>
        </Stack>
      </ActForm>
      <Inline>
        {(isPaused ? ([0] as const) : ([7, 30] as const)).map((days) => (
          <ActForm
            key={days}
            action={searchFormPath}
            act="pause"
            values={{ ...of, days }}
            onSubmit={() => void onChange({ pausedDays: days })}
          >
            <Button type="submit" variant="secondary">
              {t(days === 0 ? 'searches.resume' : `searches.pause${days}`)}
            </Button>
          </ActForm>
        ))}
      </Inline>
      <Stack space="xs">
        <Link href={localPath(language, search.url)} isStanding>
          {t('searches.edit')}
        </Link>
        <Text size="small" tone="muted">
          {t('searches.edited')}
        </Text>
      </Stack>
      <SearchFeeds id={search.id} />
    </Stack>
  )
}
