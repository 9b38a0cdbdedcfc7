/** Every route there is, asked as everybody: the table is the router's own, so that a route without an entry fails. */
import { NodeHttpServer } from '@effect/platform-node'
import { Effect, Layer } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentsPath } from '#domain/listing/documentPaths.ts'
import { photographsPath } from '#domain/listing/photographsPath.ts'
import { attachmentPath, attachmentsPath, calendarPath } from '#domain/contact/contactPaths.ts'
import type { Browser } from '#server/features/accounts/testing/Browser.ts'
import { accountRoutes, routesOf } from '#server/features/accounts/testing/routes.ts'
import {
  homes,
  openContact,
  type Person,
  type TestContact,
} from '#server/features/contact/testing/openContact.ts'
import { contactRoutes } from '#server/features/contact/testing/routes.ts'
import { engines } from '#server/database/testing/engines.ts'
import { statisticsCsvPath } from '#domain/statistics/counted.ts'
import { MediaLibrary } from '#server/content/media/MediaLibrary.ts'
import { askOpen, openRoutes, type Role, roles } from './access/openRoutes.ts'
import { routeTable } from './access/routeTable.ts'

/**
 * Routes that other tables ask as every kind of user: `access.test.ts` of accounts, of contacts, of
 * `server/features/listings/write`, `drafts.test.ts` of `server/features/listings/drafts` and of `server/features/saved/groups`.
 */
const elsewhere = [
  ...[
    ...accountRoutes,
    ...contactRoutes,
    ...routesOf('ownListings'),
    ...routesOf('drafts'),
    ...routesOf('savedGroups'),
  ].map(({ method, path }) => `${method} ${path}`),
  `POST ${attachmentsPath(':id')}`,
  `POST ${photographsPath(':id')}`,
  `POST ${documentsPath(':id')}`,
  `GET ${statisticsCsvPath(':id')}`,
  `GET ${attachmentPath(':id')}`,
  `GET ${calendarPath(':id')}`,
]

describe.each(engines.slice(0, 1))('$name', (engine) => {
  describe('every route', () => {
    let contact: TestContact
    let owner: Person
    let browsers: Record<Role, Browser>

    const services = Layer.merge(
      NodeHttpServer.layerHttpServices,
      MediaLibrary.layerOf(new Map(), () => undefined),
    )

    beforeAll(async () => {
      contact = await openContact(engine)
      owner = await contact.person()
      const [other, ended, suspended] = [
        await contact.person(),
        await contact.person(),
        await contact.person(),
      ]
      await owner.browser.json(`/api-next/saved/${homes.agency}/`, { isSaved: true }, { method: 'PUT' })
      await contact.sql((sql) => sql`DELETE FROM sessions WHERE account_id = ${ended.id} RETURNING 1`)
      await contact.sql(
        (sql) => sql`UPDATE accounts SET suspended_at = now() WHERE id = ${suspended.id} RETURNING 1`,
      )
      browsers = {
        anonymous: contact.stranger(),
        ended: ended.browser,
        suspended: suspended.browser,
        other: other.browser,
        owner: owner.browser,
      }
    })
    afterAll(() => contact.close())

    /** Everything of the owner, as text. */
    const belongings = async () =>
      JSON.stringify(
        await contact.sql(
          (sql) => sql`SELECT a::text AS account,
            ARRAY(SELECT s::text FROM sessions AS s WHERE account_id = a.id ORDER BY 1) AS sessions,
            ARRAY(SELECT f::text FROM saved_listings AS f WHERE account_id = a.id ORDER BY 1) AS saved
            FROM accounts AS a WHERE id = ${owner.id}`,
        ),
      )

    it('stands in a table of who may ask it', async () => {
      const routes = await contact.run(Effect.provide(routeTable, services))
      expect(routes.length).toBeGreaterThan(60)
      expect([...Object.keys(openRoutes), ...elsewhere].toSorted()).toEqual(routes)
    })

    it('answers a method that it does not have with 405, and says which it has', async () => {
      const routes = await contact.run(Effect.provide(routeTable, services))
      const stranger = browsers.anonymous
      const wrong: string[] = []
      for (const path of new Set(routes.map((route) => route.slice(route.indexOf(' ') + 1)))) {
        if (path.endsWith('*')) continue
        const own = routes
          .filter((route) => route.endsWith(` ${path}`))
          .map((route) => route.split(' ')[0] ?? '')
        const address = path.replaceAll(/:\w+/g, '1')
        const options = await stranger.ask(address, { method: 'OPTIONS' })
        const allowed = (options.headers.get('allow') ?? '').split(', ')
        const expected = own.includes('GET') ? [...own, 'HEAD'] : own
        if (options.status !== 204 || expected.some((method) => !allowed.includes(method)))
          wrong.push(`OPTIONS ${path}: ${options.status} ${allowed.join()}`)
        for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']) {
          const { status, headers, at } = await stranger.ask(address, { method })
          const isRefused = status === 405
          if (isRefused === allowed.includes(method)) wrong.push(`${method} ${path}: ${status}`)
          if (!isRefused) continue
          if (headers.get('allow') !== allowed.join(', ')) wrong.push(`${method} ${path}: allow`)
          if (method !== 'HEAD' && typeof at('data', 'message') !== 'string')
            wrong.push(`${method} ${path}: message`)
        }
      }
      expect(wrong).toEqual([])
      expect((await stranger.ask('/api-next/none/', { method: 'OPTIONS' })).status).toBe(404)
    })

    const cases = Object.entries(openRoutes).flatMap(([route, entry]) =>
      roles.flatMap((role) => {
        const status = entry.answers[role]
        return status === undefined ? [] : [{ route, entry, role, status }]
      }),
    )
    it.each(cases)('$route answers $role with $status', async ({ route, entry, role, status }) => {
      const before = await belongings()
      const reply = await askOpen(route, entry, browsers[role])
      expect([reply.status, reply.text]).toEqual([status, expect.any(String)])
      if (role === 'owner') return
      expect(await belongings()).toBe(before)
      expect(reply.text).not.toContain(owner.email)
    })

    it('tells each account what it saved, and nobody else', async () => {
      const savedBy = async (role: Role) => (await browsers[role].ask('/api-next/saved/ids/')).at('ids')
      expect(await Promise.all(roles.map(savedBy))).toEqual([
        [],
        [],
        [],
        [homes.private],
        [homes.private, homes.agency],
      ])
    })
  })
})
