import { existsSync } from 'node:fs'
import sirv from 'sirv'
import type { Middleware } from './middleware.ts'

const oneYear = 31_536_000

/**
 * The browser's build, precompressed beside itself (`.br`, `.gz`). Names under /assets hold a hash of their content
 * and never change; the few others (favicon) are asked again after an hour.
 */
export function staticFiles(directory: string): Middleware {
  if (!existsSync(directory)) return (_request, _response, next) => next()
  return sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) =>
      response.setHeader(
        'cache-control',
        path.startsWith('/assets/') ? `public, max-age=${oneYear}, immutable` : 'public, max-age=3600',
      ),
  })
}
