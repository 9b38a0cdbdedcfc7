import { Buffer } from 'node:buffer'
import { PMTiles, type Source } from 'pmtiles'
import { expect, it } from 'vitest'
import { tileArchive } from './tileArchive.ts'

const inMemory = (archive: Buffer): Source => ({
  getKey: () => 'memory',
  getBytes: (offset, length) =>
    Promise.resolve({ data: Uint8Array.from(archive.subarray(offset, offset + length)).buffer }),
})

it('writes an archive that the library reads', async () => {
  const tiles = [
    { z: 0, x: 0, y: 0, data: Buffer.from('world') },
    { z: 8, x: 144, y: 98, data: Buffer.alloc(40_000, 'far') },
    { z: 1, x: 1, y: 0, data: Buffer.from('quarter') },
  ]
  const archive = new PMTiles(inMemory(tileArchive(tiles, [19, 34, 30, 42])))
  expect(await archive.getHeader()).toMatchObject({ minZoom: 0, maxZoom: 8, minLon: 19, maxLat: 42 })
  for (const { z, x, y, data } of tiles) {
    const read = await archive.getZxy(z, x, y)
    expect(Buffer.from(read?.data ?? new ArrayBuffer(0))).toEqual(data)
  }
  expect(await archive.getZxy(8, 1, 1)).toBeUndefined()
})
