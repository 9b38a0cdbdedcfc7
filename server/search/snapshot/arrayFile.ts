/**
 * Typed arrays in one file: a header that says what follows, then the arrays as they lie in memory.
 * A file that was cut short, changed or written by another version is told from a good one.
 */
import { open, readFile, rename } from 'node:fs/promises'
import { crc32 } from 'node:zlib'

export type Numbers = Int32Array | Uint8Array | Uint16Array | Uint32Array

/** What a file holds beside the arrays: strings that must be known to use them. */
export type Facts = Readonly<Record<string, string>>

export interface ArrayFile {
  readonly facts: Facts
  readonly arrays: ReadonlyMap<string, Numbers>
}

const types = { Int32Array, Uint8Array, Uint16Array, Uint32Array } as const
type TypeName = keyof typeof types

interface Entry {
  readonly name: string
  readonly type: TypeName
  readonly length: number
  readonly crc: number
}

interface Header {
  readonly facts: Facts
  readonly entries: readonly Entry[]
}

/** First bytes of the file; the number counts up with the format. */
const MAGIC = 'estia-arrays-1\n'

/** Arrays begin at multiples of this. */
const ALIGNMENT = 8
const padded = (size: number) => Math.ceil(size / ALIGNMENT) * ALIGNMENT

/** Magic, and the header's length as eight hexadecimal digits. */
const PREFIX = padded(MAGIC.length + 8)

const bytesOf = (array: Numbers) => new Uint8Array(array.buffer, array.byteOffset, array.byteLength)

/** Writes a file in one step: who reads it sees the old one or the new one, whole. Other work goes on meanwhile. */
export async function writeArrays(path: string, { facts, arrays }: ArrayFile): Promise<void> {
  const entries = [...arrays].map(
    ([name, array]): Entry => ({
      name,
      type: array.constructor.name as TypeName,
      length: array.length,
      crc: crc32(bytesOf(array)),
    }),
  )
  const header = Buffer.from(JSON.stringify({ facts, entries } satisfies Header))
  // One name, so that a draft which a stop cut short is written over and not left beside.
  const draft = `${path}.draft`
  const file = await open(draft, 'w')
  try {
    const prefix = `${MAGIC}${header.length.toString(16).padStart(8, '0')}`
    await file.write(Buffer.concat([Buffer.alloc(PREFIX, ' ').fill(prefix, 0, prefix.length), header]))
    let at = padded(PREFIX + header.length)
    for (const array of arrays.values()) {
      await file.write(bytesOf(array), 0, array.byteLength, at)
      at = padded(at + array.byteLength)
    }
    await file.datasync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
}

/** Reads a file; undefined where there is none, or none that can be trusted. */
export async function readArrays(path: string): Promise<ArrayFile | undefined> {
  const bytes = await readFile(path).catch(() => undefined)
  if (bytes === undefined || bytes.subarray(0, MAGIC.length).toString('latin1') !== MAGIC) return undefined
  const length = Number.parseInt(bytes.subarray(MAGIC.length, MAGIC.length + 8).toString('latin1'), 16)
  const header = readHeader(bytes.subarray(PREFIX, PREFIX + length))
  return header && arraysIn(bytes, padded(PREFIX + length), header)
}

function readHeader(bytes: Buffer): Header | undefined {
  try {
    return JSON.parse(bytes.toString('utf8')) as Header
  } catch {
    return undefined
  }
}

function arraysIn(bytes: Buffer, start: number, { facts, entries }: Header): ArrayFile | undefined {
  const arrays = new Map<string, Numbers>()
  let at = start
  for (const { name, type, length, crc } of entries) {
    const Type = types[type]
    const size = length * Type.BYTES_PER_ELEMENT
    if (at + size > bytes.length) return undefined
    const array = new Type(bytes.buffer as ArrayBuffer, bytes.byteOffset + at, length)
    if (crc32(bytesOf(array)) !== crc) return undefined
    arrays.set(name, array)
    at = padded(at + size)
  }
  return { facts, arrays }
}
