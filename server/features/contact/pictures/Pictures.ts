import { Context, Effect, Layer, Schema, Semaphore } from 'effect'
import { contactLimits } from '#domain/contact/limits.ts'
import { pictureRefusals, refusalByHead } from '#domain/contact/pictureKinds.ts'

/** Parallel conversions: each uses a core and the memory of a whole picture. */
const AT_ONCE = 2

/** Time limit of a conversion, more than any allowed picture takes, seconds. */
const LONGEST = 10

const { pixelsMax, sideKept } = contactLimits.attachment

/** The file is no picture of an accepted kind, or cannot be read: `reason` says which. */
export class PictureUnreadable extends Schema.TaggedError<PictureUnreadable>()('PictureUnreadable', {
  reason: Schema.Literals(pictureRefusals),
}) {}

/** The stored form of a picture: WebP. */
export interface KeptPicture {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

/** Decodes, rotates, shrinks and re-encodes: the first frame, without metadata. */
const convert = (bytes: Buffer) =>
  Effect.tryPromise({
    try: async (): Promise<KeptPicture> => {
      // Loaded with the first picture: no start waits for it.
      const { default: sharp } = await import('sharp')
      const { data, info } = await sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error', pages: 1 })
        .autoOrient()
        .resize({ width: sideKept, height: sideKept, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .timeout({ seconds: LONGEST })
        .toBuffer({ resolveWithObject: true })
      return { bytes: data, width: info.width, height: info.height }
    },
    catch: (error) =>
      new PictureUnreadable({ reason: /pixel limit/.test(String(error)) ? 'pixels' : 'damaged' }),
  })

const make = Effect.map(Semaphore.make(AT_ONCE), (places) => ({
  /** Re-encodes a picture, or fails if it is none. */
  convert: (bytes: Buffer): Effect.Effect<KeptPicture, PictureUnreadable> => {
    const reason = refusalByHead(bytes)
    return reason === undefined
      ? places.withPermits(1)(convert(bytes))
      : Effect.fail(new PictureUnreadable({ reason }))
  },
}))

/** Pictures that users send, decoded and re-encoded. */
export class Pictures extends Context.Service<Pictures, Effect.Success<typeof make>>()(
  'estia/contact/Pictures',
) {
  static readonly layer: Layer.Layer<Pictures> = Layer.effect(Pictures, make)
}
