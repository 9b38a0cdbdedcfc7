import { type Language, languages } from '#domain/locale.ts'
import { routePath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { escapeHtml } from '#server/http/escapeHtml.ts'
import { plainPage } from '#server/http/pages/plainPage.ts'
import { textIn } from '#server/platform/texts.ts'

/** What a browser shows without a line in a language. */
export interface OfflinePage {
  /** A page as HTML; `linkMark` is where the link to the saved homes goes. */
  readonly html: string
  /** The words of that link. */
  readonly link: string
  /** The address of the saved homes. */
  readonly saved: string
}

export const linkMark = '<!--saved-->'

const bodyStyle =
  'color-scheme:light dark;max-width:36em;margin:0 auto;padding:24px;font:1.125rem/1.5 sans-serif;overflow-wrap:anywhere'

function pageIn(language: Language): OfflinePage {
  const say = (key: 'text' | 'again' | 'saved') => escapeHtml(textIn(language, `offlinePage.${key}`))
  const html = plainPage({
    language,
    title: textIn(language, 'offlinePage.title'),
    bodyStyle,
    main: `<p>${say('text')}</p>\n${linkMark}\n<p><a href="">${say('again')}</a></p>`,
  })
  return { html, link: say('saved'), saved: localPath(language, routePath('savedAds')) }
}

/** The pages of all languages, by language. */
export const offlinePages = (): Readonly<Record<Language, OfflinePage>> =>
  Object.fromEntries(languages.map((language) => [language, pageIn(language)])) as Record<
    Language,
    OfflinePage
  >
