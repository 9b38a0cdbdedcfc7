import { basename } from 'node:path'
import { entriesOf } from './entries.ts'
import { type Group, joinGroups } from './joinGroups.ts'
import { isOfTable, type ModuleGraph } from './ModuleGraph.ts'

/** Minified code is this much of what the bundler was given; styles are files of their own. */
const minified = 0.45

const sizeOf = (graph: ModuleGraph, id: string): number =>
  /\.css(?:\.ts)?(?:\?|$)/.test(id) ? 0 : (graph.getModuleInfo(id)?.code?.length ?? 0) * minified

const isComponent = (id: string): boolean => /\/design-system\/.*\.tsx$/.test(id)

/** Pages that load no component which nothing on them asks for: `tests/bench/bytes.ts` says which they would. */
const ofCards = /\/(?:Home|Search|Listing|Failure|Auth)Page\.tsx$/

const none: ReadonlySet<number> = new Set()

/**
 * Names the chunks of what pages share with each other and with their parts: modules that the same pages and parts need
 * are one chunk, and chunks are joined where that saves the pages bytes. What a page alone needs is in its own chunk. As
 * a module is needed by all that needs its importers, no two of them import each other before they are joined.
 */
export function pageChunks(entry: string, table: string) {
  let names: ReadonlyMap<string, string> | undefined
  return (id: string, graph: ModuleGraph): string | null => {
    // The server has one bundle, and Storybook no pages.
    if (graph.getModuleInfo(entry) === null) return null
    names ??= namesIn(graph, entry, table)
    return names.get(id) ?? null
  }
}

function namesIn(graph: ModuleGraph, entry: string, table: string): ReadonlyMap<string, string> {
  const { groups, weights } = sharedBy(graph, entry, table)
  const places = new Map(groups.flatMap(({ ids }, place) => ids.map((id) => [id, place] as const)))
  const imports = [...places].flatMap(([id, from]) =>
    (graph.getModuleInfo(id)?.importedIds ?? []).flatMap((next) => {
      const to = places.get(next)
      return to === undefined ? [] : [[from, to] as const]
    }),
  )
  const joined = joinGroups(groups, imports, weights)
  return new Map(
    joined.flatMap(({ ids, isFixed }) =>
      isFixed === true ? [] : ids.map((id) => [id, nameOf(graph, ids)] as const),
    ),
  )
}

/** Modules by the entries that need them, if these are several and one of them is a page or the table. */
function sharedBy(graph: ModuleGraph, entry: string, table: string) {
  const { frame, pages, all } = entriesOf(graph, entry, table)
  const needed = new Map<string, number[]>()
  for (const [place, { modules }] of all.entries())
    for (const id of modules) needed.set(id, [...(needed.get(id) ?? []), place])
  const ofPages = new Set(
    [...pages, table].flatMap((page) => [...(all.find(({ id }) => id === page)?.modules ?? [])]),
  )
  const cardPages = new Set(all.flatMap(({ id }, place) => (ofCards.test(id) ? [place] : [])))
  // Their keys in the manifest lead to their styles.
  const asked = new Set(all.map(({ id }) => id))
  const groups = new Map<string, Group>()
  for (const [id, entries] of [...needed].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (entries.length < 2 || !ofPages.has(id) || frame.has(id) || isOfTable(id)) continue
    const isFixed = asked.has(id)
    const key = isFixed ? id : entries.join(' ')
    const { ids = [], size = 0, keptFrom = none } = groups.get(key) ?? {}
    groups.set(key, {
      ids: [...ids, id],
      entries: new Set(entries),
      size: size + sizeOf(graph, id),
      keptFrom: isComponent(id) ? cardPages : keptFrom,
      isFixed,
    })
  }
  return { groups: [...groups.values()], weights: all.map(({ weight }) => weight) }
}

/** A chunk is named after the largest of its modules. */
function nameOf(graph: ModuleGraph, ids: readonly string[]): string {
  const [largest = ''] = ids.toSorted((a, b) => sizeOf(graph, b) - sizeOf(graph, a))
  return basename(largest).replace(/\..*$/, '')
}
