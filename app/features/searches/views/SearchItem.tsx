import type { SavedSearch } from '#domain/api/alerts/SavedSearches.ts'
import { frequencies, type Frequency } from '#domain/alerts/schedule.ts'
import { listingPath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { searchFormPath } from '#domain/alerts/forms.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { SegmentedControl } from '#design-system/forms/SegmentedControl/SegmentedControl.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Parts } from '#design-system/foundations/Parts/Parts.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import { ActForm } from '#app/shared/forms/ActForm.tsx'
import { withoutScript } from '#app/shared/forms/withoutScript.css.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useSearchChanges } from '../model/useSearchChanges.ts'
import * as styles from './SearchItem.css.ts'
import { SearchSettings } from './SearchSettings.tsx'

export interface SearchItemProps {
  search: SavedSearch
  isPushedHere: boolean
  onChange: () => void
}

/** A saved search: its list, what is new in it, when it tells, and its settings. */
export function SearchItem({ search, isPushedHere, onChange }: SearchItemProps) {
  const { t, language, format } = useTexts()
  const { change, remove } = useSearchChanges(search, onChange)
  const { name, url, count, fresh, latest, frequency, pausedUntil } = search
  return (
    <Stack space="sm">
      <Inline justify="between" overflow="none" align="start">
        <Heading level={2} size="subheading">
          <Link href={localPath(language, url)} onClick={() => void change({ isSeen: true })}>
            {name}
          </Link>
        </Heading>
        <div className={styles.remove}>
          <ActForm
            action={searchFormPath}
            act="remove"
            values={{ id: search.id }}
            onSubmit={() => void remove()}
          >
            <IconButton type="submit" icon="trash" label={t('searches.remove', { name })} />
          </ActForm>
        </div>
      </Inline>
      <Text tone="muted">
        <Parts>
          {[
            t('searches.count', { count }),
            fresh > 0 ? t('searches.fresh', { count: fresh }) : t('searches.none'),
          ]}
        </Parts>
      </Text>
      {latest && (
        <Link href={localPath(language, listingPath(latest.id))}>
          {t('searches.latest', { title: latest.title })}
        </Link>
      )}
      {pausedUntil !== null && (
        <Text weight="medium">{t('searches.pausedUntil', { date: format.date(pausedUntil) })}</Text>
      )}
      <ActForm
        action={searchFormPath}
        act="frequency"
        values={{ id: search.id, version: search.version }}
        onSubmit={() => undefined}
      >
        <Inline space="xs">
          <SegmentedControl
            aria-label={t('searches.frequency', { name })}
            name="frequency"
            value={frequency}
            options={frequencies.map((value) => ({ value, label: t(`searches.frequency.${value}`) }))}
            onChange={(value) => void change({ frequency: value as Frequency })}
          />
          <span className={withoutScript}>
            <Button type="submit" variant="secondary" size="small">
              {t('searches.save')}
            </Button>
          </span>
        </Inline>
      </ActForm>
      <Disclosure look="plain" summary={t('searches.settings')}>
        <SearchSettings search={search} isPushedHere={isPushedHere} onChange={change} />
      </Disclosure>
    </Stack>
  )
}
