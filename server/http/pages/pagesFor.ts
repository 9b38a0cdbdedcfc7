import { Effect, type Scope } from 'effect'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sirv from 'sirv'
import type { Middleware } from '#server/http/middleware.ts'
import { builtPages } from './builtPages.ts'
import { openDevelopment } from './developmentPages.ts'
import type { PageSource } from './PageSource.ts'

const ONE_YEAR = 31_536_000

/** Pages and the files they load: from the build under `root`, or from the sources through Vite. */
export const pagesFor = (
  root: string,
  dev: boolean,
): Effect.Effect<{ readonly pages: PageSource; readonly files: Middleware }, never, Scope.Scope> =>
  dev ? fromSources(root) : fromBuild(root)

const fromBuild = (root: string) =>
  Effect.promise(async () => {
    const dist = join(root, 'dist')
    return { pages: await builtPages(dist), files: staticFiles(join(dist, 'client')) }
  })

const fromSources = (root: string) =>
  Effect.acquireRelease(
    Effect.promise(() => openDevelopment(root)),
    ({ close }) => Effect.promise(close),
  )

/**
 * The browser's build, precompressed beside itself (`.br`, `.gz`). Names under /assets hold a hash of their content
 * and never change; the few others (favicon) are requested again after an hour.
 */
function staticFiles(directory: string): Middleware {
  if (!existsSync(directory)) return (_request, _response, next) => next()
  return sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) =>
      response.setHeader(
        'cache-control',
        path.startsWith('/assets/') ? `public, max-age=${ONE_YEAR}, immutable` : 'public, max-age=3600',
      ),
  })
}
