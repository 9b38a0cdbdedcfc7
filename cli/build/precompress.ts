import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Kinds of file that shrink; pictures and fonts are compressed already. */
const compressible = new Set(['.js', '.mjs', '.css', '.svg', '.json', '.txt', '.webmanifest'])

/** Smaller files gain nothing over their headers, bytes. */
const smallest = 1024

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes `.br` and `.gz` beside every file below a folder that is worth it, at the best level: it is done once. */
export async function precompress(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() || !compressible.has(extname(entry.name))) continue
    const path = join(entry.parentPath, entry.name)
    if (await isDone(path)) continue
    const bytes = await readFile(path)
    if (bytes.length < smallest) continue
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    await writeFile(`${path}.br`, await brotli(bytes, { params: quality }))
    await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }))
  }
}

/** Files of earlier builds are compressed already. */
async function isDone(path: string): Promise<boolean> {
  const [source, compressed] = await Promise.all([stat(path), stat(`${path}.br`).catch(() => undefined)])
  return compressed !== undefined && compressed.mtimeMs >= source.mtimeMs
}
