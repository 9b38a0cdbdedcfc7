export interface TextPart {
  readonly text: string
  readonly isGreek: boolean
}

/** Words in Greek letters with what is between them; a single letter is a class or a mark, not a word. */
const greekWords = /(\p{Script=Greek}[\p{Script=Greek}\p{M}\p{N}\s'’.,&–-]*\p{Script=Greek}\.?)/u

/** Splits a text into its parts in Greek letters and the others, in order. Only Greek is written in them. */
export const greekParts = (text: string): readonly TextPart[] =>
  text.split(greekWords).flatMap((part, at) => (part === '' ? [] : [{ text: part, isGreek: at % 2 === 1 }]))
