import { Link } from '#design-system/actions/Link/Link.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { isPostalCode } from '#domain/geography/postalCode.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { withSentence } from '#app/shared/SentenceSearch/sentenceHref.ts'
import { SentenceSearch } from '#app/shared/SentenceSearch/SentenceSearch.tsx'
import { sentenceKeys } from '#app/transport/keys/sentenceKeys.ts'
import { useApi } from '#app/transport/useApi.ts'
import { addedFilters } from '../model/addedFilters.ts'
import type { SearchState } from '../model/searchState.ts'
import * as styles from './SentenceNotice.css.ts'

export interface SentenceNoticeProps {
  sentence: { readonly text: string; readonly wordsOfModel: readonly string[] }
  /** The list that it led to. */
  state: SearchState
}

/**
 * How a sentence was read: which words became filters, which of them by a language model, and which could not
 * be read. It can be edited here.
 */
export function SentenceNotice({ sentence: { text, wordsOfModel }, state }: SentenceNoticeProps) {
  const texts = useTexts()
  const { t, language } = texts
  const { data } = useApi(sentenceKeys.sentence(text, language, wordsOfModel))
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const quoted = (all: readonly string[]) =>
    list.format(all.map((one) => t('sentence.quoted', { text: one })))
  const piecesOf = (isModel: boolean) =>
    data?.read.filter(({ isByModel }) => isByModel === isModel).map((piece) => piece.text) ?? []
  const [read, byModel] = [piecesOf(false), piecesOf(true)]
  const added = data && byModel.length > 0 ? addedFilters(texts, data.href, state) : []
  return (
    <div className={styles.sentence}>
      <SentenceSearch key={text} defaultText={text} />
      {byModel.length > 0 && (
        <Notice heading={t('search.byModel', { words: quoted(byModel) })}>
          <Text isMeasured>
            {added.length > 0
              ? t('search.byModel.filters', { filters: list.format(added) })
              : t('search.byModel.help')}
          </Text>
        </Notice>
      )}
      {data && data.unread.length > 0 && (
        <Notice tone="warning" heading={t('sentence.unread', { words: quoted(data.unread) })}>
          {data.instead && (
            <Text isMeasured>
              <Link href={withSentence(data.instead.href, data.instead.text)}>
                {t('search.instead', { text: data.instead.text })}
              </Link>
            </Text>
          )}
          {data.unread.some(isPostalCode) && <Text isMeasured>{t('search.postalCode')}</Text>}
          <Text isMeasured>{t('sentence.unread.help')}</Text>
        </Notice>
      )}
      {read.length > 0 && (
        <Text size="small" tone="muted" isMeasured>
          {t('sentence.read', { words: quoted(read) })}
        </Text>
      )}
    </div>
  )
}
