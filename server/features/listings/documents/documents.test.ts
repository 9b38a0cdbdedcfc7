import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentPath, documentsPath } from '#domain/listing/documentPaths.ts'
import { documentLimits } from '#domain/listing/documents.ts'
import { documentName } from '#server/content/media/documents/DocumentFiles.ts'
import { pdfOf } from '#server/content/media/documents/testing/pdf.ts'
import { mediaStoreOf } from '#server/content/media/mediaStoreOf.ts'
import { engines } from '#server/database/testing/engines.ts'
import { openContact, type Person, type TestContact } from '#server/features/contact/testing/openContact.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { act, listingsPath, place, send } from '../write/testing/flat.ts'
import { removeDocumentFiles } from './removeDocumentFiles.ts'

interface Ways {
  readonly kind?: string
  readonly key?: string
  readonly of?: number
}

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('documents of a listing', () => {
    let portal: TestContact
    let owner: Person
    let id: number

    beforeAll(async () => {
      portal = await openContact(engine)
      owner = await portal.person()
      id = Number((await place(owner.browser)).at('id'))
    })
    afterAll(() => portal.close())

    const post = (body: Buffer, { kind = 'energyCertificate', key, of = id }: Ways = {}, who = owner) =>
      who.browser.ask(`${documentsPath(of)}?lang=en&kind=${kind}`, {
        method: 'POST',
        headers: { 'content-type': 'application/pdf', ...(key && { 'idempotency-key': key }) },
        body: new Uint8Array(body),
      })
    const added = async (...sent: Parameters<typeof post>) => String((await post(...sent)).at('documentId'))
    const arrange = (documents: readonly object[], of = id) =>
      send(owner.browser, `${of}/documents/`, { documents }, { method: 'PUT' })
    const own = async () => (await owner.browser.ask(`${listingsPath}${id}/own/`)).at('documents')
    const statusFor = async (who: Pick<Person, 'browser'>, document: string) =>
      (await who.browser.ask(documentPath(document))).status
    const visitor = () => ({ browser: portal.stranger() })
    const shown = async () => (await visitor().browser.ask(`${listingsPath}${id}/`)).at('documents')
    const storeOf = () => portal.run(Effect.map(Configuration, mediaStoreOf))

    it('are read by their advertiser alone until he shows them, and while visitors see the ad', async () => {
      const document = await added(pdfOf('% private'))
      const other = await portal.person()
      expect(await own()).toEqual([
        { documentId: document, kind: 'energyCertificate', isShown: false, bytes: pdfOf('% private').length },
      ])
      expect(await shown()).toBeUndefined()
      expect([await statusFor(visitor(), document), await statusFor(other, document)]).toEqual([404, 404])
      const read = await owner.browser.ask(documentPath(document))
      expect([read.status, read.text]).toEqual([200, pdfOf('% private').toString()])
      expect(Object.fromEntries(read.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="estia-${id}-energyCertificate.pdf"`,
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })

      await arrange([{ documentId: document, kind: 'floorPlan', isShown: true }])
      expect(await shown()).toEqual([{ id: document, kind: 'floorPlan', bytes: expect.any(Number) }])
      expect(await statusFor(visitor(), document)).toBe(200)
      await act(owner.browser, id, 'pause')
      expect([await statusFor(visitor(), document), await statusFor(owner, document)]).toEqual([404, 200])
      await act(owner.browser, id, 'activate')

      const store = await storeOf()
      await arrange([])
      expect([await statusFor(owner, document), await own()]).toEqual([404, []])
      expect(await store.read(documentName(document))).toBeUndefined()
    })

    it('are taken once, by their file and by a key', async () => {
      const first = await post(pdfOf('% once'), { key: 'key-of-one-request' })
      expect(first.status).toBe(201)
      for (const again of [
        await post(pdfOf('% once'), { key: 'key-of-one-request' }),
        await post(pdfOf('% once'), { kind: 'other' }),
      ])
        expect([again.status, again.at('documentId')]).toEqual([200, first.at('documentId')])
      const another = await post(pdfOf('% another'), { key: 'key-of-one-request' })
      expect([another.status, another.at('_tag')]).toEqual([409, 'KeyReused'])
      const files: string[] = []
      for await (const some of (await storeOf()).list('documents'))
        files.push(...some.map(({ name }) => name))
      expect(files).toEqual([documentName(String(first.at('documentId')))])
    })

    it('are refused with a sentence', async () => {
      const asked = async (body: Buffer, ways?: Ways) => {
        const reply = await post(body, ways)
        return [reply.status, reply.at('data', 'errors', 'document', 'message')]
      }
      expect(await asked(Buffer.from('no document'))).toEqual([422, 'documentType'])
      expect(await asked(pdfOf('<< /S /JavaScript >>'))).toEqual([422, 'documentActive'])
      expect(await asked(pdfOf('<< /Encrypt 1 0 R >>'))).toEqual([422, 'documentEncrypted'])
      expect(await asked(Buffer.alloc(documentLimits.bytesMax + 1))).toEqual([422, 'documentSize'])
      const kind = await post(pdfOf(), { kind: 'poem' })
      expect([kind.status, kind.at('data', 'errors', 'kind', 'message')]).toEqual([422, 'choice'])
      const active = await post(pdfOf('<< /S /Launch >>'))
      expect(active.at('data', 'errors', 'document', 'sentence')).toBe(
        'This PDF holds programs, forms or other files. Print it to a new PDF and send that.',
      )
      const strange = await arrange([{ documentId: crypto.randomUUID(), kind: 'other', isShown: true }])
      expect(strange.at('data', 'errors')).toHaveProperty(['documents.0.documentId'])
    })

    it('are twelve at most', async () => {
      const of = Number((await place(owner.browser, { price: 1000 })).at('id'))
      for (let n = 0; n < documentLimits.count; n++)
        expect((await post(pdfOf(`% ${n}`), { of })).status).toBe(201)
      const last = await post(pdfOf('% last'), { of })
      expect([last.status, last.at('data', 'errors', 'document', 'message')]).toEqual([422, 'documentMany'])
    })

    it('are exported, and removed with the account that sent them, rows and files', async () => {
      const leaving = await portal.person()
      const of = Number((await place(leaving.browser)).at('id'))
      const document = await added(pdfOf('% of a person'), { of }, leaving)
      const exported = await leaving.browser.ask('/api-next/user/data/')
      expect(exported.at('listingDocuments')).toMatchObject([
        { id: document, listingId: of, kind: 'energyCertificate', path: documentPath(document) },
      ])
      const store = await storeOf()
      expect(await store.read(documentName(document))).toBeDefined()
      expect((await leaving.browser.form('/api-next/user/delete/', { email: leaving.email })).status).toBe(
        200,
      )
      expect(await portal.sql((sql) => sql`SELECT 1 FROM listing_documents WHERE id = ${document}`)).toEqual(
        [],
      )
      await portal.run(removeDocumentFiles)
      expect(await portal.sql((sql) => sql`SELECT 1 FROM removed_documents`)).toEqual([])
      expect(await store.read(documentName(document))).toBeUndefined()
    })
  })
})
