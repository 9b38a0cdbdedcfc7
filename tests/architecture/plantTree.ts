import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const project = join(import.meta.dirname, '../..')

/** Writes a small project of the given files, with the real aliases and packages, for as long as `look` runs. */
export async function plantTree<Result>(
  files: Readonly<Record<string, string>>,
  look: (root: string) => Result | Promise<Result>,
): Promise<Result> {
  const root = mkdtempSync(join(tmpdir(), 'estia-architecture-'))
  try {
    const all = { 'package.json': readFileSync(join(project, 'package.json'), 'utf8'), ...files }
    for (const [path, text] of Object.entries(all)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
    return await look(root)
  } finally {
    rmSync(root, { recursive: true })
  }
}
