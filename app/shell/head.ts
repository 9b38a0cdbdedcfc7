import type { Gone } from '#domain/listing/Gone.ts'
import { defaults, type Language, languages } from '#domain/locale.ts'
import { localPath } from '#domain/search/searchPath.ts'
import type { Texts, Translate } from '#app/i18n/texts.ts'
import { type FailureReason, failureTitle } from './failure.ts'

/** The head of a page for browsers, search engines and link previews. */
export interface Head {
  /** Without the portal's name, which is added. */
  readonly title: string
  /** The title is whole: the portal's name is in it. @default false */
  readonly titleIsWhole?: boolean
  readonly description?: string
  /**
   * The canonical address of this content, without origin and language: `/pwlhsh-katoikies/athina/`. Without
   * it the page's own path is used; `null` for none.
   */
  readonly canonical?: string | null
  /** Path or address of a picture for link previews. */
  readonly image?: string
  /** Keeps the page out of search engines; they may still follow its links. @default false */
  readonly noIndex?: boolean
  /** Announced once when the page is shown or its results change; the title by default. */
  readonly announcement?: string
}

/** The page's own address, and those of its other languages. */
export interface HeadAddress {
  readonly rel: 'canonical' | 'alternate'
  /** A language, or `x-default` for readers of none of them. */
  readonly hreflang?: string
  readonly href: string
}

interface Visited {
  readonly language: Language
  /** Path without the language. */
  readonly path: string
  /** The portal's public origin. */
  readonly origin: string
}

/** The addresses that search engines read. What they may not show has no other languages to offer either. */
export function addressesOf(
  { canonical, noIndex = false }: Pick<Head, 'canonical' | 'noIndex'>,
  { language, path, origin }: Visited,
): readonly HeadAddress[] {
  if (canonical === null) return []
  const at = (one: Language) => origin + localPath(one, canonical ?? path)
  const own = { rel: 'canonical', href: at(language) } as const
  if (noIndex) return [own]
  const translations = languages.map((one) => ({ rel: 'alternate', hreflang: one, href: at(one) }) as const)
  return [own, ...translations, { rel: 'alternate', hreflang: 'x-default', href: at(defaults.language) }]
}

/** The text of the title bar. */
export const titleOf = (t: Translate, { title, titleIsWhole }: Head): string =>
  titleIsWhole ? title : t('shell.title', { title })

/** What search engines show below the title: the title once more where a page has nothing else to say. */
export const descriptionOf = ({ description }: Head, title: string): string => description || title

/** Of what is for one person: search engines have nothing to show of it, and tokens stay out of addresses. */
export const unlisted = { canonical: null, noIndex: true } as const

/** Of a page that could not be shown. */
export const failureHead = ({ t }: Texts, reason: FailureReason, gone?: Gone): Head => ({
  title: t(failureTitle(reason, gone)),
  description: t(`errors.${reason}.text`),
  ...unlisted,
})
