import { type FormEvent, useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { stateNames } from '#domain/search/robots.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { expectSearch } from '#app/shared/recentSearches/expectSearch.ts'
import { useNavigate } from '#app/shell/navigation.ts'
import { sentenceKeys } from '#app/transport/keys/sentenceKeys.ts'
import { read, run } from '#app/transport/call.ts'
import { withSentence } from './sentenceHref.ts'
import * as styles from './SentenceSearch.css.ts'

/**
 * A search by a sentence. Without script it is a plain form: the server redirects the sentence to its list.
 */
export function SentenceSearch({ defaultText = '' }: { defaultText?: string }) {
  const { t, language } = useTexts()
  const [text, setText] = useState(defaultText)
  const [isReading, setReading] = useState(false)
  const navigate = useNavigate()
  const action = localPath(language, '/search-list/')

  const submit = async () => {
    setReading(true)
    // Without a reply the list says what could be read.
    const { reply: answer } = await run(read(sentenceKeys.saidSentence(text, language)))
    setReading(false)
    if (answer) expectSearch(answer.href)
    navigate(withSentence(answer?.href ?? action, text, answer?.read))
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '' && !isReading) void submit()
  }
  return (
    <search aria-label={t('sentence.label')}>
      <form action={action} method="get" onSubmit={onSubmit} className={styles.line}>
        <div className={styles.field}>
          <TextField
            label={t('sentence.label')}
            name={stateNames.sentence}
            value={text}
            onChange={setText}
            placeholder={t('sentence.example')}
            autoComplete="off"
          />
        </div>
        <div className={styles.button}>
          <Button
            type="submit"
            variant="secondary"
            width="full"
            isPending={isReading}
            pendingLabel={t('sentence.reading')}
          >
            {t('sentence.submit')}
          </Button>
        </div>
      </form>
    </search>
  )
}
