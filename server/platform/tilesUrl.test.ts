import { expect, it } from 'vitest'
import { isPmtiles, readTilesUrl, tilesOrigin } from './tilesUrl.ts'

it.each([
  [
    'https://tiles.example/greece.json?key=1',
    'https://tiles.example/greece.json?key=1',
    'https://tiles.example',
  ],
  [
    'https://tiles.example:8443/greece.pmtiles',
    'pmtiles://https://tiles.example:8443/greece.pmtiles',
    'https://tiles.example:8443',
  ],
  ['pmtiles://https://tiles.example/a', 'pmtiles://https://tiles.example/a', 'https://tiles.example'],
])('%s is taken', (given, address, origin) => {
  expect(readTilesUrl(given)).toBe(address)
  expect(tilesOrigin(address)).toBe(origin)
  expect(isPmtiles(address)).toBe(address.startsWith('pmtiles:'))
})

it.each([
  '',
  'tiles',
  'ftp://tiles.example/a',
  'pmtiles://a.pmtiles',
  'https://user:secret@tiles.example/',
  'javascript:1',
])('%s is not', (given) => {
  expect(readTilesUrl(given)).toBeUndefined()
})
