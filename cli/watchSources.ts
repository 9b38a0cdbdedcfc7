import { existsSync, type FSWatcher, globSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'

/** Folders of the sources that checks read, or are made of. */
const folders = [
  'domain',
  'app',
  'tokens',
  'design-system',
  'texts',
  'stories',
  'search-engine',
  'server',
  'cli',
  'demo',
  'tests',
]
const source = /\.(?:tsx?|json)$/
/** Debounce: an editor writes a file in several steps, a formatter many files. */
const quietMs = 150

/** Sources as they change. */
export interface ChangingSources {
  /** The changes since the last call. Waits until there are some. */
  readonly changed: () => Promise<readonly string[]>
  readonly close: () => void
}

/**
 * Watches the sources of a project, each folder separately: a recursive watcher loses a file for good once an
 * editor has replaced it.
 */
export function watchSources(root: string): ChangingSources {
  const changed = new Set<string>()
  const watchers = new Map<string, FSWatcher>()
  let wake = Promise.withResolvers<undefined>()

  const watchFolder = (folder: string): void => {
    if (watchers.has(folder)) return
    const watcher = watch(join(root, folder), (_event, name) => {
      if (name === null) return
      const path = `${folder}/${name}`
      if (source.test(name)) {
        changed.add(path)
        wake.resolve(undefined)
      } else if (isFolder(join(root, path))) watchTree(path)
    })
    // A folder that is taken away ends its watcher.
    watcher.on('error', () => watchers.delete(folder))
    watchers.set(folder, watcher)
  }
  const watchTree = (folder: string): void => {
    watchFolder(folder)
    for (const inner of globSync('**/*', { cwd: join(root, folder), withFileTypes: true }))
      if (inner.isDirectory()) watchFolder(join(inner.parentPath, inner.name).slice(root.length + 1))
  }

  for (const folder of folders) if (existsSync(join(root, folder))) watchTree(folder)
  return {
    changed: async () => {
      await wake.promise
      await new Promise((settle) => setTimeout(settle, quietMs))
      wake = Promise.withResolvers()
      const files = [...changed].toSorted()
      changed.clear()
      return files
    },
    close: () => {
      for (const watcher of watchers.values()) watcher.close()
    },
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
