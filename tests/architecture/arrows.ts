import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { cruise, type ICruiseOptions, type ICruiseResult, type IModule } from 'dependency-cruiser'
import { quietImports } from './quietArrows.ts'
import { isModule, sourceFiles, sourceFolders } from './sourceFiles.ts'

/** One import: who names what. `to` is a path from the root, `npm:<package>` or `node:<part>`. */
export interface Arrow {
  readonly from: string
  readonly to: string
  /** The module as the file names it. */
  readonly specifier: string
}

/** The import graph of a tree. */
export interface Graph {
  readonly arrows: readonly Arrow[]
  /** Each cycle once, as the files it goes through. */
  readonly cycles: readonly (readonly string[])[]
  /** The line that an arrow starts from. */
  readonly lineOf: (arrow: Arrow) => number
}

const options: ICruiseOptions = {
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: ['node_modules', '^(dist|storybook-static)/', '/\\.next/'] },
  exclude: { path: '/\\.next/' },
  validate: true,
  // Cycles that only types close count as well: neither file can be read, moved or tested without the other.
  ruleSet: { forbidden: [{ name: 'cycle', severity: 'error', from: {}, to: { circular: true } }] },
  enhancedResolveOptions: {
    extensions: ['.ts', '.tsx', '.js', '.json'],
    conditionNames: ['import', 'node', 'default', 'types'],
    exportsFields: ['exports'],
  },
}

/**
 * Reads every import of the source folders. Throws when a source file is missing from the graph:
 * a graph that was not read has no violations either.
 */
export async function readGraph(root: string): Promise<Graph> {
  const files = sourceFiles(root)
  const folders = sourceFolders.filter((folder) => files.some((file) => file.startsWith(`${folder}/`)))
  const { output } = await cruise([...folders], { ...options, baseDir: root })
  if (typeof output === 'string') throw new TypeError('the import graph came as text')
  const modules = output.modules.filter(({ source }) => folderOf(source) !== undefined)
  refuseUnseen(files, modules)
  const quiet = quietImports(root, files).map(({ from, specifier }) => ({
    from,
    to: targetOf(from, specifier, specifier),
    specifier,
  }))
  return {
    arrows: [...modules.flatMap(arrowsOf), ...quiet],
    cycles: cyclesOf(output),
    lineOf: ({ from, specifier }) => lineNaming(specifier, readFileSync(join(root, from), 'utf8')),
  }
}

/** The first line that is no comment and names a module in quotes. */
function lineNaming(specifier: string, text: string): number {
  const named = [`'${specifier}`, `"${specifier}`]
  const isCode = (line: string) => !/^\s*(?:\/\/|\*|\/\*)/.test(line)
  return text.split('\n').findIndex((line) => isCode(line) && named.some((name) => line.includes(name))) + 1
}

function refuseUnseen(files: readonly string[], modules: readonly IModule[]): void {
  const seen = new Set(modules.map(({ source }) => source))
  const unseen = files.filter((file) => isModule(file) && !seen.has(file))
  if (seen.size === 0 || unseen.length > 0)
    throw new Error(
      `the import graph lacks ${unseen.length || 'all'} files: ${unseen.slice(0, 5).join(', ')}`,
    )
}

const folderOf = (path: string) => sourceFolders.find((folder) => path.startsWith(`${folder}/`))

const arrowsOf = ({ source, dependencies }: IModule): readonly Arrow[] =>
  dependencies.map(({ module, resolved, coreModule }) => ({
    from: source,
    to: coreModule ? `node:${module.replace(/^node:/, '')}` : targetOf(source, module, resolved),
    specifier: module,
  }))

/** Ours by path, even where the file does not exist (yet); everything else by its package's name. */
function targetOf(source: string, specifier: string, resolved: string): string {
  if (folderOf(resolved)) return resolved
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(source), specifier))
  if (specifier.startsWith('node:')) return specifier
  return `npm:${specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')}`
}

function cyclesOf(output: ICruiseResult): readonly (readonly string[])[] {
  const rings = output.summary.violations.map(({ from, cycle }) => [
    from,
    ...(cycle ?? []).map(({ name }) => name),
  ])
  return [...new Map(rings.map((ring) => [[...new Set(ring)].toSorted().join(), ring])).values()]
}
