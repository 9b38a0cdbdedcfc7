import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { mediaPool } from '#demo/illustrations/mediaPool.ts'
import { folderStore } from '#server/media/folderStore.ts'
import type { MediaStore } from '#server/media/MediaStore.ts'
import type { WriteLine } from '#server/platform/requestLog.ts'
import { demoMediaFiles } from './demoMediaFiles.ts'
import { demoPhotos } from './demoPhotos.ts'
import { demoPlan } from './demoPlans.ts'
import { drawingsVersion } from './drawingsVersion.ts'

const version = drawingsVersion()
const folder = mkdtempSync(join(tmpdir(), 'estia-media-'))
let server: Server
let origin = ''

async function serve(media: MediaStore, log: WriteLine = () => undefined): Promise<Server> {
  const answer = demoMediaFiles(media, version, log)
  const listening = createServer(
    (request, response) => void answer(request, response, () => response.writeHead(418).end()),
  )
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  return listening
}
const originOf = (listening: Server) => `http://127.0.0.1:${(listening.address() as AddressInfo).port}`

beforeAll(async () => {
  server = await serve(folderStore(folder))
  origin = originOf(server)
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

it('knows every picture of the pool, under addresses that name the drawings', () => {
  const photos = demoPhotos(version)
  expect(photos.size).toBe(mediaPool.length)
  for (const photo of photos.values()) {
    expect(photo.colour).toMatch(/^#[0-9a-f]{6}$/)
    expect(photo.path).toContain(version)
  }
})

it.each(['avif', 'webp'])(
  'draws a picture as %s when it is first asked for, and keeps it',
  async (format) => {
    const [photo] = demoPhotos(version).values()
    const address = `${origin}${photo?.path}-480.${format}`
    const [first, second] = await Promise.all([fetch(address), fetch(address)])
    expect(first.status).toBe(200)
    expect(first.headers.get('cache-control')).toContain('immutable')
    const bytes = Buffer.from(await first.arrayBuffer())
    expect(Buffer.from(await second.arrayBuffer()).equals(bytes)).toBe(true)
    expect((await sharp(bytes).metadata()).width).toBe(480)
    const kept = readdirSync(join(folder, 'demo', version))
    expect(kept.filter((name) => name.endsWith(`.${format}`))).toHaveLength(1)
  },
)

describe('a place for media', () => {
  const lost = () => Promise.reject(new Error('nobody answers'))
  const asked = async (part: Partial<MediaStore>) => {
    const told: Readonly<Record<string, unknown>>[] = []
    const listening = await serve({ ...folderStore(join(folder, 'another')), ...part }, (entry) =>
      told.push(entry),
    )
    const [photo] = demoPhotos(version).values()
    const reply = await fetch(`${originOf(listening)}${photo?.path}-480.webp`)
    expect([reply.status, (await reply.arrayBuffer()).byteLength > 1000]).toEqual([200, true])
    listening.close()
    return told.map(({ level, error }) => [level, error])
  }
  const warning = ['warn', 'Error: nobody answers']

  it('that takes nothing does not keep a picture from being given, and the log is told', async () => {
    expect(await asked({ write: lost })).toEqual([warning])
  })

  it('that gives no answer is not waited for a second time, to keep the picture', async () => {
    const write = vi.fn<MediaStore['write']>(lost)
    expect(await asked({ read: lost, write })).toEqual([warning])
    expect(write).not.toHaveBeenCalled()
  })
})

it('draws the plan of a home for its very area, with the rooms that add up to it', async () => {
  const plan = demoPlan(version, { bedrooms: 2, bathrooms: 1, surface: 78 })
  const indoors = (plan?.rooms ?? []).filter(({ room }) => room !== 'balcony').map(({ area }) => area)
  expect(indoors.reduce((sum, area) => sum + area, 0)).toBeCloseTo(78, 1)
  const reply = await fetch(origin + plan?.path)
  expect(reply.headers.get('content-type')).toContain('image/svg+xml')
  expect(await reply.text()).toMatch(/^<svg/)
  expect(demoPlan(version, { bedrooms: 9, bathrooms: 1, surface: 78 })).toBeUndefined()
})

it.each(['0-480.avif', '1000-481.avif', '1000-480.gif', 'plan-0-0-1.svg', '../../x', 'plan-9-9-999.svg', ''])(
  '%s is no picture',
  async (name) => {
    const reply = await fetch(`${origin}/media/demo/${version}/${name}`)
    expect([404, 418]).toContain(reply.status)
  },
)
