import { Effect, Semaphore } from 'effect'
import type { Sharp } from 'sharp'
import type { MediaStore } from './MediaStore.ts'
import type { MediaSource } from './PortalMedia.ts'

/** Widths in which a photograph is served, in pixels. The last is the original's. */
export const photoWidths = [480, 960, 1280] as const
export const photoFormats = ['avif', 'webp'] as const

export interface Variant {
  readonly id: string
  readonly width: (typeof photoWidths)[number]
  readonly format: (typeof photoFormats)[number]
}

/** To be raised with every change of the encoders: it is part of the addresses that browsers keep. */
export const encodersVersion = 1

/**
 * Measured at 960 pixels: AVIF takes 80 ms at effort 0 and is as large as WebP, 290 ms at effort 1 and a tenth smaller,
 * 480 ms at effort 2 and a quarter smaller; WebP takes 40 ms. A user waits for the first request of a variant.
 */
const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 54, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (image: Sharp) => image.webp({ quality: 76, effort: 2 }),
} as const satisfies Record<Variant['format'], (image: Sharp) => Sharp>

/** Conversions at once: the cores that are left while pages are served too. */
const AT_ONCE = 2

async function convert(original: Buffer, { width, format }: Variant): Promise<Buffer> {
  if (format === 'webp' && width === photoWidths.at(-1)) return original
  // Loaded with the first photograph: no start waits for it.
  const { default: sharp } = await import('sharp')
  return encoders[format](sharp(original).resize({ width, withoutEnlargement: true })).toBuffer()
}

/**
 * The variants of photographs: each is made when it is first requested and kept in the media store, so that neither an
 * upload nor a start waits for it. `onUnreachable` hears of a store that does not answer; the variant is given all the
 * same. The function returned gives the bytes, or undefined for an unknown photograph.
 */
export function photoVariants(
  { folder, original }: MediaSource,
  store: MediaStore,
  onUnreachable: (problem: unknown) => void,
) {
  const places = Semaphore.makeUnsafe(AT_ONCE)
  const running = new Map<string, Promise<Buffer | undefined>>()

  const make = (variant: Variant) =>
    Effect.runPromise(
      places.withPermits(1)(
        Effect.promise(async () => {
          const bytes = await original(variant.id)
          return bytes && convert(bytes, variant)
        }),
      ),
    )

  const makeAndKeep = async (variant: Variant, name: string) => {
    const bytes = await make(variant)
    if (bytes) await store.write(name, bytes, `image/${variant.format}`).catch(onUnreachable)
    return bytes
  }

  return async (variant: Variant): Promise<Buffer | undefined> => {
    const name = `${folder}/${variant.id}-${variant.width}.${variant.format}`
    let isReachable = true
    const kept = await store.read(name).catch((problem: unknown) => {
      onUnreachable(problem)
      isReachable = false
      return undefined
    })
    if (kept) return kept
    // A store that did not answer is not waited for a second time.
    const begin = isReachable ? makeAndKeep : make
    const conversion = running.get(name) ?? begin(variant, name).finally(() => running.delete(name))
    running.set(name, conversion)
    return conversion
  }
}
