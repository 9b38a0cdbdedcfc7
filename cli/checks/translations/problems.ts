import type { Seen } from '#cli/checks/place.ts'

type InText = Seen & { readonly language: string; readonly key: string }

/** What can be wrong with one text of one language. */
export type TextProblem = InText &
  (
    | { readonly code: 'text-missing' }
    | { readonly code: 'text-empty' }
    | { readonly code: 'text-unknown' }
    | { readonly code: 'text-twice' }
    | { readonly code: 'text-malformed'; readonly reason: string }
    | { readonly code: 'text-arguments-differ'; readonly expected: string; readonly found: string }
    | {
        readonly code: 'text-options-differ'
        readonly value: string
        readonly expected: string
        readonly found: string
      }
    | {
        readonly code: 'text-plural-differs'
        readonly value: string
        readonly expected: string
        readonly found: string
      }
    | { readonly code: 'text-untranslated'; readonly text: string }
    | { readonly code: 'text-quotes'; readonly found: string; readonly expected: string }
    | { readonly code: 'text-letters'; readonly word: string; readonly script: string }
    | { readonly code: 'text-spaces'; readonly near: string; readonly reason: string }
  )

/** The problems of a key, in any language. */
export type KeyProblem = Seen & { readonly key: string } & (
    | { readonly code: 'key-unknown' }
    | { readonly code: 'key-unused' }
    | { readonly code: 'specified-key-missing'; readonly language: string }
  )

/** What can be wrong with a whole language. */
export type LanguageProblem = Seen & { readonly language: string } & (
    | { readonly code: 'area-missing'; readonly area: string }
    | { readonly code: 'language-not-served' }
    | { readonly code: 'language-without-texts' }
  )

export type TranslationsProblem = TextProblem | KeyProblem | LanguageProblem

export type TranslationsNote = Seen &
  (
    | { readonly code: 'languages-to-come'; readonly languages: readonly string[] }
    | {
        readonly code: 'buttons-long'
        readonly language: string
        readonly texts: readonly { readonly key: string; readonly times: number }[]
      }
    | {
        readonly code: 'words-as-in-english'
        readonly language: string
        readonly words: readonly string[]
      }
    | { readonly code: 'text-exception-unused'; readonly exception: string }
  )
