import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawPicture } from './drawPicture.ts'
import { mediaPool, pictureById } from './mediaPool.ts'
import { heightOf, pictureWidths, renderPicture } from './render.ts'
import { fileName, manifestName, renderMediaPool } from './renderMediaPool.ts'

/** Drawn once for all tests. */
const drawings = new Map(mediaPool.map((picture) => [picture, drawPicture(picture)]))

/** The widest range of any channel in a thumbnail. */
async function contrast(svg: string): Promise<number> {
  const { data, info } = await sharp(Buffer.from(svg)).resize(64).raw().toBuffer({ resolveWithObject: true })
  const reds = data.filter((_, index) => index % info.channels === 0)
  return Math.max(...reds) - Math.min(...reds)
}

describe('the media pool', () => {
  test('ids are unique and fit a smallint', () => {
    expect(pictureById.size).toBe(mediaPool.length)
    for (const { id } of mediaPool) {
      expect(Number.isInteger(id)).toBe(true)
      expect(id).toBeGreaterThan(0)
      expect(id).toBeLessThanOrEqual(32_767)
    }
  })

  test('the same picture is drawn the same each time, and no two alike', () => {
    for (const [picture, svg] of drawings) expect(drawPicture(picture) === svg).toBe(true)
    expect(new Set(drawings.values()).size).toBe(mediaPool.length)
  })

  test('numbers are whole, and every gradient and clip in use is defined', () => {
    for (const svg of drawings.values()) {
      expect(svg).toContain('width="1600" height="1200"')
      expect(svg.match(/NaN|undefined|Infinity/)).toBeNull()
      const defined = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, name]) => name))
      const used = Array.from(svg.matchAll(/url\(#([^)]+)\)/g), ([, name]) => name)
      expect(used.filter((name) => !defined.has(name))).toEqual([])
    }
  })

  test('every picture renders, and none is blank', { timeout: 180_000 }, async () => {
    for (const svg of drawings.values()) expect(await contrast(svg)).toBeGreaterThan(30)
  })

  test('renders on demand in every size and format', async () => {
    for (const width of pictureWidths) {
      const webp = await renderPicture(1000, width, 'webp')
      expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width, height: heightOf(width) })
    }
    const avif = await renderPicture(1000, 480, 'avif')
    expect(await sharp(avif).metadata()).toMatchObject({ format: 'heif', width: 480, height: 360 })
    expect(await renderPicture(1, 480, 'webp')).toBeUndefined()
  })

  test('renders to files named by content, and leaves alone what exists', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'estia-media-'))
    try {
      const pictures = mediaPool.filter(({ id }) => [1000, 3000, 5000].includes(id))
      const steps: number[] = []
      const manifest = await renderMediaPool({ directory, pictures, onProgress: (done) => steps.push(done) })
      expect(steps).toEqual([1, 2, 3])
      const entry = manifest['3000']
      if (!entry) throw new Error('not in the manifest')
      expect(entry).toMatchObject({
        subject: 'living',
        widths: [480, 960, 1600],
        colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
      })
      const path = join(directory, fileName(entry.hash, 480, 'webp'))
      const before = (await stat(path)).mtimeMs
      expect(await renderMediaPool({ directory, pictures })).toEqual(manifest)
      expect((await stat(path)).mtimeMs).toBe(before)
      expect((await readdir(directory)).toSorted()).toContain(manifestName)
    } finally {
      await rm(directory, { recursive: true })
    }
  })
})
