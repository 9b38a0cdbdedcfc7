import { Heard } from '#design-system/foundations/Heard/Heard.tsx'
import type { Texts } from '#app/i18n/texts.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { inFull } from './inFull.ts'

/** Words with areas, distances or floors: short for the eye, in full for the ear. */
export function HeardWords({ of }: { of: (texts: Texts) => string }) {
  const texts = useTexts()
  return <Heard as={of(inFull(texts))}>{of(texts)}</Heard>
}
