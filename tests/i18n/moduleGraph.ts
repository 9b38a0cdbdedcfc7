import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { parse, partOf, type Source, type SyntaxNode } from '#cli/syntax.ts'

/** A file of the app with what it imports: files that run with it, and views that are loaded when they are needed. */
export interface ModuleOfApp {
  readonly source: Source
  readonly imports: readonly string[]
  readonly views: readonly DeclaredView[]
}

/** A page or a part of one that is loaded by itself, and the catalogues that are loaded with it. */
export interface DeclaredView {
  readonly file: string
  readonly areas: readonly string[]
}

/** Every file that can reach the browser, by its path from the root. */
export function modulesOfApp(root: string): ReadonlyMap<string, ModuleOfApp> {
  const files = globSync('{app,domain}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|\.d\.ts$/.test(file),
  )
  return new Map(files.map((file) => [file, moduleAt(root, file)]))
}

function moduleAt(root: string, file: string): ModuleOfApp {
  const source = parse(root, file)
  const views = source.nodes.flatMap(viewIn)
  const own = new Set(views.map((view) => view.file))
  const imports = source.nodes
    .flatMap(specifiersIn)
    .flatMap((specifier) => resolved(root, file, specifier))
    .filter((target) => !own.has(target))
  return { source, imports, views }
}

/** Files that run together with one: all that it imports, but for views that are loaded by themselves. */
export function filesWith(
  modules: ReadonlyMap<string, ModuleOfApp>,
  ...entries: string[]
): readonly string[] {
  const found = new Set<string>()
  const walk = (file: string): void => {
    const module = modules.get(file)
    if (found.has(file) || !module) return
    found.add(file)
    for (const next of module.imports) walk(next)
  }
  for (const entry of entries) walk(entry)
  return [...found]
}

/** `lazyView('file', load, ['area'])`, or a table with `source`, `load` and `areas`. */
function viewIn(node: SyntaxNode): readonly DeclaredView[] {
  if (node.type === 'CallExpression' && partOf(node, 'callee')?.['value'] === 'lazyView') {
    const [file, , areas] = (node['arguments'] as readonly { expression: SyntaxNode }[]).map(
      ({ expression }) => expression,
    )
    return file?.type === 'StringLiteral' ? [{ file: String(file['value']), areas: stringsOf(areas) }] : []
  }
  if (node.type !== 'ObjectExpression') return []
  const file = propertyOf(node, 'source')
  if (file?.type !== 'StringLiteral' || !propertyOf(node, 'load')) return []
  return [{ file: String(file['value']), areas: stringsOf(propertyOf(node, 'areas')) }]
}

const propertyOf = (table: SyntaxNode, name: string): SyntaxNode | undefined => {
  const found = (table['properties'] as readonly SyntaxNode[]).find(
    (property) => property.type === 'KeyValueProperty' && partOf(property, 'key')?.['value'] === name,
  )
  return found && partOf(found, 'value')
}

/** `['a', 'b']`, as a constant or not. */
function stringsOf(list: SyntaxNode | undefined): readonly string[] {
  if (list?.type === 'TsConstAssertion') return stringsOf(partOf(list, 'expression'))
  const items = (list?.['elements'] ?? []) as readonly { readonly expression: SyntaxNode }[]
  return items.map(({ expression }) => String(expression['value']))
}

/** What a statement or a call imports to run; types leave no trace. */
function specifiersIn(node: SyntaxNode): readonly string[] {
  const from = partOf(node, 'source')?.['value']
  if (
    node.type === 'ImportDeclaration' ||
    node.type === 'ExportNamedDeclaration' ||
    node.type === 'ExportAllDeclaration'
  ) {
    const names = (node['specifiers'] ?? []) as readonly { isTypeOnly?: boolean }[]
    const isType =
      node['typeOnly'] === true || (names.length > 0 && names.every(({ isTypeOnly }) => isTypeOnly))
    return isType || typeof from !== 'string' ? [] : [from]
  }
  if (node.type !== 'CallExpression' || partOf(node, 'callee')?.type !== 'Import') return []
  const [first] = node['arguments'] as readonly { expression: SyntaxNode }[]
  return first?.expression.type === 'StringLiteral' ? [String(first.expression['value'])] : []
}

function resolved(root: string, file: string, specifier: string): readonly string[] {
  const path = specifier.startsWith('#')
    ? specifier.slice(1)
    : specifier.startsWith('.')
      ? join(file, '..', specifier)
      : undefined
  return path !== undefined && existsSync(join(root, path)) ? [path] : []
}
