import { isOfTable, isPackage, type ModuleGraph, modulesWith } from './ModuleGraph.ts'

/** What is loaded at once: a page, or a part of one. */
export interface Entry {
  /** Its file. */
  readonly id: string
  readonly modules: ReadonlySet<string>
  /** What a byte of it counts, beside those of others. */
  readonly weight: number
}

/** The frame's code is everywhere, the table's own is a chunk of its own. */
export interface Entries {
  readonly frame: ReadonlySet<string>
  /** By the paths of their files. */
  readonly pages: ReadonlySet<string>
  readonly all: readonly Entry[]
}

/** Pages that most visits begin with or come to: `tests/bench/bytes.ts` holds what each loads. */
const mostOpened =
  /\/(?:Home|Search|SearchMap|Listing|Failure|Saved|SavedMap|Auth|Verify|Profile|Messages|Confirm|Legal|Demo)Page\.tsx$/

/** Other pages are opened seldom; a part comes on idle or after a press, when most that it stands on is there. */
const weights = { mostOpened: 1, page: 0.12, part: 0.03 }

/** All pages, the table of pages, and the parts that they load later. */
export function entriesOf(graph: ModuleGraph, entry: string, table: string): Entries {
  const tables = [...modulesWith(graph, table)].filter(isOfTable)
  const pages = new Set(tables.flatMap((id) => laterIn(graph, id)))
  const frame = modulesWith(graph, entry)
  const found = new Map<string, Entry>()
  const waiting = [...pages, table, ...[...frame].flatMap((id) => laterIn(graph, id))]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue
    const modules = modulesWith(graph, next)
    const weight = pages.has(next)
      ? mostOpened.test(next)
        ? weights.mostOpened
        : weights.page
      : weights.part
    found.set(next, { id: next, modules, weight })
    waiting.push(...[...modules].flatMap((id) => laterIn(graph, id)))
  }
  return { frame, pages, all: [...found.values()] }
}

/** What a module loads later, but for texts and packages. */
const laterIn = (graph: ModuleGraph, id: string): readonly string[] =>
  (graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter(
    (later) => !isPackage(later) && !/\.json\b|\/i18n\/[a-z]{2}\.ts$/.test(later),
  )
