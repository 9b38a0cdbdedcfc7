import type { Language } from '#domain/locale.ts'
import { textsSources } from '#app/i18n/areas.ts'
import type { LazyView } from '#app/shell/lazyView.tsx'
import type { RoutePart } from '#app/shell/route.tsx'
import type { BuiltAssets } from './PageRequest.ts'

/** The build's manifest, as far as it is read here. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string
      readonly imports?: readonly string[]
      readonly dynamicImports?: readonly string[]
      readonly css?: readonly string[]
      readonly src?: string
    }
  >
>

export const entrySource = 'app/entry-client.tsx'

/** Subsets of the typeface that the first view of a language needs beside Latin, which prices are written in. */
const scriptsOf: Readonly<Partial<Record<Language, string>>> = { el: 'greek', ru: 'cyrillic' }

const fontsOf = (language: Language): readonly string[] => {
  const script = scriptsOf[language]
  return script === undefined ? ['latin'] : [script, 'latin']
}

/** The files of a page: its own and its parts'. */
export interface PageSources extends Pick<LazyView<never>, 'source' | 'areas'> {
  readonly parts?: readonly Pick<RoutePart, 'source'>[]
  readonly later?: readonly Pick<RoutePart, 'source' | 'areas'>[]
}

/**
 * The files of a page: the entry, the page's own chunk and its texts, each with its imports. For the parts
 * that the server renders and the browser hydrates later, only the styles; code and texts too of those that the page
 * asks for itself.
 */
export function builtAssets(manifest: Manifest, page: PageSources, language: Language): BuiltAssets {
  const sources = [entrySource, page.source, ...textsSources(language, page.areas)]
  const all = new Set(sources.flatMap((source) => chunksOf(manifest, source)))
  const main = manifest[entrySource]
  const rest = [...all].flatMap((key) => (key === entrySource ? [] : `/${manifest[key]?.file ?? ''}`))
  const later = page.later ?? []
  const parts = [...(page.parts ?? []), ...later].flatMap(({ source }) => chunksOf(manifest, source))
  const laterSources = later.flatMap(({ source, areas }) => [source, ...textsSources(language, areas)])
  const laterChunks = new Set(laterSources.flatMap((source) => chunksOf(manifest, source))).difference(all)
  const styles = new Set(
    [...all, ...parts].flatMap((key) => manifest[key]?.css ?? []).map((file) => `/${file}`),
  )
  const fonts = fontsOf(language).flatMap((subset) => fontFile(manifest, subset))
  const own = manifest[page.source]?.file
  const stylesOf = (source: string) =>
    chunksOf(manifest, source).flatMap((key) => (manifest[key]?.css ?? []).map((file) => `/${file}`))
  return {
    scripts: main ? [`/${main.file}`] : [],
    ...(own !== undefined && { module: `/${own}` }),
    styles: [...styles],
    preloads: [...fonts, ...rest],
    later: [...laterChunks].map((key) => `/${manifest[key]?.file ?? ''}`),
    stylesOf,
  }
}

/**
 * A chunk and its static imports, itself last: styles that add to another chunk's must follow them, as they
 * do when the browser loads a page.
 */
function chunksOf(manifest: Manifest, source: string, passed = new Set<string>()): readonly string[] {
  const chunk = manifest[source]
  if (passed.has(source) || !chunk) return []
  passed.add(source)
  return [...(chunk.imports ?? []).flatMap((key) => chunksOf(manifest, key, passed)), source]
}

function fontFile(manifest: Manifest, subset: string): readonly string[] {
  const found = Object.values(manifest).find(({ src }) =>
    src?.endsWith(`commissioner-${subset}-flar-normal.woff2`),
  )
  return found ? [`/${found.file}`] : []
}
