import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '#server/database/testing/engines.ts'
import { openContact, type Person, type TestContact } from '#server/features/contact/testing/openContact.ts'
import { addMember, agencyId, makeAgency, slug } from '../testing/agency.ts'

const path = `/api-next/own-agencies/${slug}/keys/`
const runs = `/api-next/agencies/${slug}/feeds/runs/11111111-1111-4111-8111-111111111111/`
const day = 86_400_000

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('keys of an agency', () => {
    let portal: TestContact
    let owner: Person
    beforeAll(async () => {
      portal = await openContact(engine)
      await makeAgency(portal)
      owner = await portal.person()
      await addMember(portal, owner, 'owner')
    })
    afterAll(() => portal.close())

    const make = async (scopes: readonly string[] = ['feedsRead'], days = 90) =>
      await owner.browser.json(path, { name: 'Πρόγραμμα', scopes, days })
    const call = async (key: string, at = runs) =>
      (await portal.stranger().ask(at, { headers: { authorization: `Bearer ${key}` } })).status
    const list = async () =>
      (await owner.browser.ask(path)).at('keys') as readonly {
        id: string
        start: string
        usedAt: string | null
      }[]

    it('are for members with the right', async () => {
      const editor = await portal.person()
      await addMember(portal, editor, 'editor')
      expect((await editor.browser.ask(path)).status).toBe(403)
      expect((await (await portal.person()).browser.ask(path)).status).toBe(404)
    })

    it('are shown once and stored as a hash', async () => {
      const made = await make()
      const key = String(made.at('key'))
      expect(key).toMatch(/^estia_[\w-]{43}$/)
      const [shown] = await list()
      expect(key.startsWith(String(shown?.start))).toBe(true)
      expect(JSON.stringify(await list())).not.toContain(key)
      const rows = await portal.sql((sql) => sql`SELECT * FROM api_keys`)
      expect(JSON.stringify(rows)).not.toContain(key)
      // Let in: there is no such run.
      expect(await call(key)).toBe(404)
      expect((await list())[0]?.usedAt).not.toBeNull()
      expect(await call(key, runs.replace(slug, String(agencyId)))).toBe(404)
    })

    it('open nothing without their scope, of another agency, or made up', async () => {
      const sending = String((await make(['feedsSend'])).at('key'))
      expect(await call(sending)).toBe(403)
      expect(await call(`estia_${'a'.repeat(43)}`)).toBe(401)
      expect(await call('')).toBe(401)
      const reading = String((await make()).at('key'))
      expect(await call(reading, runs.replace(slug, 'allo-grafeio'))).toBe(404)
      const stock = String((await make(['stockRead'])).at('key'))
      expect(await call(stock, `/api-next/agencies/${slug}/stock.json`)).toBe(200)
      expect(await call(stock, '/api-next/agencies/allo-grafeio/stock.json')).toBe(404)
    })

    it('are replaced with an overlap', async () => {
      const first = await make()
      const replaced = await owner.browser.json(`${path}${String(first.at('id'))}/replace/`, {})
      const [old, next] = [String(first.at('key')), String(replaced.at('key'))]
      expect([await call(old), await call(next)]).toEqual([404, 404])
      portal.clock.advance(8 * day)
      expect([await call(old), await call(next)]).toEqual([401, 404])
    })

    it('end at once, and with their days', async () => {
      const made = await make(['feedsRead'], 30)
      const key = String(made.at('key'))
      const ended = await make()
      const gone = await owner.browser.json(`${path}${String(ended.at('id'))}/`, {}, { method: 'DELETE' })
      expect(gone.status).toBe(200)
      expect(await call(String(ended.at('key')))).toBe(401)
      portal.clock.advance(31 * day)
      expect(await call(key)).toBe(401)
    })
  })
})
