import type { Texts } from '#app/i18n/texts.ts'
import type { KeywordHit } from '#domain/search/KeywordHit.ts'

/** The note on a word; none for a word that was not found. */
const told = ['stated', 'denied', 'onlyInText'] as const

/** "Δηλωμένο στοιχείο: «ασανσέρ»", "Μόνο στο κείμενο του αγγελιοδότη: «τζάκι»" */
export function standingSentences({ t }: Pick<Texts, 't'>, words: KeywordHit['words']): readonly string[] {
  return told.flatMap((standing) => {
    const quoted = words
      .filter((word) => word.standing === standing)
      .map(({ word }) => t('sentence.quoted', { text: word }))
    return quoted.length > 0 ? [t(`search.found.${standing}`, { words: quoted.join(', ') })] : []
  })
}
