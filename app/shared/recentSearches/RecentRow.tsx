import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { expectSearch } from './expectSearch.ts'
import type { RecentSearch } from './RecentSearch.ts'
import * as styles from './RecentRow.css.ts'
import { whenWords } from './whenWords.ts'

export interface RecentRowProps {
  search: RecentSearch
  now: number
  onRemove: () => void
}

/** One search: its words, its time, and a remove button. */
export function RecentRow({ search, now, onRemove }: RecentRowProps) {
  const { t, language } = useTexts()
  const { address, words, at } = search
  const href = localPath(language, address)
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        <Link
          href={href}
          underline="hover"
          onClick={() => expectSearch(href)}
          {...(search.language !== language && { lang: search.language })}
        >
          {words}
        </Link>
        <Text as="time" size="small" tone="muted" dateTime={new Date(at).toISOString()}>
          {` ${whenWords(at, now, language)}`}
        </Text>
      </span>
      <IconButton icon="close" size="small" label={t('recent.remove', { words })} onPress={onRemove} />
    </div>
  )
}
