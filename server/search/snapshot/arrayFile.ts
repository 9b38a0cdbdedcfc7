/**
 * Typed arrays in one file: a header that says what follows, then the arrays as they lie in memory.
 * A file that was cut short, changed or written by another version is told from a good one.
 */
import { type FileHandle, open, rename } from 'node:fs/promises'
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

/** The system takes and gives 2 GiB at once at most: five million listings are more. Bytes. */
const PIECE = 2 ** 30

function* piecesOf(bytes: Uint8Array, size: number): Generator<readonly [piece: Uint8Array, at: number]> {
  for (let at = 0; at < bytes.length; at += size) yield [bytes.subarray(at, at + size), at]
}

function sumOf(array: Numbers, size: number): number {
  let sum = 0
  for (const [piece] of piecesOf(bytesOf(array), size)) sum = crc32(piece, sum)
  return sum
}

/** Writes a file in one step: who reads it sees the old one or the new one, whole. Other work goes on meanwhile. */
export async function writeArrays(path: string, { facts, arrays }: ArrayFile, piece = PIECE): Promise<void> {
  const entries = [...arrays].map(
    ([name, array]): Entry => ({
      name,
      type: array.constructor.name as TypeName,
      length: array.length,
      crc: sumOf(array, piece),
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
      for (const [bytes, from] of piecesOf(bytesOf(array), piece))
        await file.write(bytes, 0, bytes.length, at + from)
      at = padded(at + array.byteLength)
    }
    await file.datasync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
}

/** Reads a file; undefined where there is none, or none that can be trusted. */
export async function readArrays(path: string, piece = PIECE): Promise<ArrayFile | undefined> {
  const file = await open(path).catch(() => undefined)
  if (file === undefined) return undefined
  try {
    const prefix = (await readBytes(file, 0, PREFIX, piece))?.toString('latin1') ?? ''
    if (!prefix.startsWith(MAGIC)) return undefined
    const length = Number.parseInt(prefix.slice(MAGIC.length, MAGIC.length + 8), 16)
    const header = readHeader(await readBytes(file, PREFIX, length, piece))
    return header && (await arraysIn(file, padded(PREFIX + length), header, piece))
  } finally {
    await file.close()
  }
}

function readHeader(bytes: Buffer | undefined): Header | undefined {
  try {
    return JSON.parse(bytes?.toString('utf8') ?? '') as Header
  } catch {
    return undefined
  }
}

async function arraysIn(
  file: FileHandle,
  start: number,
  { facts, entries }: Header,
  piece: number,
): Promise<ArrayFile | undefined> {
  const arrays = new Map<string, Numbers>()
  let at = start
  for (const { name, type, length, crc } of entries) {
    const Type = types[type]
    const size = length * Type.BYTES_PER_ELEMENT
    const bytes = await readBytes(file, at, size, piece)
    if (bytes === undefined) return undefined
    const array = new Type(bytes.buffer, bytes.byteOffset, length)
    if (sumOf(array, piece) !== crc) return undefined
    arrays.set(name, array)
    at = padded(at + size)
  }
  return { facts, arrays }
}

/** So many bytes from a place, in memory of their own; undefined where the file ends before. */
async function readBytes(
  file: FileHandle,
  at: number,
  size: number,
  piece: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  // Before memory is asked for: the size is what a damaged file says. Where the last one is empty, no room is left for it.
  const end = size === 0 ? 0 : at + size
  if (!(end <= (await file.stat()).size)) return undefined
  const bytes = Buffer.from(new ArrayBuffer(size))
  for (const [part, from] of piecesOf(bytes, piece)) {
    const { bytesRead } = await file.read(part, 0, part.length, at + from)
    if (bytesRead < part.length) return undefined
  }
  return bytes
}
