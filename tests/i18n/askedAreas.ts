import { gatherCatalogues } from '#cli/checks/translations/facts.ts'
import { keysUsed, type KeysOfSource } from '#cli/checks/translations/keysUsed.ts'
import { usedBy } from '#cli/checks/translations/usage.ts'
import { reference } from '#cli/checks/translations/Catalogue.ts'
import { type DeclaredView, filesWith, modulesOfApp } from './moduleGraph.ts'

/** Where the browser begins: what runs there before any page. */
const entry = 'app/entry-client.tsx'
/** Areas that every page has. */
const standing = ['errors', 'shell']
/** Areas that only the server reads: types keep their keys out of the app. */
export const serverAreas = ['mails', 'places', 'replies', 'serverPages']

/** A view, or the entry, with keys that it asks of areas that are not loaded with it. */
export interface Unanswered {
  readonly file: string
  readonly area: string
  readonly keys: readonly string[]
}

export interface AskedAreas {
  /** Of each view the areas that it declares, and those that its code can ask. */
  readonly views: readonly (DeclaredView & { readonly asked: readonly string[] })[]
  readonly unanswered: readonly Unanswered[]
}

/**
 * Follows the imports of every view that is loaded by itself, and compares the keys in those files to the areas it is
 * loaded with. Rather a key too many than one too few: what a template may make counts as asked.
 */
export function askedAreas(root: string): AskedAreas {
  const modules = modulesOfApp(root)
  const keys = new Map([...modules].map(([file, { source }]) => [file, keysUsed(source)]))
  const catalogues = gatherCatalogues(root).filter(
    ({ area, language }) => language === reference && !serverAreas.includes(area),
  )
  const askedBy = (files: readonly string[]) => {
    const isAsked = askingOf(files.flatMap((file) => keys.get(file) ?? []))
    return catalogues
      .map(({ area, texts }) => ({ area, keys: Object.keys(texts).filter(isAsked) }))
      .filter((found) => found.keys.length > 0 && !standing.includes(found.area))
  }
  const views = [...modules.values()].flatMap((module) =>
    module.views.map((view) => ({
      ...view,
      needs: askedBy(filesWith(modules, view.file)),
    })),
  )
  const frame = { file: entry, areas: [], needs: askedBy(filesWith(modules, entry)) }
  return {
    views: views.map(({ needs, ...view }) => ({ ...view, asked: needs.map(({ area }) => area) })),
    unanswered: [frame, ...views].flatMap(({ file, areas, needs }) =>
      needs.filter(({ area }) => !areas.includes(area)).map((need) => ({ file, ...need })),
    ),
  }
}

function askingOf(sources: readonly KeysOfSource[]): (key: string) => boolean {
  const isUsed = usedBy(sources)
  // What a template fills in may come from a reply, where no source has its words.
  const heads = sources
    .flatMap(({ asked }) => asked.map(({ pattern }) => pattern))
    .flatMap(([head = '', ...rest]) => (rest.length > 0 && head.includes('.') ? [head] : []))
  return (key) => isUsed(key) || heads.some((head) => key.startsWith(head))
}
