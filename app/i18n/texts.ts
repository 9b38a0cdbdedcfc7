import {
  type LocalizedString,
  LocalizedStringDictionary,
  LocalizedStringFormatter,
} from '@internationalized/string'
import { localeTags, type Language } from '#domain/locale.ts'
import { type Format, formatFor } from './format.ts'
import type { LanguageCatalogue, Messages } from './joinAreas.ts'
import type { MessageKey, MessageValues } from './messageKeys.ts'
import { remembered } from './remembered/remembered.ts'
import { shortKey } from './shortKey.ts'

/** Writes a text in the page's language. */
export type Translate = (key: MessageKey, values?: MessageValues) => string

/** Everything that depends on the language. */
export interface Texts {
  readonly language: Language
  readonly t: Translate
  readonly format: Format
}

// A page loads its own language only.
const languages: Readonly<Record<Language, () => Promise<LanguageCatalogue>>> = {
  el: () => import('./el.ts'),
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  ru: () => import('./ru.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
}

/** A language's catalogue at first: most areas are loaded later. */
export const loadLanguage = (language: Language): Promise<LanguageCatalogue> => languages[language]()

const loaded = new Map<Language, Promise<Texts>>()

/** All texts of a language, loaded once: what the server renders with. Pages load theirs by `pageTexts.ts`. */
export function loadTexts(language: Language): Promise<Texts> {
  const known = loaded.get(language)
  if (known) return known
  const texts = loadWhole(language)
  loaded.set(language, texts)
  texts.catch(() => loaded.delete(language))
  return texts
}

async function loadWhole(language: Language): Promise<Texts> {
  const { messages, areas } = await loadLanguage(language)
  const rest = await Promise.all(Object.values(areas).map((load) => load()))
  return textsOf(language, Object.assign({}, messages, ...rest) as Messages)
}

/** All texts of a language, or pseudo-localised ones for developers. */
export async function textsFor(language: Language, isPseudo = false): Promise<Texts> {
  const texts = await loadTexts(language)
  return isPseudo ? (await import('./pseudo.ts')).pseudoTexts(texts) : texts
}

/** The forms of plurals, and numbers in texts, each asked of `Intl` once: a list of results needs hundreds. */
class QuickFormatter extends LocalizedStringFormatter<string, LocalizedString> {
  private readonly form: (count: number) => string
  private readonly written: (value: number) => string

  constructor(tag: string, messages: LocalizedStringDictionary<string, LocalizedString>) {
    super(tag, messages)
    const plurals = new Intl.PluralRules(tag)
    const numbers = new Intl.NumberFormat(tag)
    this.form = remembered((count: number) => plurals.select(count))
    this.written = remembered((value: number) => numbers.format(value))
  }

  protected override plural(
    count: number,
    options: Record<string, string | (() => string)>,
    type?: Intl.PluralRuleType,
  ): string {
    if (type === 'ordinal') return super.plural(count, options, type)
    const chosen = options[`=${count}`] ?? options[this.form(count)] ?? options['other']
    return typeof chosen === 'function' ? chosen() : (chosen ?? '')
  }

  protected override number(value: number): string {
    return this.written(value)
  }
}

/**
 * Texts over a catalogue, which may grow. A missing key throws: types check that it is in a catalogue, and
 * `tests/i18n/` that a view loads its areas.
 */
export function textsOf(language: Language, messages: Messages): Texts {
  const tag = localeTags[language]
  const formatter = new QuickFormatter(tag, new LocalizedStringDictionary({ [tag]: messages }, tag))
  const shortKeyOf = remembered(shortKey)
  return {
    language,
    t: (key, values) => {
      const short = shortKeyOf(key)
      const message = messages[short]
      return typeof message === 'string' ? message : formatter.format(short, values ?? {})
    },
    format: formatFor(language),
  }
}
