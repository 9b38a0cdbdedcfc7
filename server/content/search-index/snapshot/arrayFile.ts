/**
 * Typed arrays in one file: a header that lists them, then the arrays as in memory. A file that is truncated,
 * damaged or of another version is detected.
 */
import { type FileHandle, open, rename } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import type { Numbers } from '#search-engine/store/indexArrays.ts'

/** Strings beside the arrays, which are needed to use them. */
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

/** The first bytes of the file; its number increases with the format. */
const MAGIC = 'estia-arrays-2\n'

/** Arrays begin at multiples of this. */
const ALIGNMENT = 8
const padded = (size: number) => Math.ceil(size / ALIGNMENT) * ALIGNMENT

/** Magic, then the header's length and its sum as eight hexadecimal digits each. */
const PREFIX = padded(MAGIC.length + 16)
const digitsOf = (number: number) => number.toString(16).padStart(8, '0')
const numberAt = (digits: string, at: number) => Number.parseInt(digits.slice(at, at + 8), 16)

const bytesOf = (array: Numbers) => new Uint8Array(array.buffer, array.byteOffset, array.byteLength)

const sizeOf = ({ type, length }: Entry) => length * types[type].BYTES_PER_ELEMENT

/** The number of parallel reads: while one array is checksummed, others are read. */
const READERS = 3

/** The operating system reads and writes at most 2 GiB at once, less than five million listings need. Bytes. */
const PIECE = 2 ** 30

function* piecesOf(bytes: Uint8Array, size: number): Generator<readonly [piece: Uint8Array, at: number]> {
  for (let at = 0; at < bytes.length; at += size) yield [bytes.subarray(at, at + size), at]
}

function sumOf(array: Numbers, size: number): number {
  let sum = 0
  for (const [piece] of piecesOf(bytesOf(array), size)) sum = crc32(piece, sum)
  return sum
}

/** Writes a file atomically: a reader sees the old one or the new one. Other work goes on meanwhile. */
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
  // One name, so that a draft that a stop left incomplete is overwritten.
  const draft = `${path}.draft`
  const file = await open(draft, 'w')
  try {
    const prefix = `${MAGIC}${digitsOf(header.length)}${digitsOf(crc32(header))}`
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

/** Reads a file; undefined where there is none, or where it is damaged. */
export async function readArrays(path: string, piece = PIECE): Promise<ArrayFile | undefined> {
  const file = await open(path).catch(() => undefined)
  if (file === undefined) return undefined
  try {
    const prefix = (await readBytes(file, 0, PREFIX, piece))?.toString('latin1') ?? ''
    if (!prefix.startsWith(MAGIC)) return undefined
    const [length, sum] = [numberAt(prefix, MAGIC.length), numberAt(prefix, MAGIC.length + 8)]
    const header = await readBytes(file, PREFIX, length, piece)
    if (header === undefined || crc32(header) !== sum) return undefined
    return await arraysIn(file, padded(PREFIX + length), JSON.parse(header.toString('utf8')) as Header, piece)
  } finally {
    await file.close()
  }
}

async function arraysIn(
  file: FileHandle,
  start: number,
  { facts, entries }: Header,
  piece: number,
): Promise<ArrayFile | undefined> {
  const arrays = new Map<string, Numbers>()
  const left = placesOf(entries, start).values()
  let isGood = true
  const readOn = async (): Promise<void> => {
    for (const [entry, at] of left) {
      const array = isGood ? await readArray(file, at, entry, piece) : undefined
      if (array === undefined) isGood = false
      else arrays.set(entry.name, array)
    }
  }
  await Promise.all(Array.from({ length: READERS }, readOn))
  return isGood ? { facts, arrays } : undefined
}

/** The offset of each array. */
function placesOf(entries: readonly Entry[], start: number): readonly (readonly [Entry, at: number])[] {
  let at = start
  return entries.map((entry) => {
    const begin = at
    at = padded(at + sizeOf(entry))
    return [entry, begin]
  })
}

/** An array; undefined where it is truncated or its checksum is wrong. */
async function readArray(
  file: FileHandle,
  at: number,
  entry: Entry,
  piece: number,
): Promise<Numbers | undefined> {
  const bytes = await readBytes(file, at, sizeOf(entry), piece)
  if (bytes === undefined) return undefined
  const array = new types[entry.type](bytes.buffer, bytes.byteOffset, entry.length)
  return sumOf(array, piece) === entry.crc ? array : undefined
}

/** A new buffer of bytes from an offset; undefined where the file ends before. */
async function readBytes(
  file: FileHandle,
  at: number,
  size: number,
  piece: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  // Checked before memory is allocated: the size may be that of a damaged header.
  const end = size === 0 ? 0 : at + size
  if (!(end <= (await file.stat()).size)) return undefined
  const bytes = Buffer.from(new ArrayBuffer(size))
  for (const [part, from] of piecesOf(bytes, piece)) {
    const { bytesRead } = await file.read(part, 0, part.length, at + from)
    if (bytesRead < part.length) return undefined
  }
  return bytes
}
