import { useEffect } from 'react'
import type { SavedSearches } from '#domain/api/alerts/SavedSearches.ts'
import { routePath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { loadUser } from '#app/shared/account/loadUser.ts'
import { useUser } from '#app/shared/account/useUser.ts'
import { SearchItem } from './SearchItem.tsx'

export interface SearchListProps {
  reply: SavedSearches
  /** Fetches again because the shown data is outdated. */
  onChange: () => void
}

/** Saved searches, the last saved first. */
export function SearchList({ reply, onChange }: SearchListProps) {
  const { searches, most, isReachable, isPushedHere } = reply
  const { t, language } = useTexts()
  const { counters } = useUser()
  // A search that was saved on another page is not in the reply that is kept.
  useEffect(() => onChange(), [onChange])
  // The account counts its searches, and names them: it is asked again.
  const changed = () => {
    onChange()
    void loadUser(language)
  }
  if (searches.length === 0)
    return (
      <EmptyState
        icon="bell"
        heading={t('searches.empty.title')}
        action={
          <ButtonLink href={localPath(language, routePath('search'))}>
            {t('searches.empty.action')}
          </ButtonLink>
        }
      >
        {t('searches.empty.text')}
      </EmptyState>
    )
  return (
    <Stack space="lg">
      {!isReachable && (
        <Notice tone="warning">
          <p>{t('searches.bounced')}</p>
        </Notice>
      )}
      <Text tone="muted">{t('searches.room', { count: searches.length, most })}</Text>
      {counters.savedSearches > 0 && (
        <Text tone="muted">
          {t('searches.told', {
            instant: counters.savedSearchesRealTimeAlert,
            daily: counters.savedSearchesDailyAlert,
            mail: counters.savedSearchesContactsEnabled,
          })}
        </Text>
      )}
      <Stack as="ul" space="xl" isRuled>
        {searches.map((search) => (
          <li key={search.id}>
            <SearchItem key={search.version} search={search} isPushedHere={isPushedHere} onChange={changed} />
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
