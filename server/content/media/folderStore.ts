import { randomUUID } from 'node:crypto'
import { opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from '#server/platform/makeFolder.ts'
import { AT_ONCE, checked, type MediaFile, type MediaStore } from './MediaStore.ts'

const isMissing = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT'

const orNothing = (thrown: unknown): undefined => {
  if (!isMissing(thrown)) throw thrown
}

/** What is half written. */
const isDraft = (name: string): boolean => name.endsWith('.part')

async function* listIn(root: string, folder: string): AsyncGenerator<readonly MediaFile[]> {
  const entries = await opendir(join(root, folder)).catch(orNothing)
  let found: MediaFile[] = []
  for await (const entry of entries ?? []) {
    if (!entry.isFile() || isDraft(entry.name)) continue
    const name = `${folder}/${entry.name}`
    const written = await stat(join(root, name)).catch(orNothing)
    if (written !== undefined) found.push({ name, at: written.mtimeMs })
    if (found.length < AT_ONCE) continue
    yield found
    found = []
  }
  if (found.length > 0) yield found
}

/** Media as files of a folder: this machine's, or one that several share. */
export const folderStore = (root: string): MediaStore => ({
  read: async (name) => readFile(join(root, checked(name))).catch(orNothing),
  write: async (name, bytes) => {
    const path = join(root, checked(name))
    makeFolder(dirname(path))
    // Written beside and renamed, so that a stopped process never leaves half a file under its name.
    const draft = `${path}.${randomUUID()}.part`
    await writeFile(draft, bytes)
    await rename(draft, path)
  },
  remove: async (names) => {
    for (const name of names) await rm(join(root, checked(name)), { force: true })
  },
  list: (folder) => listIn(root, folder),
})
