import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The folders that hold the project's code. */
export const sourceFolders = [
  'tokens',
  'design-system',
  'domain',
  'search-engine',
  'server',
  'app',
  'cli',
  'demo',
  'texts',
  'stories',
  'tests',
] as const

const generated = new Set(['node_modules', 'dist', 'storybook-static'])

/** Every file of the source folders, as paths from the root with forward slashes. */
export const sourceFiles = (root: string): readonly string[] =>
  sourceFolders.filter((folder) => existsSync(join(root, folder))).flatMap((folder) => filesIn(root, folder))

function filesIn(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [path]
    return generated.has(entry.name) || entry.name.startsWith('.') ? [] : filesIn(root, path)
  })
}

/** Whether a path is a TypeScript module. */
export const isModule = (path: string): boolean => /\.tsx?$/.test(path)
/** Whether a path is a test that stands beside the source. */
export const isTest = (path: string): boolean => /\.(?:test|spec)\.tsx?$/.test(path)
