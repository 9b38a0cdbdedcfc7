/** Files of feeds that wait to be read, in a folder of the portal's. Each is named after its run. */
import { Effect } from 'effect'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Configuration } from '#server/platform/Configuration.ts'
import { feedBytesMax } from '../reading/decode.ts'

const ENDING = '.feed'

/** More bytes than a feed may have. */
export class FeedTooLarge extends Error {}

/** A file that is being received; `finish` makes it one that waits. */
export async function receiveFile(folder: string, runId: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = join(folder, `${runId}.part`)
  const file = await open(draft, 'w', 0o600)
  let bytes = 0
  return {
    take: async (part: Uint8Array) => {
      bytes += part.byteLength
      if (bytes > feedBytesMax) throw new FeedTooLarge()
      await file.write(part)
    },
    finish: async () => {
      await file.sync()
      await file.close()
      await rename(draft, join(folder, runId + ENDING))
    },
    discard: async () => {
      // It may be closed already, and is removed either way.
      await file.close().catch(() => undefined)
      await rm(draft, { force: true })
    },
  }
}

export type ReceivedFile = Awaited<ReturnType<typeof receiveFile>>

export const fileOf = (folder: string, runId: string): string => join(folder, runId + ENDING)

export const removeFile = (folder: string, runId: string): Promise<void> =>
  rm(fileOf(folder, runId), { force: true })

/** The runs whose files lie here; what was never received whole is removed. */
export async function runsHere(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => one.endsWith('.part')))
    await rm(join(folder, name), { force: true })
  return names.filter((one) => one.endsWith(ENDING)).map((one) => one.slice(0, -ENDING.length))
}

export const feedFolder = Effect.map(Configuration, ({ dataFolder }) => join(dataFolder, 'feeds'))
