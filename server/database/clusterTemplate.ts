/**
 * A fresh cluster kept as an archive, for tests: making one takes PGlite 5–10 s on a busy machine,
 * unpacking it 1 s. A real data folder is always made from nothing.
 */
import type { PGlite } from '@electric-sql/pglite'
import { existsSync, openAsBlob } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/estia')

/** A cluster belongs to the exact version that made it. */
const templatePath = async (): Promise<string> => {
  const manifest = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'))
  const { version }: { version: string } = JSON.parse(await readFile(manifest, 'utf8'))
  return join(CACHE, `pglite-${version}.tar`)
}

/** The archive, if one was kept. */
export const readTemplate = async (): Promise<Blob | undefined> => {
  const path = await templatePath()
  return existsSync(path) ? openAsBlob(path) : undefined
}

/** Keeps a cluster that nothing was written to yet. */
export const keepTemplate = async (db: PGlite): Promise<void> => {
  const path = await templatePath()
  const draft = `${path}.${process.pid}`
  const archive = await db.dumpDataDir('none')
  await mkdir(dirname(path), { recursive: true })
  await writeFile(draft, new Uint8Array(await archive.arrayBuffer()))
  await rename(draft, path)
}
