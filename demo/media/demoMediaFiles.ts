import type { ServerResponse } from 'node:http'
import {
  type PictureFormat,
  pictureFormats,
  type PictureWidth,
  pictureWidths,
} from '#demo/illustrations/render.ts'
import type { MediaStore } from '#server/media/MediaStore.ts'
import { type Middleware, pathOf } from '#server/platform/middleware.ts'
import type { WriteLine } from '#server/platform/requestLog.ts'
import { demoMediaPath } from './demoPhotos.ts'
import { drawDemoPlan } from './demoPlans.ts'
import { pictureStore, type PictureStore } from './PictureStore.ts'

const oneYear = 31_536_000

const picturePattern = /^(\d{1,5})-(\d{3,4})\.(avif|webp)$/
const planPattern = /^plan-(\d)-(\d)-(\d{2,3})\.svg$/

/** The pictures and plans of the demonstration. The version in their path lets browsers keep them for good. */
export function demoMediaFiles(media: MediaStore, version: string, log: WriteLine): Middleware {
  const store = pictureStore(media, `demo/${version}`, (problem) =>
    log({
      time: new Date().toISOString(),
      level: 'warn',
      message: 'The place for media does not answer',
      error: String(problem),
    }),
  )
  const base = `${demoMediaPath}${version}/`
  return async (request, response, next) => {
    const path = pathOf(request)
    if (!path.startsWith(demoMediaPath) || (request.method !== 'GET' && request.method !== 'HEAD'))
      return next()
    const file = path.startsWith(base) ? await fileNamed(path.slice(base.length), store) : undefined
    if (file === undefined) return notFound(response)
    response.setHeader('content-type', file.type)
    response.setHeader('cache-control', `public, max-age=${oneYear}, immutable`)
    response.end(file.body)
  }
}

async function fileNamed(name: string, store: PictureStore) {
  const picture = picturePattern.exec(name)
  if (picture) {
    const width = pictureWidths.find((known): known is PictureWidth => known === Number(picture[2]))
    const format = pictureFormats.find((known): known is PictureFormat => known === picture[3])
    if (width === undefined || format === undefined) return undefined
    const body = await store({ id: Number(picture[1]), width, format })
    return body === undefined ? undefined : { type: `image/${format}`, body }
  }
  const [, bedrooms, bathrooms, surface] = (planPattern.exec(name) ?? []).map(Number)
  if (bedrooms === undefined || bathrooms === undefined || surface === undefined) return undefined
  const body = drawDemoPlan({ bedrooms, bathrooms, surface })
  return body === undefined ? undefined : { type: 'image/svg+xml; charset=utf-8', body }
}

function notFound(response: ServerResponse): void {
  response.statusCode = 404
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.end()
}
