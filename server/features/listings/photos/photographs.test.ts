import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Effect } from 'effect'
import sharp from 'sharp'
import { mediaStoreOf } from '#server/content/media/mediaStoreOf.ts'
import { originalName } from '#server/content/media/photographs/sentPhotos.ts'
import { engines } from '#server/database/testing/engines.ts'
import { openContact, type Person, type TestContact } from '#server/features/contact/testing/openContact.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { listingsPath, place, send } from '../write/testing/flat.ts'
import { removeFiles } from './removeFiles.ts'

const picture = (at: number, width = 900) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="600">
      <rect width="${width}" height="600" fill="#9ad"/><path d="M${at * 23} 600L${400 + at * 9} ${at * 17}L820 600z"/>
      <circle cx="${820 - at * 25}" cy="${60 + at * 11}" r="${30 + at * 3}" fill="#fff"/></svg>`),
  )
    .png()
    .toBuffer()

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('photographs of a listing', () => {
    let portal: TestContact
    let owner: Person
    let id: number

    beforeAll(async () => {
      portal = await openContact(engine)
      owner = await portal.person()
      id = Number((await place(owner.browser)).at('id'))
    })
    afterAll(() => portal.close())

    const post = (body: Buffer, of = id) =>
      owner.browser.ask(`${listingsPath}${of}/photos/?lang=en`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: new Uint8Array(body),
      })
    const arrange = (photos: readonly object[]) =>
      send(owner.browser, `${id}/photos/`, { photos }, { method: 'PUT' })
    const page = (lang = 'el') => portal.stranger().ask(`${listingsPath}${id}/?lang=${lang}`)

    it('are on its page and its card as soon as they are answered, in their order, with their lines', async () => {
      const [one, two] = [await post(await picture(1)), await post(await picture(9))]
      expect([one.status, two.status]).toEqual([201, 201])
      expect(one.json).toMatchObject({ width: 900, height: 600, placeholder: expect.any(String) })
      const [first, second] = [String(one.at('photoId')), String(two.at('photoId'))]
      const paths = async () => ((await page()).at('photos') as { path: string }[]).map(({ path }) => path)
      expect(await paths()).toEqual([`/media/photographs/${first}`, `/media/photographs/${second}`])
      const arranged = await arrange([
        {
          photoId: second,
          subject: 'kitchen',
          shownAs: 'render',
          lines: { el: 'Με πάγκο', en: 'With a counter' },
        },
        { photoId: first, subject: null, shownAs: 'photograph', lines: {} },
      ])
      expect(arranged.status).toBe(200)
      expect((await page('de')).at('photos')).toMatchObject([
        {
          subject: 'kitchen',
          shownAs: 'render',
          line: { language: 'en', text: 'With a counter' },
          ratio: expect.closeTo(0.667, 2),
        },
        { subject: 'interior', path: `/media/photographs/${first}` },
      ])
      const list = await portal.stranger().ask('/api-next/search-list/listings/?idContratto=1&idCategoria=1')
      const card = (list.at('listings') as { id: number; photoCount: number }[]).find((one) => one.id === id)
      expect(card?.photoCount).toBe(2)
      await arrange([{ photoId: first, subject: null, shownAs: 'photograph', lines: {} }])
      expect(await paths()).toEqual([`/media/photographs/${first}`])
    })

    it('are taken once, also when they were re-encoded', async () => {
      const [whole, smaller] = [await picture(5), await picture(5, 899)]
      const first = await post(whole)
      expect(first.status).toBe(201)
      for (const again of [await post(whole), await post(smaller)]) {
        expect(again.status).toBe(200)
        expect(again.at('photoId')).toBe(first.at('photoId'))
      }
    })

    it('are refused with a sentence', async () => {
      const reply = await post(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
      expect([reply.status, reply.at('data', 'errors', 'photo')]).toEqual([
        422,
        {
          message: 'photoSvg',
          sentence:
            'SVG drawings are not accepted, since they can contain programs. Save it as PNG and send it again.',
        },
      ])
      const large = await post(Buffer.alloc(25 * 1024 * 1024 + 1))
      expect([large.status, large.at('data', 'errors', 'photo', 'message')]).toEqual([422, 'photoSize'])
      const strange = { photoId: crypto.randomUUID(), subject: null, shownAs: 'photograph', lines: {} }
      expect((await arrange([strange])).at('data', 'errors')).toHaveProperty('photos.0.photoId')
      const [known] = (await owner.browser.ask(`${listingsPath}${id}/own/`)).at('photos') as [object]
      const long = await arrange([{ ...known, lines: { el: 'α'.repeat(121), xx: 'a' } }])
      expect(Object.keys(long.at('data', 'errors') as object)).toEqual([
        'photos.0.lines.el',
        'photos.0.lines.xx',
      ])
    })

    it('are removed with the account that sent them, rows and files', async () => {
      const leaving = await portal.person()
      const ad = Number((await place(leaving.browser)).at('id'))
      const sent = await leaving.browser.ask(`${listingsPath}${ad}/photos/?lang=en`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: new Uint8Array(await picture(7)),
      })
      const store = await portal.run(Effect.map(Configuration, mediaStoreOf))
      const name = originalName(String(sent.at('photoId')))
      expect(await store.read(name)).toBeDefined()
      expect((await leaving.browser.form('/api-next/user/delete/', { email: leaving.email })).status).toBe(
        200,
      )
      const rows = (table: string) =>
        portal.sql((sql) => sql.unsafe(`SELECT 1 FROM ${table} WHERE id = $1`, [sent.at('photoId')]))
      expect(await rows('photographs')).toHaveLength(0)
      expect(await rows('removed_photographs')).toHaveLength(1)
      await portal.run(removeFiles)
      expect(await rows('removed_photographs')).toHaveLength(0)
      expect(await store.read(name)).toBeUndefined()
    })

    it('are thirty at most', async () => {
      const other = Number((await place(owner.browser, { price: 1000 })).at('id'))
      await portal.sql(
        (
          sql,
        ) => sql`INSERT INTO photographs (id, listing_id, position, width, height, hash, sent, colour, placeholder,
            created_at)
          SELECT gen_random_uuid(), ${other}, n, 900, 600, n, decode(n::text, 'escape'), '#000000', '', now()
          FROM generate_series(1, 30) AS n RETURNING 1`,
      )
      const reply = await post(await picture(3), other)
      expect([reply.status, reply.at('data', 'errors', 'photo', 'message')]).toEqual([422, 'photoMany'])
    })
  })
})
