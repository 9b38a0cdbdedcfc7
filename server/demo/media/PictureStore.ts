import { type PictureFormat, type PictureWidth, renderPicture } from '#server/demo/illustrations/render.ts'
import type { MediaStore } from '#server/media/MediaStore.ts'
import { lanes } from './lanes.ts'

export interface PictureName {
  readonly id: number
  readonly width: PictureWidth
  readonly format: PictureFormat
}

/** Pictures drawn at once: the cores that are left when pages are served too. */
const atOnce = 2

/**
 * The demonstration's pictures, drawn when they are first asked for and kept among the media ever after. Drawing all of
 * them beforehand would make the first start wait for minutes that nobody needs. `lost` hears of a place for media that
 * does not answer: a picture is drawn again then.
 */
export function pictureStore(media: MediaStore, folder: string, lost: (problem: unknown) => void) {
  const inLane = lanes(atOnce)
  const inWork = new Map<string, Promise<Buffer | undefined>>()

  const draw = async ({ id, width, format }: PictureName, name: string): Promise<Buffer | undefined> => {
    const bytes = await inLane(() => renderPicture(id, width, format))
    if (bytes !== undefined) await media.write(name, bytes, `image/${format}`).catch(lost)
    return bytes
  }

  /** The file's bytes; undefined for a picture that does not exist. */
  return async (picture: PictureName): Promise<Buffer | undefined> => {
    const name = `${folder}/${picture.id}-${picture.width}.${picture.format}`
    const kept = await media.read(name).catch((problem: unknown) => {
      lost(problem)
      return undefined
    })
    if (kept !== undefined) return kept
    const working = inWork.get(name) ?? draw(picture, name).finally(() => inWork.delete(name))
    inWork.set(name, working)
    return working
  }
}
export type PictureStore = ReturnType<typeof pictureStore>
