import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { chain } from '#server/http/middleware.ts'
import type { WriteLine } from '#server/http/requestLog.ts'
import { folderStore } from './folderStore.ts'
import { mediaFiles } from './mediaFiles.ts'
import type { MediaStore } from './MediaStore.ts'
import type { PortalMedia } from './PortalMedia.ts'

const folder = mkdtempSync(join(tmpdir(), 'estia-media-'))
let upload: Buffer
let server: Server

const media: PortalMedia = {
  folder: 'listings/v1',
  photos: new Map(),
  original: (id) => Promise.resolve(/^(?:[1-9]|1\d|20)$/.test(id) ? upload : undefined),
  plan: () => undefined,
  planFile: (name) => (name === 'plan.svg' ? '<svg/>' : undefined),
}

async function serve(
  store: MediaStore,
  { log = () => undefined, ...part }: Partial<PortalMedia> & { log?: WriteLine },
) {
  const answer = mediaFiles([{ ...media, ...part }], store, log)
  const listening = createServer(
    chain([answer], (error, _request, response) => response.writeHead(error ? 500 : 418).end()),
  )
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  return listening
}
const addressOf = (listening: Server, name: string) =>
  `http://127.0.0.1:${(listening.address() as AddressInfo).port}/media/listings/v1/${name}`

beforeAll(async () => {
  // Noise: what compresses to nothing would hide that a variant is larger than its original.
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  upload = await sharp({ create: { width: 1280, height: 960, channels: 3, background: '#fff', noise } })
    .webp()
    .toBuffer()
  server = await serve(folderStore(folder), {})
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

it.each([
  ['1-480.avif', 'heif', 480, 360],
  ['1-480.webp', 'webp', 480, 360],
  ['2-960.avif', 'heif', 960, 720],
  ['2-960.webp', 'webp', 960, 720],
  ['3-1280.avif', 'heif', 1280, 960],
])('%s is made when it is first requested, once, and kept', async (name, format, width, height) => {
  const address = addressOf(server, name)
  const replies = await Promise.all([fetch(address), fetch(address)])
  const bodies = await Promise.all(replies.map(async (reply) => Buffer.from(await reply.arrayBuffer())))
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(replies[0]?.headers.get('cache-control')).toContain('immutable')
  expect(bodies[1]?.equals(bodies[0] ?? Buffer.of())).toBe(true)
  expect(await sharp(bodies[0]).metadata()).toMatchObject({ format, width, height })
  expect(readdirSync(join(folder, 'listings/v1'))).toContain(name)
})

it('a kept variant is given without its original', async () => {
  const store = folderStore(mkdtempSync(join(folder, 'again-')))
  await fetch(addressOf(await serve(store, {}), '1-480.webp'))
  const original = vi.fn<PortalMedia['original']>()
  const listening = await serve(store, { original })
  expect((await fetch(addressOf(listening, '1-480.webp'))).status).toBe(200)
  expect(original).not.toHaveBeenCalled()
  listening.close()
})

it('the widest WebP is the upload itself', async () => {
  const reply = await fetch(addressOf(server, '4-1280.webp'))
  expect(Buffer.from(await reply.arrayBuffer()).equals(upload)).toBe(true)
})

it('converts two photographs at once and no more, and goes on after one that is damaged', async () => {
  let running = 0
  let most = 0
  const original = async (id: string) => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, 10))
    running--
    return id === '2' ? Buffer.from('damaged') : upload
  }
  const listening = await serve(folderStore(mkdtempSync(join(folder, 'many-'))), { original })
  const statuses = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(async (id) => (await fetch(addressOf(listening, `${id}-480.webp`))).status),
  )
  expect([most, statuses]).toEqual([2, [200, 500, 200, 200, 200, 200]])
  listening.close()
})

describe('a media store', () => {
  const refuse = () => Promise.reject(new Error('no answer'))
  const warning = ['warn', 'Error: no answer']

  /** What is logged while a photograph is requested, which is given all the same. */
  const logged = async (part: Partial<MediaStore>) => {
    const lines: Readonly<Record<string, unknown>>[] = []
    const store = { ...folderStore(join(folder, 'another')), ...part }
    const listening = await serve(store, { log: (entry) => lines.push(entry) })
    const reply = await fetch(addressOf(listening, '1-480.webp'))
    expect([reply.status, (await reply.arrayBuffer()).byteLength > 1000]).toEqual([200, true])
    listening.close()
    return lines.map(({ level, error }) => [level, error])
  }

  it('that takes nothing does not keep a photograph from being given', async () => {
    expect(await logged({ write: refuse })).toEqual([warning])
  })

  it('that does not answer is not waited for a second time', async () => {
    const write = vi.fn<MediaStore['write']>(refuse)
    expect(await logged({ read: refuse, write })).toEqual([warning])
    expect(write).not.toHaveBeenCalled()
  })
})

it('gives a plan as SVG', async () => {
  const reply = await fetch(addressOf(server, 'plan.svg'))
  expect([reply.headers.get('content-type'), await reply.text()]).toEqual([
    'image/svg+xml; charset=utf-8',
    '<svg/>',
  ])
})

it.each([
  '0x1-480.avif',
  '99-480.avif',
  '1-481.avif',
  '1-1600.webp',
  '1-480.gif',
  'other.svg',
  '../../x',
  '',
])('%s is no file', async (name) => {
  expect([404, 418]).toContain((await fetch(addressOf(server, name))).status)
})
