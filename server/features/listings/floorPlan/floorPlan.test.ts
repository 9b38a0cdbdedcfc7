import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tactilePlanPath } from '#domain/listing/plan/planPath.ts'
import { engines } from '#server/database/testing/engines.ts'
import { openContact, type Person, type TestContact } from '#server/features/contact/testing/openContact.ts'
import { act, listingsPath, place, send } from '../write/testing/flat.ts'

const hall = { room: 'hall', area: 7.5, from: 'door', side: 'ahead' }
const kitchen = { room: 'kitchen', area: 10, from: 0, side: 'left' }
const bedroom = { room: 'bedroom', area: 14, from: 0, side: 'right' }

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('the floor plan of a listing', () => {
    let portal: TestContact
    let owner: Person
    let id: number

    beforeAll(async () => {
      portal = await openContact(engine)
      owner = await portal.person()
    })
    afterAll(() => portal.close())

    const placed = async (who = owner) => Number((await place(who.browser)).at('id'))
    const put = (
      rooms: readonly object[],
      more: object = {},
      headers: Readonly<Record<string, string>> = {},
    ) => send(owner.browser, `${id}/plan/`, { rooms, ...more }, { method: 'PUT', headers })
    const own = async () => (await owner.browser.ask(`${listingsPath}${id}/own/`)).at('plan')
    const shown = async () => (await portal.stranger().ask(`${listingsPath}${id}/`)).at('plan')
    const drawing = () => portal.stranger().ask(tactilePlanPath(id))

    it('is shown as its advertiser wrote it, with its walk and a drawing, while visitors see the listing', async () => {
      id = await placed()
      expect([await own(), await shown()]).toEqual([undefined, null])
      expect((await drawing()).status).toBe(404)
      const written = await put([hall, { ...kitchen, area: '10' }, bedroom])
      expect([written.status, written.at('version')]).toEqual([200, 1])
      expect(await own()).toEqual({ version: 1, rooms: [hall, kitchen, bedroom] })
      expect(await shown()).toEqual({
        path: null,
        rooms: [
          { room: 'hall', area: 7.5 },
          { room: 'kitchen', area: 10 },
          { room: 'bedroom', area: 14 },
        ],
        walk: [
          { room: 0, from: null, side: 'ahead' },
          { room: 1, from: 0, side: 'left' },
          { room: 2, from: 0, side: 'right' },
        ],
        tactile: tactilePlanPath(id),
        isWritten: true,
      })
      const svg = await drawing()
      expect([svg.status, svg.text]).toEqual([200, expect.stringMatching(/^<svg .*<\/svg>$/)])
      expect(Object.fromEntries(svg.headers)).toMatchObject({
        'content-type': 'image/svg+xml',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      await act(owner.browser, id, 'pause')
      expect([(await drawing()).status, (await owner.browser.ask(tactilePlanPath(id))).status]).toEqual([
        410, 410,
      ])
      await act(owner.browser, id, 'activate')
      expect((await drawing()).status).toBe(200)
    })

    it('has no drawing while an area is not stated, and shows a picture that is declared as a plan', async () => {
      id = await placed()
      await put([hall, { ...kitchen, area: null }])
      await portal.sql(
        (sql) => sql`INSERT INTO photographs
            (id, listing_id, position, subject, shown_as, lines, width, height, colour, sent, placeholder, hash, created_at)
          VALUES ('11111111-1111-4111-8111-111111111111', ${id}, 1, NULL, 5, '{}', 1000, 800, '#ffffff',
            '\\x00', '\\x00', 0, now()) RETURNING id`,
      )
      expect(await shown()).toMatchObject({
        path: '/media/photographs/11111111-1111-4111-8111-111111111111-1280.webp',
        ratio: 0.8,
        rooms: [{ area: 7.5 }, { area: null }],
      })
      expect([await shown(), (await drawing()).status]).toEqual([
        expect.not.objectContaining({ tactile: expect.anything() }),
        404,
      ])
    })

    it('is a picture alone where no rooms are written, and none once it is no plan', async () => {
      id = await placed()
      const picture = '22222222-2222-4222-8222-222222222222'
      await portal.sql(
        (sql) => sql`INSERT INTO photographs
            (id, listing_id, position, subject, shown_as, lines, width, height, colour, sent, placeholder, hash, created_at)
          VALUES (${picture}, ${id}, 1, NULL, 5, '{}', 1000, 1500, '#ffffff', '\\x00', '\\x00', 0, now()) RETURNING id`,
      )
      const alone = {
        path: `/media/photographs/${picture}-1280.webp`,
        ratio: 1.5,
        rooms: [],
        isWritten: true,
      }
      expect([await shown(), (await drawing()).status]).toEqual([alone, 404])
      const upstairs = '33333333-3333-4333-8333-333333333333'
      await portal.sql(
        (sql) => sql`INSERT INTO photographs
            (id, listing_id, position, subject, shown_as, lines, width, height, colour, sent, placeholder, hash, created_at)
          VALUES (${upstairs}, ${id}, 2, NULL, 5, '{}', 1000, 1000, '#ffffff', '\\x01', '\\x00', 1, now()) RETURNING id`,
      )
      expect(await shown()).toEqual({
        ...alone,
        more: [{ path: `/media/photographs/${upstairs}-1280.webp`, ratio: 1 }],
      })
      await portal.sql((sql) => sql`DELETE FROM photographs WHERE id = ${upstairs} RETURNING id`)
      await put([hall])
      expect(await shown()).toMatchObject({ path: alone.path, rooms: [{ room: 'hall' }] })
      await put([])
      expect(await shown()).toEqual(alone)
      const declare = (as: number, subject: string | null) =>
        portal.sql(
          (sql) =>
            sql`UPDATE photographs SET shown_as = ${as}, subject = ${subject} WHERE id = ${picture} RETURNING id`,
        )
      await declare(1, 'plan')
      expect(await shown()).toEqual(alone)
      await declare(1, null)
      expect(await shown()).toBeNull()
    })

    it('is written once by a key, and not over what was changed since', async () => {
      id = await placed()
      const key = { 'idempotency-key': 'key-of-one-request' }
      for (let n = 0; n < 2; n++) expect((await put([hall], { version: 0 }, key)).at('version')).toBe(1)
      expect((await put([hall], { version: 0 })).at('version')).toBe(1)
      const late = await put([hall, kitchen], { version: 0 })
      expect([late.status, late.at('data', 'version'), late.at('data', 'differs', 'rooms')]).toEqual([
        409,
        1,
        { yours: [hall, kitchen], theirs: [hall] },
      ])
      expect((await put([hall, kitchen], {}, { 'if-match': '"1"' })).at('version')).toBe(2)
      expect((await put([])).at('version')).toBe(3)
      expect(await shown()).toBeNull()
    })

    it('is refused with a sentence at the room', async () => {
      id = await placed()
      const refused = await put([hall, { ...kitchen, from: 5 }, { ...bedroom, area: '0' }])
      expect([refused.status, refused.at('data', 'errors')]).toEqual([
        422,
        {
          'rooms.1.from': { message: 'planFrom', sentence: expect.any(String) },
          'rooms.2.area': { message: 'planArea', sentence: expect.stringContaining('1') },
        },
      ])
      expect((await put([{ ...hall, room: 'ballroom' }])).status).toBe(400)
      expect(await own()).toBeUndefined()
    })

    it('is part of a draft, and goes on with the ad', async () => {
      id = await placed()
      await put([hall])
      const draft = await owner.browser.json(`${listingsPath}drafts/`, { listingId: id })
      expect(draft.at('plan')).toEqual({ version: 1, rooms: [hall] })
    })

    it('is exported, and removed with the account that wrote it', async () => {
      const leaving = await portal.person()
      const of = await placed(leaving)
      await send(leaving.browser, `${of}/plan/`, { rooms: [hall] }, { method: 'PUT' })
      const exported = await leaving.browser.ask('/api-next/user/data/')
      expect(exported.at('listingPlans')).toMatchObject([{ listingId: of, rooms: [hall] }])
      await leaving.browser.form('/api-next/user/delete/', { email: leaving.email })
      expect(await portal.sql((sql) => sql`SELECT 1 FROM listing_plans WHERE listing_id = ${of}`)).toEqual([])
    })
  })
})
