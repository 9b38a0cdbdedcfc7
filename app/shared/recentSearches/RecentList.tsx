import { useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import { localPath } from '#domain/search/searchPath.ts'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useUser } from '#app/shared/account/useUser.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { RecentRow } from './RecentRow.tsx'
import { forgetAllSearches, forgetSearch, onRecentChange, recentSearches } from './recentStore.ts'
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts'

/** The last search of the account, for a device that knows none. */
function OfAccount() {
  const { t, language } = useTexts()
  const { user } = useUser()
  const last = user?.lastSearches[0]
  if (last === undefined) return null
  return (
    <Stack as="section" space="sm" aria-labelledby="recent" align="start">
      <Heading level={2} size="subheading" id="recent">
        {t('recent.title')}
      </Heading>
      <Link href={localPath(language, last)} icon="search">
        {t('recent.continue')}
      </Link>
    </Stack>
  )
}

export interface RecentListProps {
  /** `section` is on a page with its heading; `folded` is among the filters. */
  look: 'section' | 'folded'
}

const none = [] as const

/** The searches made on this device, each a link and removable. */
export function RecentList({ look }: RecentListProps) {
  const t = useTranslate()
  const searches = useSyncExternalStore(onRecentChange, recentSearches, () => none)
  const [now] = useState(() => Date.now())
  const [wasEmptied, setEmptied] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const focusAfter = useFocusAfterRemoval(area, searches.length)
  if (searches.length === 0 && !wasEmptied) return look === 'section' ? <OfAccount /> : null
  const remove = (at: number, address: string) => {
    focusAfter(at)
    setEmptied(searches.length === 1)
    forgetSearch(address)
  }
  const clear = () => {
    focusAfter(0)
    setEmptied(true)
    forgetAllSearches()
  }
  const content = (
    <div ref={area}>
      {searches.length === 0 ? (
        <Notice tone="success" isFocusTarget>
          <Text>{t('recent.removed')}</Text>
        </Notice>
      ) : (
        <Stack space="xs" align="start">
          <Stack as="ul" space="none" isRuled>
            {searches.map((search, at) => (
              <li key={search.address}>
                <RecentRow search={search} now={now} onRemove={() => remove(at, search.address)} />
              </li>
            ))}
          </Stack>
          <Text size="small" tone="muted" isMeasured>
            {t('recent.note')}
          </Text>
          <Button variant="secondary" size="small" icon="trash" onPress={clear}>
            {t('recent.clear')}
          </Button>
        </Stack>
      )}
    </div>
  )
  if (look === 'folded')
    return (
      <Disclosure
        look="plain"
        summary={t('recent.title')}
        detail={searches.length > 0 ? String(searches.length) : undefined}
      >
        {content}
      </Disclosure>
    )
  return (
    <Stack as="section" space="sm" aria-labelledby="recent">
      <Heading level={2} size="subheading" id="recent">
        {t('recent.title')}
      </Heading>
      {content}
    </Stack>
  )
}
