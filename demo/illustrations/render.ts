/** From drawings to AVIF and WebP. */
import sharp, { type Sharp } from 'sharp'
import { drawPictureById } from './drawPicture.ts'
import { frameHeight, frameWidth } from './svg.ts'

export const pictureWidths = [480, 960, 1600] as const
export type PictureWidth = (typeof pictureWidths)[number]
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

export const heightOf = (width: number) => Math.round((width * frameHeight) / frameWidth)

/**
 * Measured on these drawings at 960 pixels: AVIF takes 80 ms at effort 0 and is as large as WebP, 290 ms at effort 1
 * and a tenth smaller, 480 ms at effort 2 and a quarter smaller; WebP takes 40 ms. Pictures are drawn while somebody waits.
 */
const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 54, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (image: Sharp) => image.webp({ quality: 76, effort: 2 }),
} as const satisfies Record<PictureFormat, (image: Sharp) => Sharp>

/** Unpacked pixels of a drawing, so that one rasterising serves every width and format. */
export interface Raster {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

export async function rasterise(svg: string, width: number = frameWidth): Promise<Raster> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 })
    .resize(width, heightOf(width), { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const opened = ({ data, width, height }: Raster) => sharp(data, { raw: { width, height, channels: 3 } })

export async function scaled(raster: Raster, width: number): Promise<Raster> {
  if (raster.width === width) return raster
  const data = await opened(raster).resize(width, heightOf(width), { kernel: 'mitchell' }).raw().toBuffer()
  return { data, width, height: heightOf(width) }
}

export const encode = (raster: Raster, format: PictureFormat): Promise<Buffer> =>
  encoders[format](opened(raster)).toBuffer()

/** The picture's mean colour, as #rrggbb: what the page shows until it has loaded. */
export async function placeholderColour(raster: Raster): Promise<string> {
  const pixel = await opened(raster).resize(1, 1, { fit: 'fill', kernel: 'linear' }).raw().toBuffer()
  return `#${Array.from(pixel.subarray(0, 3), (value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** One picture in one size, for rendering on demand; undefined for an unknown id. */
export async function renderPicture(
  id: number,
  width: PictureWidth,
  format: PictureFormat,
): Promise<Buffer | undefined> {
  const svg = drawPictureById(id)
  if (svg === undefined) return undefined
  return encode(await rasterise(svg, width), format)
}
