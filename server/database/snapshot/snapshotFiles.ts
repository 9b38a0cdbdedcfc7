/**
 * A snapshot on disk: a folder with a manifest, a file for each table as COPY writes it, and the SHA-256 of every file
 * as `sha256sum --check` reads it.
 */
import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { type Manifest, readManifest, writeManifest } from './Manifest.ts'
import { SnapshotDamaged } from './problems.ts'

const MANIFEST = 'manifest.json'
const SUMS = 'SHA256SUMS'
const TABLES = 'tables'

/** For its user alone. */
export const PRIVATE = { mode: 0o600 } as const

/** A table's rows, from the snapshot's folder. */
export const tableFile = (table: string): string => `${TABLES}/${table}.copy`

/** SHA-256 in hexadecimal digits, by the file's path in the snapshot. */
export type Sums = ReadonlyMap<string, string>

/** Writes a snapshot beside its place and moves it there once all of it has reached the disk. */
export async function writeWhole<A>(
  folder: string,
  fill: (draft: string) => Promise<{ readonly manifest: Manifest; readonly sums: Sums; readonly result: A }>,
): Promise<A> {
  const draft = `${folder}.draft-${process.pid}`
  try {
    await rm(draft, { recursive: true, force: true })
    // It contains private messages: readable by this user only.
    await mkdir(draft, { mode: 0o700 })
    await mkdir(join(draft, TABLES), { mode: 0o700 })
    const { manifest, sums, result } = await fill(draft)
    const text = writeManifest(manifest)
    await writeFile(join(draft, MANIFEST), text, PRIVATE)
    await writeFile(join(draft, SUMS), linesOf(new Map([...sums, [MANIFEST, sumOf(text)]])), PRIVATE)
    await reachDisk(draft)
    await rename(draft, folder)
    await syncPath(dirname(folder))
    return result
  } catch (thrown) {
    await rm(draft, { recursive: true, force: true })
    throw thrown
  }
}

/** Waits until everything under a folder, and the folder itself, is on the disk. */
export async function reachDisk(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    await (entry.isDirectory() ? reachDisk(path) : syncPath(path))
  }
  await syncPath(folder)
}

/** Waits until a file, or the names in a folder, are on the disk. */
export async function syncPath(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The manifest of a snapshot every byte of which is as it was written; throws `SnapshotDamaged`. */
export async function readWhole(folder: string): Promise<Manifest> {
  const damaged = (reason: string) => new SnapshotDamaged({ folder, reason })
  if (!existsSync(join(folder, SUMS))) throw damaged(`it has no ${SUMS}`)
  const sums = readLines(await readFile(join(folder, SUMS), 'utf8'))
  if (sums === undefined) throw damaged(`${SUMS} cannot be read`)
  for (const path of await filesUnder(folder)) {
    if (path !== SUMS && !sums.has(path)) throw damaged(`nobody wrote ${path}`)
  }
  for (const [path, sum] of sums) {
    if (!existsSync(join(folder, path))) throw damaged(`${path} is missing`)
    if ((await sumOfFile(join(folder, path))) !== sum) throw damaged(`${path} was changed`)
  }
  if (!sums.has(MANIFEST)) throw damaged(`${MANIFEST} has no sum`)
  const manifest = await parse(join(folder, MANIFEST)).catch(() => {
    throw damaged(`${MANIFEST} is of another format`)
  })
  const without = manifest.tables.find(({ name }) => !sums.has(tableFile(name)))
  if (without !== undefined) throw damaged(`${tableFile(without.name)} has no sum`)
  return manifest
}

const parse = async (path: string): Promise<Manifest> => readManifest(await readFile(path, 'utf8'))

async function filesUnder(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}

const sumOf = (text: string): string => createHash('sha256').update(text).digest('hex')

async function sumOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

const linesOf = (sums: Sums): string => [...sums].map(([path, sum]) => `${sum}  ${path}\n`).join('')

/** Paths that stay inside the snapshot; undefined where a line is anything else. */
function readLines(text: string): Sums | undefined {
  const lines = text.split('\n')
  if (lines.pop() !== '') return undefined
  const sums = new Map<string, string>()
  for (const line of lines) {
    const [, sum, path] = /^([0-9a-f]{64}) {2}((?:tables\/)?\w+(?:\.\w+)?)$/.exec(line) ?? []
    if (sum === undefined || path === undefined) return undefined
    sums.set(path, sum)
  }
  return sums
}
