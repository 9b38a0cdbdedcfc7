/** Renders every picture once, into files named by their content, and lists them in a manifest. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawPicture } from './drawPicture.ts'
import { type Picture, mediaPool } from './mediaPool.ts'
import {
  encode,
  type PictureFormat,
  type PictureWidth,
  pictureWidths,
  placeholderColour,
  rasterise,
  scaled,
} from './render.ts'

export interface ManifestEntry {
  readonly subject: Picture['subject']
  /** Message key of the alternative text. */
  readonly alt: string
  /** What a search or a test may ask for: drawing, decor, light, landscape. */
  readonly tags: readonly string[]
  readonly widths: readonly number[]
  readonly formats: readonly PictureFormat[]
  /** Of the drawing; files are `<hash>-<width>.<format>`. */
  readonly hash: string
  /** Mean colour, #rrggbb. */
  readonly colour: string
}

export type Manifest = Readonly<Record<string, ManifestEntry>>

export interface RenderOptions {
  readonly directory: string
  /** Default: the whole pool. */
  readonly pictures?: readonly Picture[]
  /** Default: WebP alone, which takes a quarter of the time of both. */
  readonly formats?: readonly PictureFormat[]
  /** Default: all three. Without the largest the pool takes half the time; it can be made on demand. */
  readonly widths?: readonly PictureWidth[]
  /** Pictures in work at once, two at the most. */
  readonly lanes?: 1 | 2
  readonly signal?: AbortSignal
  readonly onProgress?: (done: number, total: number) => void
}

/** Raised whenever encoding changes, so that cached files are made anew. */
const encodingVersion = 1

export const fileName = (hash: string, width: number, format: PictureFormat) => `${hash}-${width}.${format}`
export const manifestName = 'manifest.json'

const hashOf = (svg: string) =>
  createHash('sha256').update(`${encodingVersion} ${svg}`).digest('hex').slice(0, 20)

const tagsOf = (picture: Picture): string[] => {
  if (picture.subject === 'plan')
    return [
      `bedrooms:${picture.plan.bedrooms}`,
      `bathrooms:${picture.plan.bathrooms}`,
      `bucket:${picture.plan.bucket}`,
    ]
  if (picture.subject === 'exterior')
    return [picture.request.name, picture.request.light, picture.request.backdrop]
  return [
    picture.request.decor,
    picture.manner,
    picture.request.light,
    ...(picture.view ? [`view:${picture.view}`] : []),
  ]
}

const exists = (path: string) =>
  stat(path).then(
    ({ size }) => size > 0,
    () => false,
  )

/** Written beside and renamed, so that a stopped run never leaves half a file. */
async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.part`, content)
  await rename(`${path}.part`, path)
}

async function readManifest(directory: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(join(directory, manifestName), 'utf8')) as Manifest
  } catch {
    return {}
  }
}

async function renderOne(
  picture: Picture,
  directory: string,
  { formats, widths }: Pick<Required<RenderOptions>, 'formats' | 'widths'>,
  known: ManifestEntry | undefined,
): Promise<ManifestEntry> {
  const svg = drawPicture(picture)
  const hash = hashOf(svg)
  const entry = (colour: string): ManifestEntry => ({
    subject: picture.subject,
    alt: picture.alt,
    tags: tagsOf(picture),
    widths,
    formats,
    hash,
    colour,
  })
  const paths = widths.flatMap((width) =>
    formats.map((format) => ({ width, format, path: join(directory, fileName(hash, width, format)) })),
  )
  const missing: typeof paths = []
  for (const file of paths) if (!(await exists(file.path))) missing.push(file)
  if (known?.hash === hash && missing.length === 0) return entry(known.colour)
  const full = await rasterise(svg, Math.max(...widths))
  for (const width of widths) {
    const files = missing.filter((file) => file.width === width)
    if (files.length === 0) continue
    const raster = await scaled(full, width)
    for (const { format, path } of files) await writeWhole(path, await encode(raster, format))
  }
  return entry(await placeholderColour(full))
}

export async function renderMediaPool({
  directory,
  pictures = mediaPool,
  formats = ['webp'],
  widths = pictureWidths,
  lanes = 2,
  signal,
  onProgress,
}: RenderOptions): Promise<Manifest> {
  await mkdir(directory, { recursive: true })
  const known = await readManifest(directory)
  const manifest: Record<string, ManifestEntry> = {}
  const queue = pictures.values()
  let done = 0
  const lane = async () => {
    for (const picture of queue) {
      signal?.throwIfAborted()
      manifest[picture.id] = await renderOne(picture, directory, { formats, widths }, known[picture.id])
      done += 1
      onProgress?.(done, pictures.length)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  await writeWhole(join(directory, manifestName), JSON.stringify(manifest))
  return manifest
}
