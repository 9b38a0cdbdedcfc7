/** Made-up photographs as a phone takes them: 12 megapixels each, none like another. */
import sharp from 'sharp'

const [WIDTH, HEIGHT] = [4000, 3000]

/** Fields of many greys in an order of its own, under the grain of a sensor: some four megabytes as JPEG. */
export async function picture(number: number): Promise<Buffer> {
  const fields = Array.from({ length: 72 }, (_, at) => {
    const grey = (at * (89 + number * 6) + Math.floor(at / 9) * (37 + number * 10)) % 256
    return `<rect x="${at % 9}" y="${Math.floor(at / 9)}" width="1" height="1" fill="rgb(${grey},${255 - grey},${grey})"/>`
  })
  const drawing = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 9 8" preserveAspectRatio="none">${fields.join('')}</svg>`,
  )
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const
  const grain = await sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#888', noise },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return sharp(drawing)
    .flatten()
    .composite([{ input: grain, blend: 'overlay' }])
    .jpeg({ quality: 88 })
    .toBuffer()
}
