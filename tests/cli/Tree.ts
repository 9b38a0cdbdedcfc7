import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { projectRoot } from '#cli/projectRoot.ts'

/** A copy of the project in which something may be wrong. */
export interface Tree {
  readonly root: string
  /** Puts a text in the place of a file, for as long as `within` takes. */
  readonly changed: <Result>(file: string, text: string, within: () => Promise<Result>) => Promise<Result>
  readonly remove: () => void
}

/**
 * Copies every file of the project that git knows or would take. Hard links cost next to nothing, and serve where
 * nothing but `changed` writes: whatever wrote through one would write into the project itself.
 */
export function plantTree(put: typeof link | typeof copy = link): Tree {
  const root = mkdtempSync(join(tmpdir(), 'estia-tree-'))
  const folders = new Set<string>()
  for (const file of projectFiles()) {
    const folder = dirname(join(root, file))
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    put(join(projectRoot, file), join(root, file))
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
  return {
    root,
    changed: async (file, text, within) => {
      rmSync(join(root, file))
      // A new file: written through the link, the change would be in the project itself.
      writeFileSync(join(root, file), text, { flag: 'wx' })
      try {
        return await within()
      } finally {
        rmSync(join(root, file))
        put(join(projectRoot, file), join(root, file))
      }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

function projectFiles(): readonly string[] {
  const list = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (list.status !== 0) throw new Error(`git does not list the project's files: ${list.stderr}`)
  return list.stdout.split('\0').filter((file) => file !== '' && existsSync(join(projectRoot, file)))
}

/** A hard link, or a copy where the temporary folder is on another disk. */
function link(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copy(from, to)
  }
}

/** For what is let loose on a tree to write where it likes. */
export const copy = (from: string, to: string): void => copyFileSync(from, to)
