import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '../..')

/** What a build put where, as paths from the root. */
export interface BuiltModules {
  /** Chunk → its modules. */
  readonly chunks: Map<string, readonly string[]>
  /** Module → what it imports at once. */
  readonly imports: Map<string, readonly string[]>
}

/** Watches a build. */
export function watchModules(): { readonly plugin: Plugin; readonly built: BuiltModules } {
  const built: BuiltModules = { chunks: new Map(), imports: new Map() }
  const own = (ids: readonly string[]) => ids.map((id) => relative(root, id))
  const plugin: Plugin = {
    name: 'watch-modules',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        built.chunks.set(`/${file.fileName}`, own(file.moduleIds))
        for (const id of file.moduleIds)
          built.imports.set(relative(root, id), own(this.getModuleInfo(id)?.importedIds ?? []))
      }
    },
  }
  return { plugin, built }
}

/** Components that a page's files bring, and those among them that nothing on the page asks for at once. */
export function componentsOf(
  { chunks, imports }: BuiltModules,
  files: readonly string[],
  entries: readonly string[],
): { readonly loaded: readonly string[]; readonly idle: readonly string[] } {
  const used = new Set<string>()
  const walk = (id: string): void => {
    if (used.has(id)) return
    used.add(id)
    for (const next of imports.get(id) ?? []) walk(next)
  }
  for (const entry of entries) walk(entry)
  const loaded = namesOf(files.flatMap((file) => chunks.get(file) ?? []))
  const asked = new Set(namesOf([...used]))
  return { loaded, idle: loaded.filter((name) => !asked.has(name)) }
}

/** `design-system/actions/Button/Button.tsx` is `actions/Button`. */
const namesOf = (modules: readonly string[]): readonly string[] => [
  ...new Set(modules.flatMap((path) => /^design-system\/([^/]+\/[^/]+)\/[^/]+\.tsx$/.exec(path)?.[1] ?? [])),
]
