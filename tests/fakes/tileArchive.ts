/** Writes tiles as one PMTiles archive (version 3), as Planetiler does: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md */
import { Buffer } from 'node:buffer'
import { gzipSync } from 'node:zlib'
import { zxyToTileId } from 'pmtiles'

export interface ArchivedTile {
  readonly z: number
  readonly x: number
  readonly y: number
  /** Protocol buffers of a vector tile. */
  readonly data: Uint8Array
}

/** West, south, east, north, degrees. */
export type Bounds = readonly [number, number, number, number]

const HEADER = 127
const GZIP = 2
const VECTOR = 1

/** The bytes of the archive. Readers take the root directory from its first 16 KB: a few hundred tiles have room there. */
export function tileArchive(tiles: readonly ArchivedTile[], bounds: Bounds): Buffer {
  const entries = tiles
    .map(({ z, x, y, data }) => ({ id: zxyToTileId(z, x, y), z, data: gzipSync(data) }))
    .toSorted((one, other) => one.id - other.id)
  const directory = gzipSync(directoryOf(entries))
  const metadata = gzipSync(JSON.stringify({ name: 'estia-test' }))
  const data = Buffer.concat(entries.map((entry) => entry.data))
  const zooms = entries.map(({ z }) => z)

  const header = Buffer.alloc(HEADER)
  header.write('PMTiles')
  header.writeUInt8(3, 7)
  const parts = [directory.length, metadata.length, 0, data.length]
  let offset = HEADER
  for (const [n, length] of parts.entries()) {
    header.writeBigUInt64LE(BigInt(offset), 8 + 16 * n)
    header.writeBigUInt64LE(BigInt(length), 16 + 16 * n)
    offset += length
  }
  for (const at of [72, 80, 88]) header.writeBigUInt64LE(BigInt(entries.length), at)
  const bytes = [1, GZIP, GZIP, VECTOR, Math.min(...zooms), Math.max(...zooms)]
  for (const [n, value] of bytes.entries()) header.writeUInt8(value, 96 + n)
  for (const [n, degrees] of bounds.entries()) header.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * n)
  return Buffer.concat([header, directory, metadata, data])
}

/** Columns of ids (each as the step from the one before), run lengths, lengths and offsets, where 0 means right behind. */
function directoryOf(entries: readonly { readonly id: number; readonly data: Buffer }[]): Uint8Array {
  return Uint8Array.from(
    [
      entries.length,
      ...entries.map(({ id }, n) => id - (entries[n - 1]?.id ?? 0)),
      ...entries.map(() => 1),
      ...entries.map(({ data }) => data.length),
      ...entries.map((_, n) => (n === 0 ? 1 : 0)),
    ].flatMap(varint),
  )
}

/** Seven bits a byte, the lowest first; all but the last are marked. */
function varint(value: number): number[] {
  const bytes: number[] = []
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest]
    bytes.push((rest % 128) + 128)
  }
}
