import type { ServerResponse } from 'node:http'
import { type Middleware, pathOf } from '#server/http/middleware.ts'
import type { WriteLine } from '#server/http/requestLog.ts'
import type { MediaStore } from './MediaStore.ts'
import { photoFormats, photoVariants, photoWidths, type Variant } from './photoVariants.ts'
import { mediaPath, type PortalMedia } from './PortalMedia.ts'

const ONE_YEAR = 31_536_000

const photoName = /^(\d{1,9})-(\d{3,4})\.(avif|webp)$/

/** The variant that a file name stands for; undefined for any other name. */
function variantOf(name: string): Variant | undefined {
  const [, id, size, suffix] = photoName.exec(name) ?? []
  const width = photoWidths.find((known) => String(known) === size)
  const format = photoFormats.find((known) => known === suffix)
  return width && format && { id: Number(id), width, format }
}

/** Serves the photographs and plans of listings. */
export function mediaFiles(media: PortalMedia, store: MediaStore, log: WriteLine): Middleware {
  const base = `${mediaPath}${media.folder}/`
  const bytesOf = photoVariants(media, store, (problem) =>
    log({
      time: new Date().toISOString(),
      level: 'warn',
      message: 'The place for media does not answer',
      error: String(problem),
    }),
  )
  const fileNamed = async (name: string) => {
    const variant = variantOf(name)
    const body = variant ? await bytesOf(variant) : media.planFile(name)
    return body && { type: variant ? `image/${variant.format}` : 'image/svg+xml; charset=utf-8', body }
  }
  return async (request, response, next) => {
    const path = pathOf(request)
    if (!path.startsWith(mediaPath) || (request.method !== 'GET' && request.method !== 'HEAD')) return next()
    const file = path.startsWith(base) ? await fileNamed(path.slice(base.length)) : undefined
    if (!file) return notFound(response)
    response.setHeader('content-type', file.type)
    response.setHeader('cache-control', `public, max-age=${ONE_YEAR}, immutable`)
    response.end(file.body)
  }
}

function notFound(response: ServerResponse): void {
  response.statusCode = 404
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.end()
}
