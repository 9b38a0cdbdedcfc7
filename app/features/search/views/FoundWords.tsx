import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Parts } from '#design-system/foundations/Parts/Parts.tsx'
import type { KeywordHit } from '#domain/search/KeywordHit.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { standingSentences } from '../model/words/standingSentences.ts'

/** Where a listing has the keyword, and whether a field states it or only its text. */
export function FoundWords({ hit }: { hit: KeywordHit | undefined }) {
  const texts = useTexts()
  if (!hit) return null
  const { excerpt } = hit
  return (
    <>
      {excerpt && (
        <Text size="small" {...(excerpt.language !== texts.language && { lang: excerpt.language })}>
          {excerpt.pieces.map(({ text, isFound }, at) =>
            // Pieces of one text: only their index identifies them.
            isFound ? (
              <Text as="mark" key={at} size="inherit" weight="medium">
                {text}
              </Text>
            ) : (
              <span key={at}>{text}</span>
            ),
          )}
        </Text>
      )}
      <Text size="small" tone="muted">
        <Parts>{standingSentences(texts, hit.words)}</Parts>
      </Text>
    </>
  )
}
