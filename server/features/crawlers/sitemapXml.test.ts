import { describe, expect, it } from 'vitest'
import { languages } from '#domain/locale.ts'
import { ADDRESSES } from './Sitemaps.ts'
import { writeIndex, writePart } from './sitemapXml.ts'

const changed = Date.UTC(2026, 2, 1, 10, 20, 30) / 1000

describe('a sitemap', () => {
  it('is what search engines read', () => {
    const address = (prefix: string) => `https://estia.example${prefix}/aggelies/1/`
    const alternate = (name: string, prefix: string) =>
      `<xhtml:link rel="alternate" hreflang="${name}" href="${address(prefix)}"/>`
    const prefixes = { el: '', en: '/en', de: '/de', it: '/it', fr: '/fr', ru: '/ru', es: '/es', pt: '/pt' }
    const alternates = [...Object.entries(prefixes), ['x-default', ''] as const]
      .map(([name, prefix]) => alternate(name, prefix))
      .join('')
    const pages = Object.values(prefixes).map(
      (prefix) =>
        `<url><loc>${address(prefix)}</loc><lastmod>2026-03-01T10:20:30Z</lastmod>${alternates}</url>\n`,
    )
    expect([...writePart([{ path: '/aggelies/1/', changed }], 'https://estia.example')].join('')).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.join('')}</urlset>
`,
    )
  })

  it('names its parts in an index, with nothing that could end an element', () => {
    expect(writeIndex([{ path: '/sitemaps/a&b<.xml', changed }], 'https://estia.example')).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>https://estia.example/sitemaps/a&amp;b&lt;.xml</loc><lastmod>2026-03-01T10:20:30Z</lastmod></sitemap>
</sitemapindex>
`,
    )
  })

  it('stays below 50,000 addresses and 50 MB, with every language and long addresses', () => {
    const path = `/pwlhsh-epaggelmatikoi-xwroi/${'x'.repeat(120)}/`
    const page = [...writePart([{ path, changed }], `https://${'y'.repeat(60)}.example`)].join('').length
    expect(ADDRESSES).toBeLessThanOrEqual(50_000)
    // What is written of a page is an address a language.
    expect((page * ADDRESSES) / languages.length).toBeLessThan(50_000_000)
  })
})
