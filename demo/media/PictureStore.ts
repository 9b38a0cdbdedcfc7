import { type PictureFormat, type PictureWidth, renderPicture } from '#demo/illustrations/render.ts'
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

  const draw = ({ id, width, format }: PictureName) => inLane(() => renderPicture(id, width, format))

  const drawAndKeep = async (picture: PictureName, name: string): Promise<Buffer | undefined> => {
    const bytes = await draw(picture)
    if (bytes !== undefined) await media.write(name, bytes, `image/${picture.format}`).catch(lost)
    return bytes
  }

  /** The file's bytes; undefined for a picture that does not exist. */
  return async (picture: PictureName): Promise<Buffer | undefined> => {
    const name = `${folder}/${picture.id}-${picture.width}.${picture.format}`
    let isAway = false
    const kept = await media.read(name).catch((problem: unknown) => {
      lost(problem)
      isAway = true
      return undefined
    })
    if (kept !== undefined) return kept
    // A place that gave no answer is not waited for a second time.
    const make = isAway ? draw : drawAndKeep
    const working = inWork.get(name) ?? make(picture, name).finally(() => inWork.delete(name))
    inWork.set(name, working)
    return working
  }
}
export type PictureStore = ReturnType<typeof pictureStore>
