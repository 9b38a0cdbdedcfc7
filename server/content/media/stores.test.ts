import { Redacted } from 'effect'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeS3, startS3 } from '../../../tests/fakes/s3.ts'
import { bucketStore } from './bucketStore.ts'
import { folderStore } from './folderStore.ts'
import type { MediaFile, MediaStore } from './MediaStore.ts'

const folder = mkdtempSync(join(tmpdir(), 'estia-media-'))
let s3: FakeS3
const stores: Record<string, MediaStore> = { 'a folder': folderStore(folder) }

beforeAll(async () => {
  s3 = await startS3()
  stores['a bucket'] = bucketStore(s3.bucket)
})
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

async function listed(store: MediaStore, of: string): Promise<readonly MediaFile[]> {
  const files: MediaFile[] = []
  for await (const some of store.list(of)) files.push(...some)
  return files
}

describe.each(['a folder', 'a bucket'])('%s', (kind) => {
  const store = (): MediaStore => stores[kind] as MediaStore
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => at % 251))

  it('gives what it was given, byte by byte, and nothing where there is nothing', async () => {
    await store().write('demo/abc-1/7-480.avif', bytes, 'image/avif')
    expect((await store().read('demo/abc-1/7-480.avif'))?.equals(bytes)).toBe(true)
    await store().write('demo/abc-1/7-480.avif', Buffer.from('new'), 'image/avif')
    expect((await store().read('demo/abc-1/7-480.avif'))?.toString()).toBe('new')
    expect(await store().read('demo/abc-1/8-480.avif')).toBeUndefined()
    expect(await store().read('none/at-all.webp')).toBeUndefined()
  })

  it('lists the files of a folder with their time, and no other’s', async () => {
    const names = Array.from({ length: 25 }, (_, at) => `contact/${at}.webp`)
    const before = Date.now()
    for (const name of names) await store().write(name, bytes, 'image/webp')
    await store().write('contact/below/1.webp', bytes, 'image/webp')
    await store().write('contacts/1.webp', bytes, 'image/webp')
    const files = await listed(store(), 'contact')
    expect(new Set(files.map(({ name }) => name))).toEqual(new Set(names))
    for (const { at } of files) expect(Math.abs(at - before)).toBeLessThan(60_000)
    expect(await listed(store(), 'nothing')).toEqual([])
  })

  it('removes what it is asked to, and minds nothing that is gone', async () => {
    await store().write('gone/1.webp', bytes, 'image/webp')
    await store().write('gone/2.webp', bytes, 'image/webp')
    await store().remove(['gone/1.webp', 'gone/3.webp'])
    await store().remove([])
    expect((await listed(store(), 'gone')).map(({ name }) => name)).toEqual(['gone/2.webp'])
    expect(await store().read('gone/1.webp')).toBeUndefined()
  })

  it.each([
    '../x.webp',
    '/etc/x.webp',
    'a/../../x.webp',
    'a//b.webp',
    'a/.webp',
    '',
    'a b.webp',
    'a/b',
    'a/.part',
  ])('takes no name such as %s', async (name) => {
    await expect(store().read(name)).rejects.toThrow('No name')
    await expect(store().write(name, bytes, 'image/webp')).rejects.toThrow('No name')
    await expect(store().remove([name])).rejects.toThrow('No name')
  })
})

describe('what a bucket is asked when many files are to be removed', () => {
  const asked: { readonly keys: readonly string[]; readonly said: unknown; readonly digest: string }[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const keys = [...body.matchAll(/<Key>([^<]+)/g)].map(([, key = '']) => key)
    const digest = createHash('md5').update(body).digest('base64')
    asked.push({ keys, said: request.headers['content-md5'], digest })
    const deleted = keys.map((key) => `<Deleted><Key>${key}</Key></Deleted>`).join('')
    response.setHeader('content-type', 'application/xml').end(`<DeleteResult>${deleted}</DeleteResult>`)
  })
  const names = Array.from({ length: 250 }, (_, at) => `gone/${at}.webp`)
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await bucketStore({ ...s3.bucket, address: `http://127.0.0.1:${port}/estia` }).remove(names)
  })
  afterAll(() => server.close())

  it('is every one of them, a hundred at once, for who removes one after the other', () => {
    expect(asked.map(({ keys }) => keys.length)).toEqual([100, 100, 50])
    expect(asked.flatMap(({ keys }) => keys)).toEqual(names)
  })

  it('is said with its MD5, without which many stores remove none', () => {
    expect(asked.map(({ said }) => said)).toEqual(asked.map(({ digest }) => digest))
  })
})

it('leaves no half-written file in a folder, and lists none', async () => {
  writeFileSync(join(folder, 'contact', 'x.webp.1.part'), 'half')
  expect((await listed(folderStore(folder), 'contact')).map(({ name }) => name)).not.toContain(
    'x.webp.1.part',
  )
  expect(readdirSync(join(folder, 'demo/abc-1'))).toEqual(['7-480.avif'])
})

describe('a bucket that is not ours', () => {
  it('is said to be missing, and is taken for no file that is', async () => {
    const store = bucketStore({ ...s3.bucket, address: s3.bucket.address.replace(/estia$/, 'nobodys') })
    await expect(store.read('contact/1.webp')).rejects.toThrow('NoSuchBucket')
    await expect(store.write('contact/1.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow(
      'NoSuchBucket',
    )
  })

  it('says in its own words what it wants', async () => {
    const words = "The authorization header is malformed; the region 'auto' is wrong; expecting 'us-east-1'"
    const server = createServer((_, response) => {
      response.writeHead(400, { 'content-type': 'application/xml' })
      response.end(`<Error><Code>AuthorizationHeaderMalformed</Code><Message>${words}</Message></Error>`)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const store = bucketStore({ ...s3.bucket, address: `http://127.0.0.1:${port}/estia` })
    await expect(store.read('contact/1.webp')).rejects.toThrow(words)
    server.close()
  })

  it('refuses a signature that was made with another secret', async () => {
    const store = bucketStore({ ...s3.bucket, secret: Redacted.make('guessed') })
    await store.write('contact/1.webp', Buffer.from('x'), 'image/webp').then(
      () => expect.unreachable(),
      (error: unknown) => expect(String(error)).toContain('SignatureDoesNotMatch'),
    )
    await expect(store.read('contact/1.webp')).rejects.toThrow('SignatureDoesNotMatch')
    await expect(listed(store, 'contact')).rejects.toThrow('SignatureDoesNotMatch')
  })

  it('is never asked where another store sends on to', async () => {
    let asked = 0
    const server = createServer((_, response) => {
      asked++
      response.writeHead(307, { location: s3.bucket.address }).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const store = bucketStore({ ...s3.bucket, address: `http://127.0.0.1:${port}/estia` })
    await expect(store.read('contact/1.webp')).rejects.toThrow('fetch failed')
    expect(asked).toBe(1)
    server.close()
  })

  it('says so when nobody answers', async () => {
    const store = bucketStore({ ...s3.bucket, address: 'http://127.0.0.1:9/estia' })
    await expect(store.read('contact/1.webp')).rejects.toThrow('fetch failed')
  })
})
