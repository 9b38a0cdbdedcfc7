import { Text } from '#design-system/foundations/Text/Text.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { languageName } from '#app/shared/languageName.ts'
import { markedPieces, type Marks } from '../model/markedPieces.ts'
import { useSoughtWords } from '../model/useSoughtWords.ts'
import { words } from '../views/ListingScreen.css.ts'
import { Section } from '../views/Section.tsx'

/** The advertiser's description, in its original language; before it a text in the reader's, where they differ. */
export function Description({ listing: { id, description, factText } }: { listing: ListingDetail }) {
  const { t, language } = useTexts()
  const sought = useSoughtWords(id, language)
  return (
    <Section heading={t('listing.description')} paper="last">
      {factText !== null && (
        <>
          <Text isMeasured>{factText}</Text>
          <Text size="small" tone="muted">
            {t('listing.description.fromFacts')}
          </Text>
        </>
      )}
      {description ? (
        <>
          <div className={words}>
            <Text isMeasured keepsLineBreaks lang={description.language}>
              <Marked text={description.text} marks={sought.marks} />
            </Text>
          </div>
          {sought.marks.length > 0 && (
            <Text size="small" tone="muted">
              {t('listing.description.marked', { words: sought.keyword })}
            </Text>
          )}
          {description.language !== language && (
            <Text size="small" tone="muted">
              {t('listing.description.language', { language: languageName(language, description.language) })}
            </Text>
          )}
        </>
      ) : (
        <Text tone="muted">{t('listing.description.none')}</Text>
      )}
    </Section>
  )
}

/** A text with the words in it that were searched for. */
function Marked({ text, marks }: { text: string; marks: Marks }) {
  return markedPieces(text, marks).map((piece) =>
    piece.isFound ? (
      <Text as="mark" key={piece.at} size="inherit" weight="medium">
        {piece.text}
      </Text>
    ) : (
      <span key={piece.at}>{piece.text}</span>
    ),
  )
}
