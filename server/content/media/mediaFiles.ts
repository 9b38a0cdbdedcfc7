import type { ServerResponse } from 'node:http'
import { type Middleware, pathOf } from '#server/http/middleware.ts'
import type { WriteLine } from '#server/http/requestLog.ts'
import type { MediaStore } from './MediaStore.ts'
import { photoFormats, photoVariants, photoWidths, type Variant } from './photoVariants.ts'
import { mediaPath, type MediaSource } from './PortalMedia.ts'

const ONE_YEAR = 31_536_000

const photoName = /^([\da-f-]{1,36})-(\d{3,4})\.(avif|webp)$/

/** The variant that a file name stands for; undefined for any other name. */
function variantOf(name: string): Variant | undefined {
  const [, id = '', size, suffix] = photoName.exec(name) ?? []
  const width = photoWidths.find((known) => String(known) === size)
  const format = photoFormats.find((known) => known === suffix)
  return width && format && { id, width, format }
}

/** Serves photographs and plans of listings, each source below its folder. */
export function mediaFiles(sources: readonly MediaSource[], store: MediaStore, log: WriteLine): Middleware {
  const onUnreachable = (problem: unknown) =>
    log({
      time: new Date().toISOString(),
      level: 'warn',
      message: 'The place for media does not answer',
      error: String(problem),
    })
  const served = sources.map((source) => ({
    base: `${mediaPath}${source.folder}/`,
    bytesOf: photoVariants(source, store, onUnreachable),
    planFile: source.planFile,
  }))
  const fileAt = async (path: string) => {
    const source = served.find(({ base }) => path.startsWith(base))
    if (!source) return undefined
    const name = path.slice(source.base.length)
    const variant = variantOf(name)
    const body = variant ? await source.bytesOf(variant) : source.planFile(name)
    return body && { type: variant ? `image/${variant.format}` : 'image/svg+xml; charset=utf-8', body }
  }
  return async (request, response, next) => {
    const path = pathOf(request)
    if (!path.startsWith(mediaPath) || (request.method !== 'GET' && request.method !== 'HEAD')) return next()
    const file = await fileAt(path)
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
