import { Cause, Effect, Exit, Layer, ManagedRuntime } from 'effect'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isSamePicture, type PhotographRefusal } from '#domain/listing/photographs.ts'
import { Photographs } from './Photographs.ts'

const noise = (width = 900, height = 600): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })

/** A picture with something to tell: fields of many greys, in an order that no mirror has. */
const scene = (width: number, height: number): Sharp => {
  const fields = Array.from({ length: 72 }, (_, at) => {
    const grey = (at * 89 + Math.floor(at / 9) * 37) % 256
    return `<rect x="${at % 9}" y="${Math.floor(at / 9)}" width="1" height="1" fill="rgb(${grey},${grey},${grey})"/>`
  })
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 9 8" preserveAspectRatio="none">${fields.join('')}</svg>`,
    ),
  ).flatten()
}

/** A PNG whose few bytes are so many pixels. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.writeUInt8(1, 8)
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const cut = async (picture: Promise<Buffer>, part: number) => {
  const bytes = await picture
  return bytes.subarray(0, Math.floor(bytes.length * part))
}
const followedBy = async (picture: Promise<Buffer>, more: string) =>
  Buffer.concat([await picture, Buffer.from(more, 'latin1')])
const jpeg = () => noise().jpeg().toBuffer()

const taken: Readonly<Record<string, () => Promise<Buffer>>> = {
  'a JPEG': jpeg,
  'a progressive JPEG in CMYK': () => noise().toColourspace('cmyk').jpeg({ progressive: true }).toBuffer(),
  'a grey PNG of 16 bits': () => noise().greyscale().toColourspace('grey16').png().toBuffer(),
  'a WebP': () => noise().webp().toBuffer(),
  'an AVIF': () => noise().avif({ effort: 0 }).toBuffer(),
  'a tall one': () => noise(500, 900).jpeg().toBuffer(),
  'a large photograph': () => scene(6000, 4000).jpeg().toBuffer(),
  'a photograph with a film behind it': () => followedBy(jpeg(), '\0\0\0\x20ftypmp42\0\0\0\0mp42isom'),
}

const refused: Readonly<Record<string, readonly [PhotographRefusal, () => Promise<Buffer>]>> = {
  'one of 799 pixels': ['small', () => noise(799, 799).jpeg().toBuffer()],
  '144 megapixels in a few bytes': ['pixels', () => Promise.resolve(bomb(12_000))],
  'an SVG': ['svg', () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
  'a GIF': ['gif', () => noise(900, 20).gif().toBuffer()],
  'a TIFF': ['type', () => noise(900, 20).tiff().toBuffer()],
  'a PDF': ['type', () => Promise.resolve(Buffer.from('%PDF-1.7'))],
  nothing: ['type', () => Promise.resolve(Buffer.alloc(0))],
  'half a JPEG': ['damaged', () => cut(jpeg(), 0.5)],
  'half a PNG': ['damaged', () => cut(noise().png().toBuffer(), 0.5)],
  'half a WebP': ['damaged', () => cut(noise().webp().toBuffer(), 0.5)],
  'half an AVIF': ['damaged', () => cut(noise().avif({ effort: 0 }).toBuffer(), 0.5)],
  'a HEIC that is none': [
    'damaged',
    () => Promise.resolve(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')),
  ],
  'a JPEG that is a page': ['mixed', () => followedBy(jpeg(), '<script>alert(1)</script>')],
  'a JPEG that is an archive': ['mixed', () => followedBy(jpeg(), `PK\x05\x06${'\0'.repeat(18)}`)],
  'a JPEG with a program in its comment': [
    'mixed',
    async () => {
      const bytes = await jpeg()
      const comment = Buffer.from('<?php system("id") ?>')
      const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
      return Buffer.concat([bytes.subarray(0, 2), head, comment, bytes.subarray(2)])
    },
  ],
}

describe('photographs that are sent', () => {
  const runtime = ManagedRuntime.make(Photographs.layer as Layer.Layer<Photographs>)
  beforeAll(() => runtime.runPromise(Effect.void))
  afterAll(() => runtime.dispose())
  const read = (bytes: Buffer) =>
    runtime.runPromiseExit(Effect.flatMap(Photographs, (photographs) => photographs.read(bytes)))
  const readWell = async (bytes: Buffer) => {
    const exit = await read(bytes)
    if (Exit.isFailure(exit)) throw new Error(Cause.pretty(exit.cause))
    return exit.value
  }

  it.each(Object.entries(taken))('%s is stored as WebP, as wide as is served', async (_, make) => {
    const bytes = await make()
    const photo = await readWell(bytes)
    const { format, width, height } = await sharp(photo.bytes).metadata()
    expect([format, width, height]).toEqual(['webp', photo.width, photo.height])
    expect(width).toBeLessThanOrEqual(1280)
    expect(photo.colour).toMatch(/^#[\da-f]{6}$/)
    expect(photo.placeholder.length).toBeLessThan(40)
  })

  it.each(Object.entries(refused))('%s is refused', async (_, [reason, make]) => {
    const exit = await read(await make())
    expect(Exit.isFailure(exit) && Cause.squash(exit.cause)).toMatchObject({
      _tag: 'PhotographRefused',
      reason,
    })
  })

  it('keep nothing of where, when and by what they were taken, and stand upright', async () => {
    const sent = await noise(900, 600)
      .jpeg()
      .withExif({
        IFD0: { Make: 'SECRETCAM', Orientation: '6' },
        IFD3: { GPSLatitude: '37/1 58/1 30/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(sent.includes('SECRETCAM')).toBe(true)
    const photo = await readWell(sent)
    const { exif, xmp, iptc } = await sharp(photo.bytes).metadata()
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
    expect(Buffer.from(photo.bytes).includes('SECRETCAM')).toBe(false)
    expect([photo.width, photo.height]).toEqual([600, 900])
  })

  it('are recognized after re-encoding, and no others', async () => {
    const [one, smaller, darker, mirrored] = await Promise.all([
      scene(1200, 800).jpeg({ quality: 90 }).toBuffer().then(readWell),
      scene(900, 600).webp({ quality: 60 }).toBuffer().then(readWell),
      scene(1200, 800).modulate({ brightness: 0.9 }).png().toBuffer().then(readWell),
      scene(1200, 800).flop().jpeg().toBuffer().then(readWell),
    ])
    expect(isSamePicture(one.hash, smaller.hash)).toBe(true)
    expect(isSamePicture(one.hash, darker.hash)).toBe(true)
    expect(isSamePicture(one.hash, mirrored.hash)).toBe(false)
  })

  it('are read one after the other, however many come at once', async () => {
    // Small ones are looked at in a moment.
    const bytes = await noise(60, 40).jpeg().toBuffer()
    const exits = await Promise.all(Array.from({ length: 30 }, () => read(bytes)))
    const failures = exits.map((exit) => (Exit.isFailure(exit) ? Cause.squash(exit.cause) : exit))
    const tags = failures.map((failure) => (failure as { readonly _tag?: string })._tag)
    expect(tags.slice(0, 24)).toEqual(Array.from({ length: 24 }, () => 'PhotographRefused'))
    expect(tags.slice(24)).toEqual(Array.from({ length: 6 }, () => 'PhotographsBusy'))
  })
})
