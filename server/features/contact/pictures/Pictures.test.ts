import { Cause, Effect, Exit, Layer, ManagedRuntime } from 'effect'
import sharp from 'sharp'
import { crc32, deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PictureRefusal } from '#domain/contact/pictureKinds.ts'
import { Pictures } from './Pictures.ts'

const colour = (width: number, height: number, alpha = false) =>
  sharp({
    create: { width, height, channels: alpha ? 4 : 3, background: { r: 20, g: 80, b: 140, alpha: 0.5 } },
  })

/** Noise, so that a cut file lacks something. */
const noise = () =>
  sharp({
    create: {
      width: 300,
      height: 200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })

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

const frames = async (count: number) => {
  const pair = await Promise.all([colour(40, 30).png().toBuffer(), colour(40, 30).negate().png().toBuffer()])
  const inputs = Array.from({ length: count }, (_, index) => pair[index % 2] ?? pair[0])
  return sharp(inputs, { join: { animated: true } })
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
const script = Buffer.from('<script>alert(document.domain)</script>')
const cut = async (picture: Promise<Buffer>, part: number) => {
  const bytes = await picture
  return bytes.subarray(0, Math.floor(bytes.length * part))
}
const after = async (picture: Promise<Buffer>, more: Buffer) => Buffer.concat([await picture, more])
const gps = () =>
  noise()
    .jpeg()
    .withExif({
      IFD0: { Make: 'SECRETCAM', Copyright: 'Νεφέλη' },
      IFD3: { GPSLatitude: '37/1 58/1 30/1', GPSLatitudeRef: 'N' },
    })
    .toBuffer()

const taken: Readonly<Record<string, () => Promise<Buffer>>> = {
  'a JPEG': () => noise().jpeg().toBuffer(),
  'a progressive JPEG': () => noise().jpeg({ progressive: true }).toBuffer(),
  'a JPEG in CMYK': () => noise().toColourspace('cmyk').jpeg().toBuffer(),
  'a grey JPEG': () => noise().greyscale().jpeg().toBuffer(),
  'a PNG': () => noise().png().toBuffer(),
  'a PNG of 16 bits': () => noise().toColourspace('rgb16').png().toBuffer(),
  'a PNG with alpha': () => colour(50, 50, true).png().toBuffer(),
  'a PNG with a palette': () => noise().png({ palette: true }).toBuffer(),
  'a WebP': () => noise().webp().toBuffer(),
  'a WebP without loss': () => noise().webp({ lossless: true }).toBuffer(),
  'a WebP with alpha': () => colour(50, 50, true).webp().toBuffer(),
  'an animated WebP': async () => (await frames(500)).webp().toBuffer(),
  'one pixel': () => colour(1, 1).png().toBuffer(),
  'a thin line': () => colour(8000, 1).png().toBuffer(),
  'a large photograph': () => colour(6000, 4000).jpeg().toBuffer(),
  'a photograph of fifty megapixels': () => colour(8192, 6144).jpeg({ quality: 40 }).toBuffer(),
  'fifty megapixels in a few bytes': () => Promise.resolve(bomb(7071)),
  'a photograph with its place': gps,
  'a JPEG with a junk profile': async () => {
    const bytes = await noise().jpeg().toBuffer()
    const junk = Buffer.concat([
      Buffer.from([0xff, 0xe2, 0x00, 0x40]),
      Buffer.from('ICC_PROFILE\0\u0001\u0001'),
      Buffer.alloc(48, 7),
    ])
    return Buffer.concat([bytes.subarray(0, 2), junk, bytes.subarray(2)])
  },
  'a JPEG that is a page too': () => after(noise().jpeg().toBuffer(), script),
  'a PNG that is a page too': () => after(noise().png().toBuffer(), script),
  'a PNG with a comment': () =>
    noise().png().withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SECRETCAM</x:xmpmeta>').toBuffer(),
}

const text = (content: string) => () => Promise.resolve(Buffer.from(content, 'latin1'))
const heic = (brand: string) => text(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic${'\0'.repeat(40)}`)
type Refused = Readonly<Record<string, () => Promise<Buffer>>>

/** What is not taken, by what its sender is told. */
const refused: Readonly<Record<Exclude<PictureRefusal, 'size'>, Refused>> = {
  type: {
    nothing: text(''),
    'one byte': text('\xff'),
    'a page': text('<!doctype html><img src=x onerror=alert(1)>'),
    'a document': text('%PDF-1.7\n1 0 obj<<>>endobj'),
    'a TIFF': () => colour(9, 9).tiff().toBuffer(),
    'an AVIF': () => colour(16, 16).avif({ effort: 0 }).toBuffer(),
    'a bitmap': text(`BM${'\0'.repeat(60)}`),
    'an archive': text('PK\x03\x04'.repeat(20)),
  },
  svg: {
    'a drawing': text(svg),
    'a drawing after a declaration': text(`<?xml version="1.0"?>${svg}`),
    'a drawing after a comment': text(`<!-- ${'a'.repeat(300)} -->\n${svg}`),
  },
  heic: {
    'a photograph of an iPhone': heic('heic'),
    'a photograph of ten bits': heic('heix'),
    'a series of pictures': heic('msf1'),
  },
  gif: {
    'a GIF': () => colour(9, 9).gif().toBuffer(),
    'a GIF of five hundred frames': async () => (await frames(500)).gif().toBuffer(),
    'a GIF that is a script too': text('GIF89a=1;alert(1)//'),
  },
  damaged: {
    'a JPEG’s first bytes alone': text('\xff\xd8\xff\xe0'),
    'a JPEG’s first bytes before a drawing': text(`\xff\xd8\xff${svg}`),
    'a PNG’s first bytes before a page': text('\x89PNG\r\n\x1a\n<html>'),
    'a WebP’s first bytes before nothing': text('RIFF\x10\0\0\0WEBPVP8 '),
    'half a JPEG': () => cut(noise().jpeg().toBuffer(), 0.5),
    'half a PNG': () => cut(noise().png().toBuffer(), 0.5),
    'half a WebP': () => cut(noise().webp().toBuffer(), 0.5),
  },
  pixels: {
    'four hundred megapixels': () => Promise.resolve(bomb(20_000)),
    'fifty-one megapixels': () => Promise.resolve(bomb(7142)),
  },
}
const refusals = Object.entries(refused).flatMap(([reason, files]) =>
  Object.entries(files).map(([name, make]) => [name, reason, make] as const),
)

describe('a picture that a user sends', () => {
  const runtime = ManagedRuntime.make(Layer.fresh(Pictures.layer))
  const convert = (bytes: Buffer) =>
    runtime.runPromise(Effect.exit(Effect.flatMap(Pictures, (pictures) => pictures.convert(bytes))))
  let before = 0
  beforeAll(async () => {
    // What the library itself takes is no picture's.
    await convert(await noise().jpeg().toBuffer())
    before = process.memoryUsage().rss
  })
  afterAll(() => runtime.dispose())

  it.each(Object.entries(taken))('is accepted as %s, and re-encoded', async (_, make) => {
    const made = await convert(await make())
    if (Exit.isFailure(made)) throw new Error('refused')
    const { bytes, width, height } = made.value
    const metadata = await sharp(bytes).metadata()
    expect([metadata.format, metadata.width, metadata.height]).toEqual(['webp', width, height])
    expect(Math.max(width, height)).toBeLessThanOrEqual(1600)
    expect(metadata.pages ?? 1).toBe(1)
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    // Not "GPS": three letters stand by chance in one of some hundred pictures of noise.
    expect(bytes.toString('latin1')).not.toMatch(/SECRETCAM|<script/)
  })

  it.each(refusals)('is refused as %s: %s', async (_, reason, make) => {
    const made = await convert(await make())
    const error = Exit.isFailure(made) ? Cause.squash(made.cause) : undefined
    expect(error).toMatchObject({ _tag: 'PictureUnreadable', reason })
  })

  it('is turned upright', async () => {
    const lying = await colour(40, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const made = await convert(lying)
    expect(Exit.isSuccess(made) && [made.value.width, made.value.height]).toEqual([20, 40])
  })

  it('leaves no mountain of memory behind', () => {
    expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(300)
  })
})
