import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { Pixels } from './Picture.ts'
import { joinPictures, splitPictures } from './sprite.ts'

export const keptFolder = join(import.meta.dirname, '../kept')

const pathOf = (story: string) => join(keptFolder, 'pictures', `${story}.webp`)

export async function readPixels(image: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** The fingerprints of a story that the repository keeps. */
export async function readKeptPictures(story: string): Promise<readonly Pixels[] | undefined> {
  const file = await readFile(pathOf(story)).catch(() => undefined)
  return file && splitPictures(await readPixels(file))
}

export async function keepPictures(story: string, pictures: readonly Pixels[]): Promise<void> {
  const { data, width, height } = joinPictures(pictures)
  const file = await sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer()
  await mkdir(dirname(pathOf(story)), { recursive: true })
  await writeFile(pathOf(story), file)
}

export const forgetPictures = (story: string): Promise<void> => rm(pathOf(story), { force: true })
