import { Effect, Exit, Scope } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultFlags } from '#domain/flags.ts'
import { languages } from '#domain/locale.ts'
import { robotsOfList } from '#domain/search/robots.ts'
import { readSearchAddress } from '#domain/search/searchAddress.ts'
import { localPath, splitLanguage } from '#domain/search/searchPath.ts'
import { openApi, type TestApi } from '#server/http/api/testing/openApi.ts'
import { engines, type TestDatabase } from '#server/database/testing/engines.ts'

const origin = 'http://127.0.0.1:3000'

/** The text of each element of a name, in order. */
const textsOf = (xml: string, name: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text ?? '')

/** Pages of a part: address, last change, addresses in other languages. */
const pagesOf = (xml: string) =>
  [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, page = '']) => ({
    address: textsOf(page, 'loc')[0] ?? '',
    changed: textsOf(page, 'lastmod')[0] ?? '',
    alternates: [...page.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, name, href]) => [
      name,
      href,
    ]),
  }))

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('the sitemaps', () => {
    let database: TestDatabase
    let api: TestApi
    const scope = Scope.makeUnsafe()
    const ask = async (path: string) => (await api.ask(path.replace(origin, ''))).text
    const rows = <Row extends object>(statement: string) =>
      database.run(Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe<Row>(statement)))

    beforeAll(async () => {
      database = await engine.open()
      api = await database.run(Effect.provideService(openApi, Scope.Scope, scope))
    })

    afterAll(async () => {
      await Effect.runPromise(Scope.close(scope, Exit.void))
      await database.close()
    })

    it('are named in one index, each with its newest change', async () => {
      const index = await ask('/sitemap.xml')
      expect(textsOf(index, 'loc')).toEqual([
        `${origin}/sitemaps/lists-1.xml`,
        `${origin}/sitemaps/listings-1.xml`,
        `${origin}/sitemaps/agencies-1.xml`,
      ])
      for (const [at, part] of textsOf(index, 'loc').entries()) {
        const changes = pagesOf(await ask(part)).map(({ changed }) => changed)
        expect(textsOf(index, 'lastmod')[at]).toBe(changes.sort().at(-1))
      }
    })

    it('hold the list of agencies, and each agency with homes', async () => {
      const pages = pagesOf(await ask('/sitemaps/agencies-1.xml')).map(({ address }) => address)
      expect(pages).toHaveLength(2 * languages.length)
      expect(pages).toContain(`${origin}/mesitika-grafeia/`)
      expect(pages).toContain(`${origin}/de/mesitika-grafeia/mesitiki-athinon/`)
    })

    it('hold every listing that is on the market, and when it last changed', async () => {
      const stored = await rows<{ id: number; changed: Date }>(
        `SELECT id, date_trunc('second', modified_at + interval '0.5 second') AS changed
          FROM listings WHERE status = 1 AND contract <> 14 ORDER BY id`,
      )
      const greek = pagesOf(await ask('/sitemaps/listings-1.xml')).filter(
        ({ address }) => splitLanguage(new URL(address).pathname).language === 'el',
      )
      expect(greek.map(({ address, changed }) => [address, changed])).toEqual(
        stored.map(({ id, changed }) => [
          `${origin}/aggelies/${id}/`,
          changed.toISOString().replace('.000Z', 'Z'),
        ]),
      )
    })

    it('hold the lists that really hold listings: those that search finds some in, with the newest change', async () => {
      const pages = pagesOf(await ask('/sitemaps/lists-1.xml'))
      const paths = pages.map(({ address }) => address.replace(origin, ''))
      expect(paths).toContain('/')
      expect(paths).toContain('/pwlhsh-katoikies/athina/kolonaki/')
      for (const language of languages)
        expect(paths).toContain(localPath(language, '/enoikio-katoikies/perifereia-kentriki-makedonia/'))
      expect(paths).not.toContain('/enoikio-katoikies/athina/')
      for (const path of paths) {
        const { rest } = splitLanguage(path)
        if (rest === '/') continue
        const reply = await ask(`/api-next/search-list/listings/?path=${rest}&criterio=dataCreazione`)
        expect((JSON.parse(reply) as { total: number }).total, path).toBeGreaterThan(0)
      }
      const [newest] = await rows<{ changed: Date }>(
        `SELECT date_trunc('second', max(modified_at) + interval '0.5 second') AS changed FROM listings
          WHERE status = 1 AND contract = 1 AND category = 1 AND zone_id = 4501011`,
      )
      const kolonaki = pages.find(({ address }) => address.endsWith('/pwlhsh-katoikies/athina/kolonaki/'))
      expect(kolonaki?.changed).toBe(newest?.changed.toISOString().replace('.000Z', 'Z'))
    })

    it('name no page that is kept from search engines, and each page in every language', async () => {
      for (const part of ['lists-1.xml', 'listings-1.xml']) {
        const pages = pagesOf(await ask(`/sitemaps/${part}`))
        const addresses = new Set(pages.map(({ address }) => address))
        expect(addresses.size).toBe(pages.length)
        for (const { address, alternates } of pages) {
          expect(alternates.map(([name]) => name)).toEqual([...languages, 'x-default'])
          expect(alternates.every(([, href]) => addresses.has(href ?? ''))).toBe(true)
          expect(alternates.map(([, href]) => href)).toContain(address)
          const { language, rest: path } = splitLanguage(new URL(address).pathname)
          if (part === 'listings-1.xml' || path === '/') continue
          const search = new URLSearchParams()
          const list = readSearchAddress({ language, path, search }, defaultFlags)
          expect(robotsOfList({ ...list, search, total: 1, flags: defaultFlags })).toBeUndefined()
        }
      }
    })

    it.each(['/sitemaps/lists-2.xml', '/sitemaps/listings-0.xml', '/sitemaps/__proto__', '/sitemaps/a/b'])(
      '%s is none of them',
      async (path) => expect((await api.ask(path)).status).toBe(404),
    )

    it('are named in robots.txt, which shuts what is for programs and for one person', async () => {
      const { status, text } = await api.ask('/robots.txt')
      expect(status).toBe(200)
      const lines = text.split('\n')
      expect(lines[0]).toBe('User-agent: *')
      for (const path of ['/api-next/', '/services/', '/utente/', '/user/', '/en/user/'])
        expect(lines).toContain(`Disallow: ${path}`)
      expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`)
    })
  })
})
