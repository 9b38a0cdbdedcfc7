/** What the bundler knows of a module, as far as chunks are made from it. */
export interface ModuleFacts {
  /** After all plugins, not minified. */
  readonly code: string | null
  readonly importers: readonly string[]
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

/** Modules by their path. */
export interface ModuleGraph {
  readonly getModuleInfo: (id: string) => ModuleFacts | null
}

/** The table of pages: `app/routes.tsx` and the tables of features. */
export const isOfTable = (id: string): boolean => /\/app\/(?:routes\.tsx|features\/.*\.routes\.ts)$/.test(id)

export const isPackage = (id: string): boolean => id.includes('/node_modules/')

/**
 * A module with all of our own that runs with it. Packages are left out: their own lists of exports would bring every
 * part of them.
 */
export function modulesWith(graph: ModuleGraph, id: string): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [id]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next) || isPackage(next)) continue
    found.add(next)
    waiting.push(...(graph.getModuleInfo(next)?.importedIds ?? []))
  }
  return found
}
