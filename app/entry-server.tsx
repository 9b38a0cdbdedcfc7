import '#tokens/global.css.ts'
import { builtAssets, type Manifest, type PageSources } from './rendering/assets.ts'
import type { BuiltAssets } from './rendering/PageRequest.ts'
import { portal, routes } from './routes.tsx'
import { laterParts } from './shell/places/laterParts.ts'
import { placeOf } from './shell/place.ts'
import { openRoute } from './shell/route.tsx'
import { defaultFlags } from '#domain/flags.ts'

export type { BuiltAssets, DevelopmentAssets, Page, PageRequest } from './rendering/PageRequest.ts'
export type { Manifest } from './rendering/assets.ts'
export { renderPage } from './rendering/renderPage.tsx'

const kept = new WeakMap<Manifest, Map<string, BuiltAssets>>()

/**
 * The files that the page at an address (path and query) needs, from the manifest of `dist/client`: the same object for the
 * same files. `sheetOf` belongs to the manifest.
 */
export function assetsOf(manifest: Manifest, url: string, sheetOf?: BuiltAssets['sheetOf']): BuiltAssets {
  const [pathname = '', query = ''] = url.split('?', 2)
  const place = placeOf(pathname, `?${query}`, defaultFlags)
  const route = openRoute(routes, place)
  const { source, areas, parts = [], later = [] }: PageSources = route ?? portal.failure
  const files = kept.get(manifest) ?? new Map<string, BuiltAssets>()
  kept.set(manifest, files)
  const key = `${route?.name ?? ''} ${source} ${place.language}`
  const found = files.get(key)
  if (found) return found
  const page = { source, areas, parts: [...parts, ...laterParts], later }
  const built = builtAssets(manifest, page, place.language)
  const made = sheetOf ? { ...built, sheetOf } : built
  files.set(key, made)
  return made
}
