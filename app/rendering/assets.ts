import { type ServedLanguage } from '#domain/locale.ts'
import { textsSource } from '#app/i18n/texts.ts'
import type { BuiltAssets } from './PageRequest.ts'

/** The build's manifest, as far as it is read here. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string
      readonly imports?: readonly string[]
      readonly css?: readonly string[]
      readonly src?: string
    }
  >
>

export const entrySource = 'app/entry-client.tsx'

/** Subsets of the typeface that the first view of every language needs: prices are Latin, words Greek or Latin. */
const fontsOf: Readonly<Record<ServedLanguage, readonly string[]>> = {
  el: ['greek', 'latin'],
  en: ['latin'],
}

/** The files of a page: the entry, the page's own chunk and its language, each with what it imports. */
export function builtAssets(manifest: Manifest, page: string, language: ServedLanguage): BuiltAssets {
  const entry = chunksOf(manifest, entrySource)
  const all = new Set([...entry, ...chunksOf(manifest, page), ...chunksOf(manifest, textsSource(language))])
  const [main, ...rest] = [...all].map((key) => `/${manifest[key]?.file ?? ''}`)
  const styles = new Set([...all].flatMap((key) => manifest[key]?.css ?? []).map((file) => `/${file}`))
  const fonts = fontsOf[language].flatMap((subset) => fontFile(manifest, subset))
  return { scripts: main ? [main] : [], styles: [...styles], preloads: [...fonts, ...rest] }
}

/** A chunk and all that it imports at once, itself first. */
function chunksOf(manifest: Manifest, source: string, seen = new Set<string>()): Set<string> {
  if (seen.has(source) || !manifest[source]) return seen
  seen.add(source)
  for (const key of manifest[source].imports ?? []) chunksOf(manifest, key, seen)
  return seen
}

function fontFile(manifest: Manifest, subset: string): readonly string[] {
  const found = Object.values(manifest).find(({ src }) =>
    src?.endsWith(`commissioner-${subset}-flar-normal.woff2`),
  )
  return found ? [`/${found.file}`] : []
}
