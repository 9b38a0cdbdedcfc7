import { mkdirSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type PictureFormat, type PictureWidth, renderPicture } from '#server/demo/illustrations/render.ts'
import { lanes } from './lanes.ts'

export interface PictureName {
  readonly id: number
  readonly width: PictureWidth
  readonly format: PictureFormat
}

/** Pictures drawn at once: the cores that are left when pages are served too. */
const atOnce = 2

/**
 * The demonstration's pictures, drawn when they are first asked for and kept as files ever after. Drawing all of them
 * beforehand would make the first start wait for minutes that nobody needs.
 */
export function pictureStore(directory: string) {
  mkdirSync(directory, { recursive: true })
  const inLane = lanes(atOnce)
  const inWork = new Map<string, Promise<Buffer | undefined>>()

  const draw = async ({ id, width, format }: PictureName, path: string): Promise<Buffer | undefined> => {
    const bytes = await inLane(() => renderPicture(id, width, format))
    if (bytes === undefined) return undefined
    // Written beside and renamed, so that a stopped process never leaves half a picture.
    await writeFile(`${path}.part`, bytes)
    await rename(`${path}.part`, path)
    return bytes
  }

  /** The file's bytes; undefined for a picture that does not exist. */
  return async (name: PictureName): Promise<Buffer | undefined> => {
    const path = join(directory, `${name.id}-${name.width}.${name.format}`)
    const kept = await readFile(path).catch(() => undefined)
    if (kept !== undefined) return kept
    const working = inWork.get(path) ?? draw(name, path).finally(() => inWork.delete(path))
    inWork.set(path, working)
    return working
  }
}
export type PictureStore = ReturnType<typeof pictureStore>
