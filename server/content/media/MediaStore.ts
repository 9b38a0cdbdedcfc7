/** Files of media by name, wherever they lie. */
export interface MediaStore {
  /** The bytes; undefined where there is no such file. */
  readonly read: (name: string) => Promise<Buffer | undefined>
  /** Writes a file in one step: who reads it sees nothing or all of it. */
  readonly write: (name: string, bytes: Buffer, type: string) => Promise<void>
  /** Removes files. Those that are gone are no mistake. */
  readonly remove: (names: readonly string[]) => Promise<void>
  /** The files directly in a folder, some at a time. */
  readonly list: (folder: string) => AsyncIterable<readonly MediaFile[]>
}

export interface MediaFile {
  readonly name: string
  /** When it was written, ms since 1970. */
  readonly at: number
}

/** Files listed at once: what stores of others take. */
export const AT_ONCE = 1000

const namePattern = /^[\w-]+(?:\/[\w-]+)*\.\w+$/

/** Names are made by the portal; one that leads elsewhere is a bug, and ends there. */
export function checked(name: string): string {
  if (!namePattern.test(name)) throw new Error(`No name of a file of media: ${name}`)
  return name
}
