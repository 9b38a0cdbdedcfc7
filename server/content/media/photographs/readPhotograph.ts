/** Reads a photograph that was sent: what is stored of it, and what is known of it. Runs on a thread of its own. */
import { photographKind, photographLimits, type PhotographRefusal } from '#domain/listing/photographs.ts'
import type { Sharp, SharpInput } from 'sharp'

/** The widest form that is stored and served, pixels (server/content/media/photoVariants.ts). */
const WIDEST = 1280

/** The side of the picture that a placeholder is made of, pixels. */
const PLACEHOLDER = 100

export interface ReadPhotograph {
  /** WebP without metadata, upright. */
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
  /** `#rrggbb`, what there is most of. */
  readonly colour: string
  /** Which of two neighbours is brighter, 64 times: alike pictures differ in few bits. */
  readonly hash: bigint
  /** ThumbHash. */
  readonly placeholder: Uint8Array
}

export type PhotographRead = ReadPhotograph | { readonly refused: PhotographRefusal }

interface Decoded {
  readonly input: SharpInput
  readonly raw?: { readonly width: number; readonly height: number; readonly channels: 4 }
}

const { pixelsMax, sideMin } = photographLimits

/** sharp's own library reads no HEIC: its pictures are decoded first, after their size was looked at. */
async function decoded(bytes: Buffer): Promise<Decoded | { readonly refused: PhotographRefusal }> {
  const { default: decode } = await import('heic-decode')
  const images = await decode.all({ buffer: bytes })
  try {
    const [first] = images
    if (!first) return { refused: 'damaged' }
    const { width, height } = first
    if (width * height > pixelsMax) return { refused: 'pixels' }
    if (Math.max(width, height) < sideMin) return { refused: 'small' }
    const { data } = await first.decode()
    return { input: Buffer.from(data.buffer), raw: { width, height, channels: 4 } }
  } finally {
    images.dispose()
  }
}

const pixelsOf = async (image: Sharp) => image.raw().toBuffer({ resolveWithObject: true })

async function differenceHash(image: Sharp): Promise<bigint> {
  const { data } = await pixelsOf(image.greyscale().resize(9, 8, { fit: 'fill' }))
  let hash = 0n
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 8; column++) {
      const at = row * 9 + column
      hash = (hash << 1n) | BigInt((data[at] as number) < (data[at + 1] as number))
    }
  return BigInt.asIntN(64, hash)
}

const hex = (value: number) => value.toString(16).padStart(2, '0')

/** Reads a photograph, or says why it is none. */
export async function readPhotograph(bytes: Buffer): Promise<PhotographRead> {
  const kind = photographKind(bytes)
  if (typeof kind !== 'string') return kind
  try {
    const source = kind === 'heic' ? await decoded(bytes) : { input: bytes }
    return 'refused' in source ? source : await stored(source)
  } catch (error) {
    return { refused: /pixel limit/.test(String(error)) ? 'pixels' : 'damaged' }
  }
}

async function stored({ input, raw }: Decoded): Promise<PhotographRead> {
  const { default: sharp } = await import('sharp')
  const { rgbaToThumbHash } = await import('thumbhash')
  const open = () =>
    sharp(input, { limitInputPixels: pixelsMax, failOn: 'error', pages: 1, ...(raw && { raw }) })
  const { width, height } = raw ?? (await open().metadata())
  if (width * height > pixelsMax) return { refused: 'pixels' }
  if (Math.max(width, height) < sideMin) return { refused: 'small' }
  const { data, info } = await open()
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize({ width: WIDEST, withoutEnlargement: true })
    .webp({ quality: 82, effort: 4 })
    .toBuffer({ resolveWithObject: true })
  const small = await pixelsOf(
    sharp(data).resize({ width: PLACEHOLDER, height: PLACEHOLDER, fit: 'inside' }).ensureAlpha(),
  )
  const { dominant } = await sharp(data).stats()
  return {
    bytes: data,
    width: info.width,
    height: info.height,
    colour: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
    hash: await differenceHash(sharp(data)),
    placeholder: rgbaToThumbHash(small.info.width, small.info.height, small.data),
  }
}
