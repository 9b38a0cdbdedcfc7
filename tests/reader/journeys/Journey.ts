import type { Language } from '#domain/locale.ts'
import type { Words } from './words.ts'

/** What a person does. Keys by their names for xdotool. */
export type Step =
  | { readonly open: string }
  | { readonly key: string; readonly times?: number }
  | { readonly type: string }
  /** A key once, after which words are heard, be it after a while. */
  | { readonly key: string; readonly says: RegExp }
  /** A key again and again until words are heard: not more than `most` presses, else the journey has failed. */
  | { readonly key: string; readonly until: RegExp; readonly most?: number }

export interface JourneyText {
  readonly steps: readonly Step[]
  /** Each has to be heard, in this order. */
  readonly heard: readonly RegExp[]
  /** Beyond what no journey may hear. */
  readonly never?: readonly RegExp[]
}

export interface Journey {
  readonly name: string
  readonly of: (facts: JourneyFacts) => JourneyText
}

export interface JourneyFacts {
  readonly language: Language
  /** `/en`, or nothing for Greek. */
  readonly prefix: string
  /** Texts of the portal as patterns. */
  readonly words: Words
  /** The page of a home, without the language. */
  readonly listing: string
  /** The page that compares two homes, likewise. */
  readonly compare: string
}

/** What no page may make a reader say. */
export const neverHeard: readonly RegExp[] = [
  /undefined|\[object |NaN|middle dot/,
  /\bnull\b/,
  // A price glued to the words before it.
  /[\p{Ll}\d](?:€\d|\d{3}\.\d{3}\s€)/u,
]
