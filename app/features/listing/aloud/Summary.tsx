import { useId, useRef } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { useHydrated } from '#design-system/forms/useHydrated.ts'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { localeTags } from '#domain/locale.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import * as styles from './Summary.css.ts'
import { summarySentences } from './summarySentences.ts'
import { canSpeak, useReading } from './useReading.ts'

export interface SummaryProps {
  listing: ListingDetail
}

/** The home in five sentences, to read or to hear. */
export function Summary({ listing }: SummaryProps) {
  const texts = useTexts()
  const id = useId()
  const sentences = summarySentences(texts, listing)
  // The server cannot know whether a browser speaks: until then the button's place is kept, and nothing moves.
  const isHydrated = useHydrated()
  return (
    <section className={styles.summary} aria-labelledby={id}>
      <div className={styles.told}>
        <Disclosure summary={<span id={id}>{texts.t('aloud.heading')}</span>} headingLevel={2} look="plain">
          <Text size="small" isMeasured>
            {sentences.join(' ')}
          </Text>
        </Disclosure>
      </div>
      {!isHydrated && (
        <div className={styles.kept}>
          <Button variant="secondary" size="small">
            {texts.t('aloud.listen')}
          </Button>
        </div>
      )}
      {isHydrated && canSpeak() && <Listen sentences={sentences} />}
    </section>
  )
}

/** One button that starts, pauses and goes on, and keeps the focus; while something is read, one that ends it. */
function Listen({ sentences }: { sentences: readonly string[] }) {
  const { t, language } = useTexts()
  const reading = useReading(sentences, localeTags[language], () => announce(t('aloud.ended')))
  const { state, hasNoVoice, press, stop } = reading
  const first = useRef<HTMLButtonElement>(null)
  // The button that was pressed goes: the focus stays beside where it was.
  const end = () => {
    stop()
    first.current?.focus()
  }
  const words = { idle: 'aloud.listen', reading: 'aloud.pause', paused: 'aloud.goOn' } as const
  return (
    <Inline space="xs">
      <Button variant="secondary" size="small" onPress={press} ref={first}>
        {t(words[state])}
      </Button>
      {state !== 'idle' && (
        <Button variant="quiet" size="small" onPress={end}>
          {t('aloud.stop')}
        </Button>
      )}
      {hasNoVoice && (
        <Text size="small" tone="muted">
          {t('aloud.noVoice')}
        </Text>
      )}
    </Inline>
  )
}
