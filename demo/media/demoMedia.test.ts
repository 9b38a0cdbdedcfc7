import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { photoWidths } from '#server/content/media/photoVariants.ts'
import { demoMedia } from './demoMedia.ts'
import { pictures, picturesFolder } from './pictures.ts'

const media = demoMedia()
const files = readdirSync(picturesFolder).filter((name) => name.endsWith('.webp'))

it('the table and the folder name the same pictures, each once', () => {
  const ids = pictures.map(({ id }) => id)
  expect(files.toSorted()).toEqual(ids.map((id) => `${id}.webp`).toSorted())
  const all = pictures.flatMap(({ id, earlier }) => [id, ...earlier])
  expect(new Set(all).size).toBe(all.length)
  for (const id of all) expect(id > 0 && id <= 32_767).toBe(true)
})

it('every picture is an upload: WebP of 1280 by 960 pixels, light enough to be committed', async () => {
  for (const name of files)
    expect(await sharp(join(picturesFolder, name)).metadata(), name).toMatchObject({
      format: 'webp',
      width: photoWidths.at(-1),
      height: 960,
    })
  expect(files.reduce((sum, name) => sum + statSync(join(picturesFolder, name)).size, 0)).toBeLessThan(6e6)
})

it('no two pictures are alike', () => {
  const bytes = files.map((name) => readFileSync(join(picturesFolder, name)).toString('base64'))
  expect(new Set(bytes).size).toBe(files.length)
})

it('gives the original of every photograph, below an address that names its version', async () => {
  for (const { id, colour } of pictures) {
    expect(media.photos.get(id)).toMatchObject({ path: `/media/${media.folder}/${id}`, colour })
    expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  }
  expect((await media.original('1000'))?.equals(readFileSync(join(picturesFolder, '1000.webp')))).toBe(true)
  expect(await media.original('1')).toBeUndefined()
})

it('a picture that is gone is another of the same subject', () => {
  for (const { id, earlier } of pictures)
    for (const gone of earlier) expect(media.photos.get(gone)).toBe(media.photos.get(id))
  // The demonstrations of before 27 November 2026 chose among these.
  expect(media.photos.size).toBe(474)
})

it('draws the plan of a home for its very area, with the rooms that add up to it', () => {
  const plan = media.plan({ bedrooms: 2, bathrooms: 1, netArea: 78, storeRoom: false })
  const indoors = (plan?.rooms ?? []).filter(({ room }) => room !== 'balcony').map(({ area }) => area)
  expect(indoors.reduce<number>((sum, area) => sum + (area ?? 0), 0)).toBeCloseTo(78, 1)
  expect(media.planFile(plan?.path?.split('/').at(-1) ?? '')).toMatch(/^<svg/)
  expect(media.plan({ bedrooms: 9, bathrooms: 1, netArea: 78, storeRoom: false })).toBeUndefined()
})

it.each(['plan-0-0-1.svg', 'plan-9-9-999.svg', 'plan-2-1-78.png', '', '../plan-2-1-78.svg'])(
  '%s is the file of no plan',
  (name) => expect(media.planFile(name)).toBeUndefined(),
)

it.each([true, false])('shows a store room only where one is stated: %s', (storeRoom) => {
  for (const [bedrooms, bathrooms, netArea] of [
    [2, 1, 90],
    [3, 2, 120],
    [4, 2, 180],
  ] as const) {
    const plan = media.plan({ bedrooms, bathrooms, netArea, storeRoom })
    expect(plan?.rooms.some(({ room }) => room === 'storage')).toBe(storeRoom)
    expect(media.planFile(plan?.path?.split('/').at(-1) ?? '')).toMatch(/^<svg/)
  }
})
