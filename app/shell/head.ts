import type { Texts, Translate } from '#app/i18n/texts.ts'
import type { FailureReason } from './failure.ts'

/** What a page says about itself to browsers, search engines and link previews. */
export interface Head {
  /** Without the portal's name, which is added. */
  readonly title: string
  /** The title is whole: the portal's name is in it. @default false */
  readonly titleIsWhole?: boolean
  readonly description?: string
  /**
   * The one address of this content, without origin and language: `/pwlhsh-katoikies/athina/`. Without it the page's
   * own path stands; `null` where none should be named.
   */
  readonly canonical?: string | null
  /** Path or address of a picture for link previews. */
  readonly image?: string
  /** Keeps the page out of search engines. @default false */
  readonly noIndex?: boolean
  /** Said once when the page is shown or its results change; the title unless given. */
  readonly announcement?: string
}

/** The text of the title bar. */
export const titleOf = (t: Translate, { title, titleIsWhole }: Head): string =>
  titleIsWhole ? title : t('shell.title', { title })

/** Of a page that could not be shown. */
export const failureHead = ({ t }: Texts, reason: FailureReason): Head => ({
  title: t(`errors.${reason}.title`),
  description: t(`errors.${reason}.text`),
  canonical: null,
  noIndex: true,
})
