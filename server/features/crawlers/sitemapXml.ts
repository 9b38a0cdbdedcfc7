/** Sitemaps as XML (sitemaps.org, with the alternates of Google's extension). */
import { defaults, type Language, languages } from '#domain/locale.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { escapeHtml } from '#server/http/escapeHtml.ts'

/** A page in all its languages. */
export interface SitemapEntry {
  /** Path without language. */
  readonly path: string
  /** Seconds since 1970. */
  readonly changed: number
}

/** Pages by kind: a kind is the name of its parts, such as `listings` of `listings-1.xml`. */
export type SitemapEntries = Readonly<Record<string, readonly SitemapEntry[]>>

/** One part of the map, as the index names it. */
export interface SitemapPart {
  readonly path: string
  readonly changed: number
}

const start = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** `2026-03-01T10:20:30Z` */
const moment = (seconds: number): string => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')

/** The parts, one after the other. */
export function writeIndex(parts: readonly SitemapPart[], origin: string): string {
  const written = parts.map(
    ({ path, changed }) =>
      `<sitemap><loc>${escapeHtml(origin + path)}</loc><lastmod>${moment(changed)}</lastmod></sitemap>\n`,
  )
  return `${start}<sitemapindex xmlns="${schema}">\n${written.join('')}</sitemapindex>\n`
}

/** Entries written before other work gets a turn. */
const PIECE = 200

/** One part of the sitemap in chunks, so that it is never in memory as a whole. */
export function* writePart(entries: readonly SitemapEntry[], origin: string): Generator<string> {
  yield `${start}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  for (let at = 0; at < entries.length; at += PIECE) {
    yield entries
      .slice(at, at + PIECE)
      .map((entry) => writePage(entry, origin))
      .join('')
  }
  yield '</urlset>\n'
}

/** A page once in each language, each time with all of them beside it. */
function writePage({ path, changed }: SitemapEntry, origin: string): string {
  const at = (language: Language) => escapeHtml(origin + localPath(language, path))
  const alternate = (name: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${at(language)}"/>`
  const alternates = [
    ...languages.map((language) => alternate(language, language)),
    alternate('x-default', defaults.language),
  ].join('')
  const rest = `<lastmod>${moment(changed)}</lastmod>${alternates}</url>\n`
  return languages.map((language) => `<url><loc>${at(language)}</loc>${rest}`).join('')
}
