import { contactLimits } from '#domain/contact/limits.ts'
import type { PictureRefusal } from '#domain/contact/pictureKinds.ts'

const { bytesMax, pixelsMax, sideSent } = contactLimits.attachment

/** Width and height as the file states, without decoding it; undefined if the browser cannot read it. */
const sizeOf = (preview: string): Promise<{ width: number; height: number } | undefined> =>
  new Promise((resolve) => {
    const image = new Image()
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight })
    image.onerror = () => resolve(undefined)
    image.src = preview
  })

/** `file` as JPEG, its longer side as long as the server looks at. */
async function scaled(file: Blob, { width, height }: { width: number; height: number }) {
  const part = Math.min(1, sideSent / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * part))
  canvas.height = Math.max(1, Math.round(height * part))
  const bitmap = await createImageBitmap(file, {
    resizeWidth: canvas.width,
    resizeHeight: canvas.height,
    resizeQuality: 'high',
  })
  const context = canvas.getContext('2d')
  if (context) {
    // JPEG has no transparency: what is clear would be black.
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0)
  }
  bitmap.close()
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
}

/**
 * A picture ready for upload: unchanged if the server accepts it, else scaled down; `pixels` if it has too many to be
 * decoded. One that the browser cannot read is sent unchanged: the server reports the problem.
 */
export async function shrinkPicture(file: File, preview: string): Promise<Blob | PictureRefusal> {
  const size = await sizeOf(preview)
  if (size && size.width * size.height > pixelsMax) return 'pixels'
  if (!size || file.size <= bytesMax) return file
  // What cannot be scaled is sent as it is, for the server to judge.
  return (await scaled(file, size).catch(() => null)) ?? file
}
