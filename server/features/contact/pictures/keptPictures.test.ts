import { Option } from 'effect'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '#server/database/testing/engines.ts'
import { bucketStore } from '#server/content/media/bucketStore.ts'
import { type FakeS3, startS3 } from '../../../../tests/fakes/s3.ts'
import {
  homes,
  newKey,
  openContact,
  type Person,
  type TestContact,
} from '#server/features/contact/testing/openContact.ts'
import { sweepPictures } from './sweepPictures.ts'

const hourMs = 3_600_000

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('pictures in a bucket', () => {
    let s3: FakeS3
    let contact: TestContact
    let seeker: Person
    let conversation: string
    let body: Uint8Array<ArrayBuffer>
    beforeAll(async () => {
      s3 = await startS3()
      contact = await openContact(engine, { media: Option.some(s3.bucket) })
      seeker = await contact.person()
      const first = { listingId: homes.agency, key: newKey(), text: 'Καλημέρα' }
      conversation = String(
        (await seeker.browser.json('/api-next/contact/message/', first)).at('conversationId'),
      )
      body = new Uint8Array(
        await sharp({ create: { width: 200, height: 100, channels: 3, background: '#14508c' } })
          .png()
          .toBuffer(),
      )
    })
    // The bucket is closed by the last test.
    afterAll(() => contact.close())

    const upload = () =>
      seeker.browser.ask(`/api-next/messages/${conversation}/attachments/`, {
        method: 'POST',
        headers: { 'content-type': 'image/png' },
        body,
      })
    const get = (id: string, { browser }: Pick<Person, 'browser'> = seeker) =>
      browser.ask(`/api-next/messages/attachments/${id}/`)
    const stored = async () => {
      const names: string[] = []
      for await (const files of bucketStore(s3.bucket).list('contact'))
        names.push(...files.map(({ name }) => name))
      return names.toSorted()
    }
    const rows = () => contact.sql((sql) => sql`SELECT count(*)::int AS count FROM attachments`)
    const rowOf = (id: string) =>
      contact.sql<{ bytes: number }>(
        (sql) => sql`SELECT length(image)::int AS bytes FROM attachments WHERE id = ${id}`,
      )

    it('lie there and not in the database, and are given to the two who talk alone', async () => {
      const id = String((await upload()).at('id'))
      expect(await rowOf(id)).toEqual([{ bytes: 0 }])
      expect(await stored()).toEqual([`contact/${id}.webp`])
      const given = await get(id)
      expect([given.status, given.headers.get('content-type'), given.headers.get('cache-control')]).toEqual([
        200,
        'image/webp',
        'private, no-store',
      ])
      expect((await get(id, await contact.person())).status).toBe(404)
    })

    it('of rows that hold their own, from before, are still given', async () => {
      const id = String((await upload()).at('id'))
      await contact.sql(
        (sql) => sql`UPDATE attachments SET image = ${Buffer.from('RIFF')} WHERE id = ${id} RETURNING id`,
      )
      await bucketStore(s3.bucket).remove([`contact/${id}.webp`])
      expect((await get(id)).status).toBe(200)
      await contact.sql(
        (sql) => sql`UPDATE attachments SET image = ${Buffer.alloc(0)} WHERE id = ${id} RETURNING id`,
      )
      expect((await get(id)).status).toBe(404)
    })

    it('go when their rows are gone, and no younger one, and no stranger’s file', async () => {
      const [kept, gone] = [String((await upload()).at('id')), String((await upload()).at('id'))]
      await bucketStore(s3.bucket).write('contact/readme.txt', Buffer.from('x'), 'text/plain')
      await contact.sql((sql) => sql`DELETE FROM attachments WHERE id = ${gone} RETURNING id`)
      await contact.run(sweepPictures)
      expect(await stored()).toContain(`contact/${gone}.webp`)
      contact.clock.advance(2 * hourMs)
      await contact.run(sweepPictures)
      const names = await stored()
      expect(names).not.toContain(`contact/${gone}.webp`)
      expect(names).toContain(`contact/${kept}.webp`)
      expect(names).toContain('contact/readme.txt')
    })

    it('stay when they are another database’s', async () => {
      const id = randomUUID()
      const store = bucketStore(s3.bucket)
      await store.write(`contact/${id}.webp`, Buffer.from('x'), 'image/webp')
      await store.write('owners/contact.txt', Buffer.from(randomUUID()), 'text/plain')
      contact.clock.advance(2 * hourMs)
      await contact.run(sweepPictures)
      expect(await stored()).toContain(`contact/${id}.webp`)
    })

    it('are neither stored nor sent while the bucket does not answer, with Retry-After', async () => {
      const id = String((await upload()).at('id'))
      const before = await rows()
      await s3.close()
      const [refused, missing] = [await upload(), await get(id)]
      expect([refused.status, missing.status]).toEqual([503, 503])
      expect(refused.headers.get('retry-after')).toBe('10')
      expect(missing.headers.get('cache-control')).toBe('private, no-store')
      expect(await rows()).toEqual(before)
    })
  })
})
