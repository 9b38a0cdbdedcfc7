import { describe, expect, it } from 'vitest'
import { contactLimits } from '#domain/contact/limits.ts'
import { shrinkPicture } from './shrinkPicture.ts'

const { bytesMax, sideSent } = contactLimits.attachment

/** Noise, which no format makes small. */
async function noise(width: number, height: number, type: string): Promise<File> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  const data = new ImageData(width, height)
  let state = 1
  for (let at = 0; at < data.data.length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    // Opaque, or the colours would be worth less.
    data.data[at] = at % 4 === 3 ? 255 : state >>> 24
  }
  context?.putImageData(data, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type))
  return new File([blob ?? ''], 'noise', { type })
}

/** A whole PNG of one colour: few bytes, and as many pixels as requested. */
async function flood(width: number, height: number): Promise<File> {
  const head = new Uint8Array(13)
  new DataView(head.buffer).setUint32(0, width)
  new DataView(head.buffer).setUint32(4, height)
  head.set([1, 0], 8)
  const rows = new Uint8Array(height * (Math.ceil(width / 8) + 1))
  const packed = new Response(new Blob([rows]).stream().pipeThrough(new CompressionStream('deflate')))
  const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = new Uint8Array(await packed.arrayBuffer())
  const parts = [signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', new Uint8Array(0))]
  return new File(parts, 'flood.png', { type: 'image/png' })
}

function chunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(data.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  bytes.set(new TextEncoder().encode(type), 4)
  bytes.set(data, 8)
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)))
  return bytes
}

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}

const shrunk = async (file: File) => {
  const preview = URL.createObjectURL(file)
  try {
    return await shrinkPicture(file, preview)
  } finally {
    URL.revokeObjectURL(preview)
  }
}

describe('the preparation of a picture', () => {
  it('sends a small one unchanged', async () => {
    const file = await noise(64, 48, 'image/png')
    expect(await shrunk(file)).toBe(file)
  })

  it('is made smaller where it is heavier than the server takes', async () => {
    const file = await noise(3200, 1600, 'image/png')
    expect(file.size).toBeGreaterThan(bytesMax)
    const sent = await shrunk(file)
    if (typeof sent === 'string') throw new Error(sent)
    expect([sent.type, sent.size < bytesMax]).toEqual(['image/jpeg', true])
    const { width, height } = await createImageBitmap(sent)
    expect([width, height]).toEqual([sideSent, sideSent / 2])
  })

  it('is refused at once where it has too many pixels, and taken with fifty million', async () => {
    expect(await shrunk(await flood(8000, 7000))).toBe('pixels')
    const most = await flood(8192, 6144)
    expect(await shrunk(most)).toBe(most)
  })

  it('is left to the server where the browser cannot read it', async () => {
    const file = new File(['\xff\xd8\xff nothing'], 'cut.jpg', { type: 'image/jpeg' })
    expect(await shrunk(file)).toBe(file)
  })
})
