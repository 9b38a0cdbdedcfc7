import { defaults, languages } from '#domain/locale.ts'
import { localPath } from '#domain/search/searchPath.ts'

/** Where the index of the sitemaps is. */
export const sitemapPath = '/sitemap.xml'

/** Prefixes where programs talk to programs. */
const forPrograms = ['/api-next/', '/api/', '/services/', '/singleSignOn.php', '/_app']

/** Prefixes of pages that belong to one person (specification section 2). */
const forOne = ['/utente/', '/user/']

/**
 * What search engines need not ask for. What they may read and not show is another matter: lists under filters and
 * demonstrations say so themselves (domain/search/robots.ts, app/shell/showHead.ts), and can only be heard when read.
 */
export function robotsTxt(origin: string): string {
  const translated = languages.filter((language) => language !== defaults.language)
  const closed = [
    ...forPrograms,
    ...forOne,
    ...translated.flatMap((language) => forOne.map((path) => localPath(language, path))),
  ]
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)]
  return `${lines.join('\n')}\n\nSitemap: ${origin}${sitemapPath}\n`
}
