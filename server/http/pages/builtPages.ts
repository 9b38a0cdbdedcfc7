import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Schema } from 'effect'
import type * as EntryServer from '#app/entry-server.tsx'
import type { PageSource } from './PageSource.ts'

/** There is no bundle to serve. */
export class NotBuilt extends Schema.TaggedError<NotBuilt>()('NotBuilt', { directory: Schema.String }) {
  override get message(): string {
    return `there is no build in ${this.directory}; run npm run build`
  }
}

/** Pages of the bundle under `dist`. Throws NotBuilt without one. */
export async function builtPages(dist: string): Promise<PageSource> {
  const bundle = join(dist, 'server/entry-server.js')
  if (!existsSync(bundle)) throw new NotBuilt({ directory: dist })
  const { renderPage, assetsOf } = (await import(pathToFileURL(bundle).href)) as typeof EntryServer
  const manifest = JSON.parse(
    readFileSync(join(dist, 'client/.vite/manifest.json'), 'utf8'),
  ) as EntryServer.Manifest
  const sheets = readSheets(join(dist, 'client'), manifest)
  const sheetOf = (href: string) => sheets.get(href)
  return {
    renderer: () => Promise.resolve(renderPage),
    assets: (address) => Promise.resolve(assetsOf(manifest, address, sheetOf)),
  }
}

/** The style sheets of a build, by their addresses. */
function readSheets(client: string, manifest: EntryServer.Manifest): ReadonlyMap<string, string> {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css))
  return new Map([...files].map((file) => [`/${file}`, readFileSync(join(client, file), 'utf8').trim()]))
}
