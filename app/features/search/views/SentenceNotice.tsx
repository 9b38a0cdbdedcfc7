import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { SentenceSearch } from '#app/shared/SentenceSearch/SentenceSearch.tsx'
import { apiKey } from '#app/transport/apiKey.ts'
import { useApi } from '#app/transport/useApi.ts'
import * as styles from './SentenceNotice.css.ts'

/** How a sentence was read: which words became filters, and which could not be read. To be said otherwise right here. */
export function SentenceNotice({ sentence }: { sentence: string }) {
  const { t, language } = useTexts()
  const { data } = useApi(apiKey.sentence(sentence, language))
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const quoted = (texts: readonly string[]) =>
    list.format(texts.map((text) => t('sentence.quoted', { text })))
  return (
    <div className={styles.sentence}>
      <SentenceSearch key={sentence} defaultText={sentence} />
      {data && data.unread.length > 0 && (
        <Notice tone="warning" heading={t('sentence.unread', { words: quoted(data.unread) })}>
          <Text isMeasured>{t('sentence.unread.help')}</Text>
        </Notice>
      )}
      {data && data.read.length > 0 && (
        <Text size="small" tone="muted" isMeasured>
          {t('sentence.read', { words: quoted(data.read.map(({ text }) => text)) })}
        </Text>
      )}
    </div>
  )
}
