import { languages, type Language } from '#domain/locale.ts'
import { zooms } from './layers.ts'

/** Everything of the map lies under it. */
export const tilesPath = '/tiles/'
/** The TileJSON; `?language=` chooses the names. */
export const tileJsonPath = `${tilesPath}tiles.json`

/** Column `x` from the west and row `y` from the north among the 2^z × 2^z tiles of a zoom, in web mercator. */
export interface TileAddress {
  readonly language: Language
  readonly z: number
  readonly x: number
  readonly y: number
}

/** A parsed tile address; `bad` says why it is no tile, `gone` names a version that is not served. */
export type TileRequest =
  | { readonly kind: 'tile'; readonly tile: TileAddress }
  | { readonly kind: 'bad'; readonly reason: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unknown' }

const pattern = /^([^/]+)\/([^/]+)\/([^/]+)\/([^/]+)\/([^/]+)\.mvt$/
/** Plain decimals without a leading zero: one address a tile. */
const wholeNumber = /^(?:0|[1-9]\d{0,5})$/

export const isLanguage = (text: string): text is Language => (languages as readonly string[]).includes(text)

/** Reads what follows `/tiles/`: `{version}/{language}/{z}/{x}/{y}.mvt`. Never throws, whatever was sent. */
export function readTileAddress(rest: string, version: string): TileRequest {
  const [, asked, language = '', ...numbers] = pattern.exec(rest) ?? []
  if (asked === undefined) return { kind: 'unknown' }
  if (asked !== version) return { kind: 'gone' }
  if (!isLanguage(language))
    return { kind: 'bad', reason: `The language must be one of ${languages.join(', ')}.` }
  if (!numbers.every((text) => wholeNumber.test(text)))
    return { kind: 'bad', reason: 'Zoom, column and row must be whole numbers.' }
  const [z = 0, x = 0, y = 0] = numbers.map(Number)
  if (z > zooms.max) return { kind: 'bad', reason: `The zoom must be from ${zooms.min} to ${zooms.max}.` }
  if (x >= 2 ** z || y >= 2 ** z)
    return { kind: 'bad', reason: `Column and row must be from 0 to ${2 ** z - 1} at zoom ${z}.` }
  return { kind: 'tile', tile: { language, z, x, y } }
}

/** Where the tiles of a language are, with `{z}`, `{x}` and `{y}` for the client to fill in. */
export const tilePath = (version: string, language: Language): string =>
  `${tilesPath}${version}/${language}/{z}/{x}/{y}.mvt`
