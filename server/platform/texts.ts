/** What the server says: the catalogues of `texts/`, in the message syntax of the app's. */
import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import {
  type LocalizedString,
  LocalizedStringDictionary,
  LocalizedStringFormatter,
} from '@internationalized/string'
import { compileString } from '@internationalized/string-compiler'
import { type Language, localeTags } from '#domain/locale.ts'
import { byLanguage } from './byLanguage.ts'

/** The areas that the server reads. Six are the app's: names of facts, filters, kinds, topics and countries. */
const areas = [
  'contactUs',
  'listing',
  'mails',
  'places',
  'replies',
  'search',
  'serverPages',
  'shared',
  'shell',
  'vocabulary',
] as const

type Catalogues = typeof import('#texts/contactUs/el.json') &
  typeof import('#texts/listing/el.json') &
  typeof import('#texts/mails/el.json') &
  typeof import('#texts/places/el.json') &
  typeof import('#texts/replies/el.json') &
  typeof import('#texts/search/el.json') &
  typeof import('#texts/serverPages/el.json') &
  typeof import('#texts/shared/el.json') &
  typeof import('#texts/shell/el.json') &
  typeof import('#texts/vocabulary/el.json')

export type TextKey = Exclude<keyof Catalogues, 'default'>
export type TextValues = Readonly<Record<string, string | number | boolean>>

/** The names of a group: of `reply.signedIn` and `reply.signedOut` these are `signedIn` and `signedOut`. */
export type NameIn<Group extends string, Key = TextKey> = Key extends `${Group}.${infer Name}` ? Name : never

type Patterns = Readonly<Record<string, string>>

const readArea = (area: string, language: Language): Patterns =>
  JSON.parse(readFileSync(new URL(`../../texts/${area}/${language}.json`, import.meta.url), 'utf8'))

/** Compiles a message as the build does for the app; without anything to fill in it is its own text. */
const compile = (pattern: string): LocalizedString =>
  /[{<']/.test(pattern) ? runInThisContext(compileString(pattern)) : pattern

const catalogues = byLanguage(
  (language): Patterns => Object.assign({}, ...areas.map((area) => readArea(area, language))),
)

/** Whether a string is the key of a text. */
export const hasText = (key: string): boolean => Object.hasOwn(catalogues.el, key)

const writers = byLanguage((language) => {
  const tag = localeTags[language]
  const patterns = catalogues[language]
  // Compiled on first use: the server says little of what the areas of the app have.
  const messages: Record<string, LocalizedString> = {}
  const formatter = new LocalizedStringFormatter(tag, new LocalizedStringDictionary({ [tag]: messages }, tag))
  return (key: TextKey, values: TextValues) => {
    messages[key] ??= compile(patterns[key] ?? '')
    return formatter.format(key, values)
  }
})

/** A text in a language. Values are filled in as they are: numbers and dates are already formatted. */
export const textIn = (language: Language, key: TextKey, values: TextValues = {}): string =>
  writers[language](key, values)
