import { Effect, type Scope } from 'effect'
import { join } from 'node:path'
import type { Middleware } from '#server/platform/middleware.ts'
import { staticFiles } from '#server/platform/staticFiles.ts'
import { builtPages } from './builtPages.ts'
import { openDevelopment } from './developmentPages.ts'
import type { PageSource } from './PageSource.ts'

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
